import { readFileSync, writeFileSync } from 'node:fs';
import { makeFilter } from './bloom-filter.ts';
import { filterFile, SHORTEST } from './check-choice.ts';

// Makes the filter of known passwords: npm run passwords -- <file with a password on each line, the most common first>
const MOST = 500_000;

const [list] = process.argv.slice(2);
if (!list) throw new Error('Give the file with the passwords, one per line.');
const words = readFileSync(list, 'utf8').split(/\r?\n/).slice(0, MOST);
const long = words.filter((word) => word.length >= SHORTEST).map((word) => word.toLowerCase());
writeFileSync(filterFile, makeFilter([...new Set(long)]));
