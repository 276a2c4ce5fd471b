import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { audiences, type Audience } from '@artesian/contract/map/audiences';
import { SettingsError } from '../platform/config.ts';
import { CannotOpen } from '../platform/database/cannot-open.ts';
import { beside, fromHere, say, withDatabase } from './command.ts';
import { countOf, importWells } from './import-wells.ts';
import { runLayerImport, runLayerUndo } from './layers/command.ts';
import { listImports } from './list-imports.ts';
import { completeMapping, noMapping, readMapping } from './mapping.ts';
import { subjectOf } from './mark-undone.ts';
import { readTable } from './read-table.ts';
import { describeImports, describeMapping, describeResult, prepareFolder, writeReport } from './report.ts';
import { undoImport } from './undo-import.ts';
import { Unusable } from './unusable.ts';
import { lookupFields } from './well-fields.ts';

const HELP = `npm run import -- wells <file.csv> [--map <mapping.json>] [--add-words] [--dry-run] [--report <report.csv>]
npm run import -- layer <file.geojson | shapefile.zip> --layer <id> [--title <title>] [--group <group>] [--name <column>]
                        [--attribution <words>] [--audience everyone | signed-in | staff] [--dry-run] [--report <report.csv>]
npm run import -- list
npm run import -- undo <import>`;

/** PostgreSQL waited for a lock in vain. */
const LOCKED = '55P03';

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
  const [command, argument = ''] = positionals;
  if (command === 'wells' && argument) return runImport(fromHere(argument), options);
  if (command === 'layer' && argument && options.layer)
    return runLayerImport(fromHere(argument), {
      ...options,
      layer: options.layer,
      audience: audienceOf(options.audience),
    });
  if (command === 'list') return withDatabase(async (database) => say(describeImports(await listImports(database))));
  if (command === 'undo' && /^\d{1,9}$/.test(argument)) return runUndo(Number(argument));
  throw new Unusable(HELP);
}

function audienceOf(word: string | undefined): Audience | undefined {
  const audience = audiences.find((one) => one.toLowerCase() === word);
  if (word !== undefined && !audience)
    throw new Unusable(`A layer is for ${audiences.join(', ').toLowerCase()}; “${word}” is none.`);
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
        'add-words': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Unusable(`${(error as Error).message.split('. ')[0]}.\n${HELP}`, { cause: error });
  }
}

async function runImport(path: string, options: Options) {
  const table = readTable(path);
  const given = options.map ? readMapping(fromHere(options.map)) : noMapping;
  const mapping = completeMapping(table.columns, options['add-words'] ? { ...given, addWords: lookupFields } : given);
  const dryRun = options['dry-run'] ?? false;
  const placeOfReport = options.report && fromHere(options.report);
  prepareFolder(dirname(placeOfReport ?? path));
  say(`${table.fileName}\n${describeMapping(table, mapping)}\n`);
  await withDatabase(async (database) => {
    const result = await importWells(database, table, mapping, { dryRun });
    const report = placeOfReport ?? beside(path, dryRun ? 'dry-run' : `import-${result.importNdx}`);
    writeReport(report, result.outcomes);
    say(`${describeResult(result)}\n\nEvery row: ${report}`);
    if (dryRun) say('A dry run: nothing was kept.');
    else if (countOf(result.outcomes, 'added') > 0) say(`To take it back: npm run import -- undo ${result.importNdx}`);
  });
}

async function runUndo(importNdx: number) {
  await withDatabase(async (database) => {
    if ((await subjectOf(database, importNdx)) === 'layer') return runLayerUndo(database, importNdx);
    const { wells, kept } = await undoImport(database, importNdx);
    say(`Import ${importNdx} is undone: ${wells} wells are gone.`);
    if (kept.length === 0) return;
    say(`${kept.length} stay, as they were changed since or other records refer to them: ${kept.join(', ')}.`);
  });
}

/** What whoever runs the command can do something about; undefined for a fault of the product. */
function wordsFor(error: unknown): string | undefined {
  if (error instanceof Unusable || error instanceof CannotOpen || error instanceof SettingsError) return error.message;
  const { code } = error as { code?: string };
  return code === LOCKED ? 'Someone else is changing the same records at the moment; try again.' : undefined;
}
