// Adds contacts one by one until it is killed, and prints the key of each one after the database confirmed it.
import { openDatabase } from '../../src/platform/database/open-database.ts';

const [folder, round] = process.argv.slice(2) as [string, string];
const database = await openDatabase({ dataDir: folder });
for (let key = 10_000 * (Number(round) + 1); ; key++) {
  await database.pool.query('insert into contacts (rolo_ndx, r_name) values ($1, $2)', [key, `Contact ${key}`]);
  console.log(key);
}
