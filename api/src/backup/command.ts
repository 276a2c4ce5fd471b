import { resolve } from 'node:path';
import { readConfig } from '../platform/config.ts';
import { endInWords } from '../platform/end-in-words.ts';
import { backUp } from './back-up.ts';
import { move } from './move.ts';
import { restore } from './restore.ts';
import { UnusableBackup } from './unusable.ts';

// npm run backup -- <folder>     database, files and texts of the settings, into a new folder
// npm run restore -- <folder>    the same back, into an empty database
// npm run move                   the embedded database of DATA_DIR into the empty one of DATABASE_URL
await endInWords(() => run(process.argv[2], process.argv[3]), UnusableBackup);

async function run(command: string | undefined, argument: string | undefined) {
  if (command === 'move') return moveAll();
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
  tellMissing(missing);
}

async function moveAll() {
  const config = readConfig();
  const { tables, rows, wells, missing } = await move(config);
  console.log(
    `Moved ${rows.toLocaleString('en')} rows of ${tables} tables, ${wells} wells among them. The embedded database stays as it was in ${config.DATA_DIR}.`,
  );
  tellMissing(missing);
}

function tellMissing(missing: readonly string[]) {
  if (missing.length > 0)
    console.log(`${missing.length} files named in records are missing, the first one ${missing[0]}.`);
}
