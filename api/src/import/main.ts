import { ADDRESSES } from '@artesian/contract/importing/registers';
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { audiences, type Audience } from '@artesian/contract/map/audiences';
import { readConfig, SettingsError } from '../platform/config.ts';
import { CannotOpen } from '../platform/database/cannot-open.ts';
import { keepHeapSmall } from '../platform/database/keep-heap-small.ts';
import type { Database } from '../platform/database/open-database.ts';
import { refusalOf } from '../platform/problems.ts';
import { beside, fromHere, say, sayProgress, withDatabase } from './command.ts';
import { commandUser } from './actor.ts';
import { beginImport, importPieces } from './import-rows.ts';
import { runLayerImport, runLayerUndo } from './layers/command.ts';
import { runAddressImport, runAddressUndo } from './addresses/command.ts';
import { listImports } from './list-imports.ts';
import {
  completeMapping,
  modes,
  noMapping,
  readMapping,
  type Mapping,
  type MappingFile,
  type Mode,
} from './mapping.ts';
import { findImport } from './mark-undone.ts';
import { peopleNamedIn, proposalOf } from './named-people.ts';
import { readSource, type Source } from './file/read-source.ts';
import { readDistrictYear } from '../settings/district-year.ts';
import { counted, describeImports, describeMapping, describeResult, describeUnnamed, section } from './report.ts';
import { prepareFolder, RefusedRows, Report, writeLines } from './report-files.ts';
import { findSubject, lookupFieldsOf, subjects, templateOf, type Subject } from './subject.ts';
import { undoImport } from './undo-import.ts';
import { addToSums, noSums, type Sums } from './sums.ts';
import { unnamedFiles } from './file/unnamed-files.ts';
import { Unusable } from './unusable.ts';

const [lists, others] = [true, false].map((isList) =>
  subjects.map(({ declared }) => declared.as).filter((name) => name.startsWith('list:') === isList),
) as [string[], string[]];

const HELP = `npm run import -- <register> <file.csv | file.xlsx | files.zip> [--mode add | fill | overwrite] [--map <mapping.json>] [--sheet <name>]
                        [--add-words] [--refuse-unreadable] [--dry-run] [--report <report.csv>]
npm run import -- template <register> <file.csv>
npm run import -- people <register> <file.csv | file.xlsx> <people.csv> [--map <mapping.json>] [--sheet <name>]
npm run import -- layer <file.geojson | shapefile.zip> --layer <id> [--title <title>] [--group <group>] [--name <column>]
                        [--attribution <words>] [--audience everyone | signed-in | staff] [--dry-run] [--report <report.csv>]
npm run import -- addresses <addresses.csv | addresses.geojson | address-ranges.zip> [--dry-run] [--report <report.csv>]
npm run import -- list
npm run import -- undo <import>

A register is one of: ${others.join(', ')};
or a list: ${lists.join(', ')}.`;

/** Pieces that are done stay done. */
const GO_ON = 'Finished batches stay. Run the same command again to continue.';

/** How often it is said how far it is. */
/** More records that stay are not named one by one. */
const MOST_NAMED = 100;

type Options = ReturnType<typeof readArguments>['values'];

try {
  await run();
} catch (error) {
  const words = wordsFor(error);
  if (!words) throw error;
  console.error(words);
  process.exitCode = 1;
}

async function run() {
  const { values: options, positionals } = readArguments();
  const [command, argument = '', path = '', into = ''] = positionals;
  const subject = findSubject(command);
  if (subject && argument) return runImport(subject, fromHere(argument), options);
  const wanted = findSubject(argument);
  if (command === 'template' && wanted && path) return writeTemplate(wanted, fromHere(path));
  if (command === 'people' && wanted && path && into)
    return writePeople(wanted, fromHere(path), fromHere(into), options);
  if (command === 'layer' && argument && options.layer)
    return runLayerImport(fromHere(argument), {
      ...options,
      layer: options.layer,
      audience: audienceOf(options.audience),
    });
  if (command === 'addresses' && argument) return runAddressImport(fromHere(argument), options);
  if (command === 'list') return withDatabase(async (database) => say(describeImports(await listImports(database))));
  if (command === 'undo' && /^\d{1,9}$/.test(argument)) return runUndo(Number(argument));
  throw new Unusable(HELP);
}

function audienceOf(word: string | undefined): Audience | undefined {
  const audience = audiences.find((one) => one.toLowerCase() === word);
  if (word !== undefined && !audience)
    throw new Unusable(`The audience must be ${audiences.join(', ').toLowerCase()}; “${word}” is not valid.`);
  return audience;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        layer: { type: 'string' },
        title: { type: 'string' },
        group: { type: 'string' },
        name: { type: 'string' },
        attribution: { type: 'string' },
        audience: { type: 'string' },
        report: { type: 'string' },
        mode: { type: 'string' },
        sheet: { type: 'string' },
        'add-words': { type: 'boolean' },
        'refuse-unreadable': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Unusable(`${(error as Error).message.split('. ')[0]}.\n${HELP}`, { cause: error });
  }
}

