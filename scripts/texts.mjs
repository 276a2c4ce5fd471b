import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { sourcesIn, textsOf } from './lib/texts.mjs';
import { declaredFields, declaredScreens, forStaff, translated } from './lib/translated.mjs';

// npm run texts             whether every text has its Spanish one, and every Spanish one its text
// npm run texts -- --write  puts what is missing into the catalogue, with nothing beside it, and takes out what is not used
const FOLDER = 'domain/src/texts';
const CATALOGUE = `${FOLDER}/es.json`;
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const kindOf = new Map([
  ...sourcesIn(root, declaredFields).map((file) => [file, 'fields']),
  ...declaredScreens.map((file) => [file, 'screens']),
]);
const mustTell = new Set(sourcesIn(root, translated).filter((file) => !forStaff.includes(file)));
const forOthers = new Set(read('scripts/lib/not-for-reading.json'));

const told = new Map(read(`${FOLDER}/names-in-data.json`).map((text) => [text, 'names-in-data.json']));
const bare = [];
for (const file of sourcesIn(root, ['web/src', 'contract/src', 'domain/src', 'api/src'])) {
  const found = textsOf(root, file, kindOf.get(file));
  for (const { text, at } of found.told) if (/\p{L}{2}/u.test(text)) told.set(text, at);
  if (mustTell.has(file)) bare.push(...found.bare.filter(({ text }) => !forOthers.has(text)));
}

const catalogue = read(CATALOGUE);
if (process.argv.includes('--write')) {
  const texts = [...told.keys()].toSorted();
  writeFileSync(
    join(root, CATALOGUE),
    `${JSON.stringify(Object.fromEntries(texts.map((text) => [text, catalogue[text] ?? ''])), null, 2)}\n`,
  );
}

const missing = [...told].filter(([text]) => !catalogue[text]);
const unused = Object.keys(catalogue).filter((text) => !told.has(text));
const problems = [
  ...missing.map(([text, at]) => `${at}: no Spanish for ${JSON.stringify(text)}`),
  ...unused.map((text) => `${CATALOGUE}: nothing says ${JSON.stringify(text)} any more`),
  ...bare.map(({ text, at }) => `${at}: not told in the reader’s language: ${JSON.stringify(text)}`),
];
if (problems.length > 0) console.log(problems.join('\n'));
console.log(
  `${told.size} texts, ${missing.length} without Spanish, ${unused.length} unused, ${bare.length} not told in the reader’s language`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
