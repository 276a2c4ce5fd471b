import { readConfig } from './platform/config.ts';
import { endInWords } from './platform/end-in-words.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { settleTimeZone } from './settings/time-zone.ts';

// npm run migrate    brings the database to this version, as the owner of its tables (DATABASE_OWNER_URL, else DATABASE_URL)
await endInWords(run);

async function run() {
  const config = readConfig();
  const { DATABASE_OWNER_URL, DATABASE_URL, DATA_DIR: dataDir, toldTimeZone: timeZone } = config;
  const database = await openDatabase({ url: DATABASE_OWNER_URL ?? DATABASE_URL, dataDir });
  try {
    const { applied, views } = await migrate(database, { timeZone });
    await settleTimeZone(database, config);
    const changes = [...applied, ...(views === 'rebuilt' ? ['views and rules recreated'] : [])];
    console.log(changes.length > 0 ? changes.join('\n') : 'The database is already at this version.');
  } finally {
    await database.close();
  }
}
