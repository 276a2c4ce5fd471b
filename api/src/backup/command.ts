import { resolve } from 'node:path';
import { readConfig, SettingsError } from '../platform/config.ts';
import { CannotOpen } from '../platform/database/cannot-open.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { UnusableBackup } from './unusable.ts';

// npm run backup -- <folder>     database, files and texts of the settings, into a new folder
// npm run restore -- <folder>    the same back, into an empty database
try {
  await run(process.argv[2], process.argv[3]);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof CannotOpen || error instanceof UnusableBackup)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(command: string | undefined, argument: string | undefined) {
  if (!argument) throw new UnusableBackup(`Say where the backup is: npm run ${command} -- <folder>`);
  // Paths are those of the folder that the command was given in; npm itself runs in the project's.
  const folder = resolve(process.env.INIT_CWD ?? '.', argument);
  if (command === 'backup') {
    const files = await backUp(readConfig(), folder);
    console.log(`Backed up to ${folder}: ${files} files, each with its checksum in SHA256SUMS.`);
    return;
  }
  const { manifest, wells, missing } = await restore(readConfig(), folder);
  console.log(`Restored the backup of ${manifest.madeAt}: ${wells} wells, at this version now.`);
  if (missing.length > 0)
    console.log(`${missing.length} files that records name are not there, the first of them ${missing[0]}.`);
}
