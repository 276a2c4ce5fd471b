import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { views } from '../src/endpoints.ts';
import { dictionaryOf } from '../src/language/dictionary.ts';

it('lies in docs as the declarations are now; npm run dictionary writes it', () => {
  const written = readFileSync(new URL('../../docs/data-dictionary.md', import.meta.url), 'utf8');
  expect(written.replaceAll('\r\n', '\n')).toBe(dictionaryOf(views));
});
