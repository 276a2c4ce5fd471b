import { parseArgs } from 'node:util';
import { fromHere, say, withDatabase } from '../import/command.ts';
import { Unusable } from '../import/unusable.ts';
import { readManifest } from '../backup/manifest.ts';
import { endInWords } from '../platform/end-in-words.ts';
import { verifyFigures } from './figures/verify-figures.ts';
import type { Seal } from './seal-history.ts';
import { verifyHistory } from './verify-history.ts';

const HELP = `npm run verify -- history                      whether history was altered, and whether records are what it says
npm run verify -- history --backup <folder>    the same, with the seal that a backup kept
npm run verify -- figures                      recomputes all volumes from entries and names each that differs`;

await endInWords(run, Unusable);

async function run() {
  const { values, positionals } = readArguments();
  const what = positionals.join(' ');
  if (what === 'figures' && values.backup === undefined) return sayOfFigures();
  if (what !== 'history') throw new Unusable(HELP);
  return sayOfHistory(values.backup === undefined ? undefined : sealOf(fromHere(values.backup)));
}

async function sayOfFigures() {
  await withDatabase(async (database) => {
    const verified = await verifyFigures(database);
    if (!verified) throw new Unusable('Figures are being recalculated. Try again when that is done.');
    const { figures, different } = verified;
    for (const words of different) say(words);
    say(`${count(figures)} figures were recomputed from entries: ${count(different.length)} different.`);
    if (different.length > 0) process.exitCode = 1;
  });
}

async function sayOfHistory(kept: Seal | undefined) {
  await withDatabase(async (database) => {
    const { changes, unsealed, days, last, records, problems } = await verifyHistory(database, kept);
    for (const problem of problems) say(problem);
    say(`${count(changes)} changes of ${count(days)} sealed days, and ${count(records)} records, were compared.`);
    if (last) say(`The last sealed day is ${last.day}: ${last.hash}`);
    if (unsealed > 0) say(`${count(unsealed)} changes wait to be sealed in a coming night.`);
    say(
      problems.length === 0
        ? 'Nothing was altered.'
        : `${count(problems.length)} problem${problems.length === 1 ? '' : 's'}.`,
    );
    if (problems.length > 0) process.exitCode = 1;
  });
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { backup: { type: 'string' } } });
  } catch {
    throw new Unusable(HELP);
  }
}

function sealOf(folder: string): Seal {
  let sealed: Seal | undefined;
  try {
    ({ sealed } = readManifest(folder));
  } catch {
    throw new Unusable(`${folder} is no backup.`);
  }
  if (!sealed) throw new Unusable(`The backup in ${folder} was made before any day of history was sealed.`);
  return sealed;
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
