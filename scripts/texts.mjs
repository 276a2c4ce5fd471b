import { compileMessage } from '@lingui/message-utils/compileMessage';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { beganWith, sourcesIn, textsOf } from './lib/texts.mjs';
import { declaredFields, declaredScreens, forStaff, translated } from './lib/translated.mjs';

// npm run texts             whether every text has its Spanish one, and every Spanish one its text
// npm run texts -- --write  puts what is missing into the catalogue, with nothing beside it, and takes out what is not used; writes what
//                           every page begins with into a catalogue of its own
const FOLDER = 'domain/src/texts';
const CATALOGUE = `${FOLDER}/es.json`;
const FIRST = `${FOLDER}/es-of-every-page.json`;
/** What every page begins with, once its language is known. */
const firstFiles = beganWith(root, 'web/src/start.tsx');
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
const firstTexts = new Set();
for (const file of sourcesIn(root, ['web/src', 'contract/src', 'domain/src', 'api/src'])) {
  const found = textsOf(root, file, kindOf.get(file));
  for (const { text, at } of found.told) {
    if (/\p{L}{2}/u.test(text)) told.set(text, at);
    if (firstFiles.has(file)) firstTexts.add(text);
  }
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

let catalogue = read(CATALOGUE);
const write = (path, texts) => writeFileSync(join(root, path), `${JSON.stringify(texts, null, 2)}\n`);
const firstOf = (texts) => Object.fromEntries(Object.entries(texts).filter(([text]) => firstTexts.has(text)));
if (process.argv.includes('--write')) {
  const texts = [...told.keys()].toSorted();
  catalogue = Object.fromEntries(texts.map((text) => [text, catalogue[text] ?? '']));
  write(CATALOGUE, catalogue);
  write(FIRST, firstOf(catalogue));
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
  ...(JSON.stringify(read(FIRST)) === JSON.stringify(firstOf(catalogue))
    ? []
    : [`${FIRST}: not what every page begins with; npm run texts -- --write mends it`]),
];
if (problems.length > 0) console.log(problems.join('\n'));
console.log(
  `${told.size} texts, ${missing.length} without Spanish, ${unused.length} unused, ${astray.length} against the glossary, ${bare.length} not told in the reader’s language`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
