import { addWells } from '@artesian/demo/add-wells';
import { readConfig } from '../../api/src/platform/config.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { openDatabase } from '../../api/src/platform/database/open-database.ts';
import { prepareDemonstration } from '../../api/src/demonstration.ts';

// node --import tsx e2e/support/load-wells.ts 30000     the demonstration with so many wells, in the folder of the settings
const { DATA_DIR: dataDir, toldTimeZone: timeZone } = readConfig();
const database = await openDatabase({ dataDir });
await migrate(database, { timeZone });
await prepareDemonstration(database);
await database.asOwner((client) => addWells(client, Number(process.argv[2])));
await database.close();
