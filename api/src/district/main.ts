import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import { fromHere, say, sayProgress, withDatabase } from '../import/command.ts';
import { Unusable } from '../import/unusable.ts';
import { readConfig } from '../platform/config.ts';
import { endInWords } from '../platform/end-in-words.ts';
import { openLiveConfig } from '../settings/live-config.ts';
import { applyFile, rehearseFile, type Applied } from './apply-file.ts';
import { exportFile } from './export-file.ts';
import { readDistrictFile, type Problem } from './read-file.ts';
import { undoFile } from './undo-file.ts';
import { schemaOfFile } from './schema-of-file.ts';

const HELP = `npm run district -- export <file.yaml>   the district's settings, lists and rules, with a schema for editors beside it
npm run district -- check <file.yaml>    every mistake with its line, and what would change; nothing is saved
npm run district -- apply <file.yaml>    the same, saved together; with a mistake nothing is
npm run district -- undo                 undoes the file that was applied last

--reason '…'    why the file changes past months; kept in history`;

await endInWords(run, Unusable);

async function run() {
  const { values, positionals } = readArguments();
  const [command, argument] = positionals;
  if (command === 'undo' && argument === undefined) return runUndo();
  if (!argument) throw new Unusable(HELP);
  const path = fromHere(argument);
  if (command === 'export') return runExport(path);
  if (command === 'check' || command === 'apply') return runFile(path, command === 'apply', values.reason);
  throw new Unusable(HELP);
}

function runExport(path: string) {
  const { dir, name } = parse(path);
  const schema = `${name}.schema.json`;
  return withDatabase(async (database) => {
    const live = await openLiveConfig(readConfig(), database);
    live.close();
    writeFileSync(path, await exportFile(database.pool, live.config, `./${schema}`));
    writeFileSync(join(dir, schema), `${JSON.stringify(schemaOfFile(), null, 2)}\n`);
    say(`The district: ${path}\nIts schema, for editors: ${join(dir, schema)}`);
  });
}

function runFile(path: string, isApplied: boolean, reason: string | undefined) {
  const text = readText(path);
  return withDatabase(async (database) => {
    const live = await openLiveConfig(readConfig(), database);
    live.close();
    const file = readDistrictFile(text);
    const onPart = sayProgress(`of ${countOf(file.sections.length, 'part')} of the file`);
    const applying = { database, live, fileName: basename(path), text, reason, onPart };
    const applied = await (isApplied ? applyFile : rehearseFile)(file, applying);
    sayWhat(applied, isApplied);
  });
}

function runUndo() {
  return withDatabase(async (database) => {
    const live = await openLiveConfig(readConfig(), database);
    live.close();
    const { fileName, settings, removed, restored, kept } = await undoFile(database, live);
    const told = [countOf(settings.length, 'setting'), countOf(removed + restored, 'record')].join(' and ');
    say(`${fileName} was undone: ${told}.`);
    if (kept.length > 0) say(`Not undone:\n${kept.map(({ record, why }) => `  ${record}: ${why}`).join('\n')}`);
  });
}

function sayWhat({ changes, problems, months }: Applied, isApplied: boolean) {
  if (problems.length > 0) {
    say(`${inLines(problems)}\n\n${countOf(problems.length, 'mistake')}. Nothing was saved.`);
    process.exitCode = 1;
    return;
  }
  if (changes.length === 0) return say('The district already matches the file.');
  say(`${inLines(changes)}\n`);
  if (months.months > 0) say(`${formatMonths(months)}\n`);
  if (!isApplied)
    return say(
      `${countOf(changes.length, 'change')}. Nothing was saved. To save: npm run district -- apply <file.yaml>`,
    );
  say(`${countOf(changes.length, 'change')} saved. To undo all of them: npm run district -- undo`);
}

/** `12 months change on 2 permits: -1,200 gallons after drought reduction in all.` */
const formatMonths = ({ months, permits, gallons }: Applied['months']): string =>
  `${countOf(months, 'month')} ${months === 1 ? 'changes' : 'change'} on ${countOf(permits, 'permit')}: ${gallons > 0 ? '+' : ''}${gallons.toLocaleString('en-US')} gallons after drought reduction in all.`;

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { reason: { type: 'string' } } });
  } catch {
    throw new Unusable(HELP);
  }
}

function inLines(told: readonly Problem[]): string {
  const byLine = told.toSorted((one, other) => one.line - other.line);
  return byLine.map(({ line, words }) => `line ${String(line).padStart(4)}  ${words}`).join('\n');
}

function countOf(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Unusable(`The file ${path} cannot be read.`);
  }
}
