import { join, parse, resolve } from 'node:path';
import { readConfig } from '../platform/config.ts';
import { ensureMigrated } from '../platform/database/migrate.ts';
import { openServersDatabase, type Database } from '../platform/database/open-database.ts';

/** Runs a command's work on the database of the settings, migrated, and closes it. */
export async function withDatabase(work: (database: Database) => Promise<void>) {
  const database = await openServersDatabase(readConfig());
  try {
    await ensureMigrated(database);
    await work(database);
  } finally {
    await database.close();
  }
}

/** Paths are those of the folder that the command was given in; npm itself runs in the project's. */
export function fromHere(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}

/** The report's place when nobody names one: `wells.csv` gets `wells.import-3.csv`. */
export function beside(path: string, word: string): string {
  const { dir, name } = parse(path);
  return join(dir, `${name}.${word}.csv`);
}

/** To whoever runs the command. */
export function say(words: string) {
  console.log(words);
}

const EVERY_MS = 5000;

/** Says how far it is, now and then. */
export function sayProgress(of: string): (done: number) => void {
  let last = Date.now();
  return (done) => {
    if (Date.now() - last < EVERY_MS) return;
    last = Date.now();
    say(`${done.toLocaleString('en-US').padStart(9)}  ${of}`);
  };
}
