import { compileMessage } from '@lingui/message-utils/compileMessage';
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
/** The names of the values that a text needs, those within a choice of words too. */
const namesIn = (text) => [...new Set(namesOfTokens(compileMessage(text)))];
const namesOfTokens = (tokens) =>
  tokens.filter(Array.isArray).flatMap(([name, , forms]) => [
    name,
    ...Object.values(forms ?? {})
      .filter(Array.isArray)
      .flatMap(namesOfTokens),
  ]);

/** What a translation must have from its English text: values and elements. */
const placesIn = (text) => [...namesIn(text), ...(text.match(/<\d+/g) ?? [])].toSorted().join(' ');

const NOT_FOR_READING = 'scripts/lib/not-for-reading.json';
const forOthers = read(NOT_FOR_READING);

const told = new Map(read(`${FOLDER}/names-in-data.json`).map((text) => [text, 'names-in-data.json']));
const bare = [];
const unfilled = [];
const idle = [];
for (const file of sourcesIn(root, ['web/src', 'contract/src', 'domain/src', 'api/src'])) {
  const found = textsOf(root, file, kindOf.get(file));
  for (const { text, at } of found.told) if (/\p{L}{2}/u.test(text)) told.set(text, at);
  for (const { text, at, given } of found.told)
    if (given)
      unfilled.push(
        ...namesIn(text)
          .filter((name) => !given.includes(name))
          .map((name) => ({ at, name })),
      );
  const excepted = forOthers[file] ?? [];
  if (mustTell.has(file)) bare.push(...found.bare.filter(({ text }) => !excepted.includes(text)));
  const isThere = (excused) => found.bare.some(({ text }) => text === excused);
  idle.push(...excepted.filter((text) => !isThere(text)).map((text) => ({ file, text })));
}

const catalogue = read(CATALOGUE);
if (process.argv.includes('--write')) {
  const texts = [...told.keys()].toSorted();
  writeFileSync(
    join(root, CATALOGUE),
    `${JSON.stringify(Object.fromEntries(texts.map((text) => [text, catalogue[text] ?? ''])), null, 2)}\n`,
  );
}

const plain = (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
/** Whether a translation has the words of the glossary, in any of their forms, for each term that its English text has. */
function breaksGlossary(text, { english, spanish, except = [] }) {
  const said = except.reduce((rest, one) => rest.replaceAll(one, ''), text.replaceAll(/\{\w+(,|\})/g, ' '));
  const stems = plain(spanish)
    .split(' ')
    .map((word) => word.replace(/[oa]$/, ''));
  const isNamed = new RegExp(`\\b${english}s?\\b`, 'i').test(said);
  return isNamed && !stems.every((stem) => plain(catalogue[text]).includes(stem));
}

const glossary = read(`${FOLDER}/glossary.json`);
const astray = Object.keys(catalogue).flatMap((text) =>
  glossary.filter((term) => breaksGlossary(text, term)).map((term) => [text, term]),
);
const missing = [...told].filter(([text]) => !catalogue[text]);
const otherPlaces = [...told].filter(([text]) => catalogue[text] && placesIn(catalogue[text]) !== placesIn(text));
const unused = Object.keys(catalogue).filter((text) => !told.has(text));
const problems = [
  ...missing.map(([text, at]) => `${at}: no Spanish for ${JSON.stringify(text)}`),
  ...unused.map((text) => `${CATALOGUE}: nothing says ${JSON.stringify(text)} any more`),
  ...astray.map(
    ([text, { english, spanish }]) => `${CATALOGUE}: “${english}” is “${spanish}” in ${JSON.stringify(text)}`,
  ),
  ...unfilled.map(({ at, name }) => `${at}: nothing is given for {${name}}`),
  ...otherPlaces.map(([text, at]) => `${at}: the Spanish has other places than ${JSON.stringify(text)}`),
  ...bare.map(({ text, at }) => `${at}: not told in the reader’s language: ${JSON.stringify(text)}`),
  ...idle.map(({ file, text }) => `${NOT_FOR_READING}: ${file} does not have ${JSON.stringify(text)} any more`),
];
if (problems.length > 0) console.log(problems.join('\n'));
console.log(
  `${told.size} texts, ${missing.length} without Spanish, ${unused.length} unused, ${astray.length} against the glossary, ${bare.length} not told in the reader’s language`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