function modeOf(word: string | undefined): Mode {
  const mode = modes.find((one) => one === (word ?? 'add'));
  if (!mode) throw new Unusable(`The mode must be ${modes.join(', ')}; “${word}” is not valid.`);
  return mode;
}

function writeTemplate(subject: Subject, path: string) {
  prepareFolder(dirname(path));
  writeLines(path, templateOf(subject), []);
  say(`The headings of ${subject.register.title.toLowerCase()}: ${path}`);
}

/** Whom a file names and who is no contact yet, as a file of contacts to look through and bring in. */
async function writePeople(subject: Subject, path: string, into: string, options: Options) {
  const given = options.map ? readMapping(subject, fromHere(options.map)) : noMapping;
  prepareFolder(dirname(into));
  await withDatabase(async ({ pool }) => {
    const source = await readSource(subject, path, {
      sheet: options.sheet,
      given,
      years: await readDistrictYear(pool),
    });
    const mapping = completeMapping(subject, source.columns, given);
    const people = await peopleNamedIn(pool, subject, { columns: source.columns, rows: source.rows() }, mapping);
    writeFileSync(into, proposalOf(people));
    say(`${people.length.toLocaleString('en-US')} people in ${source.fileName} are not contacts yet: ${into}`);
    say('Remove rows that are not people, then import that file: npm run import -- contacts.');
    source.close();
  });
}

async function runImport(subject: Subject, path: string, options: Options) {
  keepHeapSmall(readConfig());
  const given = options.map ? readMapping(subject, fromHere(options.map)) : noMapping;
  const mode = modeOf(options.mode);
  const all: MappingFile = {
    ...given,
    ...(options['add-words'] && { addWords: lookupFieldsOf(subject) }),
    ...(options['refuse-unreadable'] && { unreadable: 'refuse' }),
  };
  const placeOfReport = options.report && fromHere(options.report);
  prepareFolder(dirname(placeOfReport ?? path));
  await withDatabase(async (database) => {
    const years = await readDistrictYear(database.pool);
    const source = await readSource(subject, path, { sheet: options.sheet, given, years });
    const mapping = completeMapping(subject, source.columns, all, mode);
    say(`${source.fileName}\n${describeMapping(subject, source, mapping)}\n`);
    const importNdx = options['dry-run'] ? null : await beginImport(database, subject, source, mapping, mode);
    const word = importNdx === null ? 'dry-run' : `import-${importNdx}`;
    const paths = { report: placeOfReport ?? beside(path, word), refused: beside(path, `${word}-refused`) };
    const told = { source, mapping, mode, importNdx };
    const unnamed = source.archive ? await unnamedFiles(source.archive, source.rows(), mapping) : [];
    const sums = await bringIn(database, subject, told, { ...paths, unnamed });
    say(`${describeResult(sums)}${describeUnnamed(unnamed)}\n\nEvery row: ${paths.report}`);
    if (sums.counts.refused > 0) say(`Rejected rows, to fix and import again: ${paths.refused}`);
    if (importNdx === null) say('Dry run: nothing was saved.');
    else if (sums.counts.added + sums.counts.changed > 0) say(`To undo: npm run import -- undo ${importNdx}`);
    source.close();
  });
}

interface Told {
  source: Source;
  mapping: Mapping;
  mode: Mode;
  importNdx: number | null;
}

/** Says how far it is, and writes what became of each row as it becomes known. */
async function bringIn(
  database: Database,
  subject: Subject,
  { source, mapping, ...options }: Told,
  { unnamed, ...paths }: { report: string; refused: string; unnamed: readonly string[] },
): Promise<Sums> {
  const sums = noSums();
  const report = new Report(paths.report, subject);
  const refused = new RefusedRows(paths.refused, source);
  const sayDone = sayProgress(`of ${source.count.toLocaleString('en-US')} rows`);
  const file = { fileName: source.fileName, rows: source.rows() };
  try {
    for await (const piece of importPieces(database, subject, file, mapping, { ...options, user: commandUser })) {
      addToSums(sums, piece);
      report.add(piece);
      refused.add(piece);
      sayDone(sums.rows);
    }
    report.addUnnamed(unnamed);
  } finally {
    report.end();
    refused.end();
  }
  return sums;
}

async function runUndo(importNdx: number) {
  await withDatabase(async (database) => {
    const { subject } = await findImport(database, importNdx);
    if (subject === 'layer') return runLayerUndo(database, importNdx);
    if (subject === ADDRESSES) return runAddressUndo(database, importNdx);
    const { removed, restored, kept } = await undoImport(database, importNdx, sayProgress('records are undone'));
    say(`Import ${importNdx} was undone: ${removed} records removed, ${restored} restored.`);
    if (kept.length === 0) return;
    say(section('What stays', counted(kept.map(({ why }) => why))).join('\n'));
    for (const { record, why } of kept.slice(0, MOST_NAMED)) say(`  ${record}: ${why}`);
  });
}

/** What whoever runs the command can do something about; undefined for a fault of the product. */
function wordsFor(error: unknown): string | undefined {
  if (error instanceof Unusable || error instanceof CannotOpen || error instanceof SettingsError) return error.message;
  const { status, message } = refusalOf(error as Error);
  return status === 500 ? undefined : `${message} ${GO_ON}`;
}
