import { prepareDemonstration, prepareDistrict } from '../../src/demonstration.ts';
import { readConfig } from '../../src/platform/config.ts';
import type { Database } from '../../src/platform/database/open-database.ts';

/** Fills an empty database with the example district of this name; with the demonstration where there is none. */
export async function prepareExample(database: Database, district: string) {
  await (district === '' ? prepareDemonstration(database) : prepareDistrict(database, readConfig({}, {}), district));
}
