import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { prepareDemonstration } from '../../src/demonstration.ts';
import { serveProduct } from '../support/serve-product.ts';
import { callEverything, lineOf } from './call-everything.ts';
import { hasSpecification } from './specification.ts';

// Starts the product with the demonstration district, in a folder that it leaves nothing of, or on DATABASE_URL, makes
// every reading call of the specification as everybody, and prints a line for each.
if (hasSpecification) process.exitCode = await printCalls();
else console.log('The specification does not lie beside the project: there is nothing to compare with.');

async function printCalls(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'artesian-spec-calls-'));
  const database = await openDatabase({ url: process.env.DATABASE_URL, dataDir });
  await migrate(database);
  await prepareDemonstration(database);
  const product = await serveProduct(database);
  const totals = { calls: 0, rows: 0, milliseconds: 0, wrong: 0 };
  await callEverything(product, (answered) => {
    console.log(lineOf(answered));
    totals.calls += 1;
    totals.rows += answered.rows;
    totals.milliseconds += answered.milliseconds;
    totals.wrong += answered.wrong.length > 0 ? 1 : 0;
  });
  await product.close();
  rmSync(dataDir, { recursive: true, force: true });
  const { calls, rows, milliseconds, wrong } = totals;
  console.log(`${calls} calls, ${rows} rows, ${Math.round(milliseconds)} ms; ${wrong} not as the specification says`);
  return wrong === 0 ? 0 : 1;
}
