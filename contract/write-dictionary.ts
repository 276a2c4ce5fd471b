import { writeFileSync } from 'node:fs';
import { views } from './src/endpoints.ts';
import { dictionaryOf } from './src/language/dictionary.ts';
import { registers } from './src/registers.ts';

// Writes the data dictionary of all registers and views to docs/data-dictionary.md.
writeFileSync(new URL('../docs/data-dictionary.md', import.meta.url), dictionaryOf(registers, views));
