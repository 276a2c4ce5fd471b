import { parseArgs } from 'node:util';
import { readConfig, SettingsError } from './platform/config.ts';
import { endInWords } from './platform/end-in-words.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { drawDemonstrationFiles, prepareDemonstration } from './demonstration.ts';
import { openFiles } from './platform/file-store/open-files.ts';

// npm run demo                   the demonstration district, into the database of the settings
// npm run demo -- --scale 10     ten times as large, for measuring on a server
await endInWords(() => load(scaleOf(process.argv.slice(2))));

async function load(scale: number) {
  const config = readConfig();
  const { DATABASE_OWNER_URL, DATABASE_URL, DATA_DIR: dataDir, toldTimeZone: timeZone } = config;
  const files = await openFiles(config);
  const database = await openDatabase({ url: DATABASE_OWNER_URL ?? DATABASE_URL, dataDir });
  const begun = performance.now();
  try {
    await migrate(database, { timeZone });
    const isLoaded = await prepareDemonstration(database, { scale });
    await drawDemonstrationFiles(database, files);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(
      isLoaded
        ? `The demonstration district is loaded, ${scale === 1 ? 'as it is to try out' : `${scale} times as large`}, in ${seconds} s.`
        : 'This database already has wells. Nothing was loaded.',
    );
  } finally {
    await database.close();
  }
}

function scaleOf(args: string[]): number {
  const sentence = 'Give the scale, from 1 to 20: npm run demo -- --scale 10';
  const { values } = parse(args, sentence);
  const scale = Number(values.scale ?? 1);
  if (!Number.isInteger(scale) || scale < 1 || scale > 20) throw new SettingsError(sentence);
  return scale;
}

function parse(args: string[], sentence: string) {
  try {
    return parseArgs({ args, options: { scale: { type: 'string' } } });
  } catch {
    throw new SettingsError(sentence);
  }
}
