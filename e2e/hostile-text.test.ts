import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../api/src/platform/database/open-database.ts';
import { launch, newPage } from './support/browser.ts';
import { openEveryScreen, seen } from './support/open-every-screen.ts';
import { serveProduct, type ServedProduct } from './support/serve-product.ts';

// Every text that records hold is markup that would run, and every address a script.

const MARKUP = '<img src=x onerror=hacked=1>';
const SCRIPT = 'javascript:hacked=1';

let browser: Browser;
let product: ServedProduct;
let fields: number;
beforeAll(async () => {
  browser = await launch();
  product = await serveProduct();
  const database = await product.openDatabase();
  fields = await spoil(database);
  await database.close();
  await product.continueAt(new Date().toISOString());
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** Fills the texts of the first records of each table, and answers how many fields took it: others demand a form of their own. */
async function spoil(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ table: string; column: string; is_address: boolean }>(
    `select table_name as table, column_name as column, column_name ~ '(url|link|href|website|homepage)' as is_address
     from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'character varying')
       and table_name not in ('migrations', 'district_settings', 'sessions', 'secrets')
       and column_name !~ '(sub|_by|filename|token|hash|password|role)$'`,
  );
  return database.asOwner(async (owner) => {
    await owner.query("set session_replication_role = 'replica'");
    let taken = 0;
    for (const { table, column, is_address } of rows) {
      const change = `update ${table} set ${column} = $1 where ctid = any (array(select ctid from ${table} where ${column} is not null limit 25))`;
      const done = await owner.query(change, [is_address ? SCRIPT : MARKUP]).catch(() => undefined);
      if (done?.rowCount) taken += 1;
    }
    await owner.query("set session_replication_role = 'origin'");
    return taken;
  });
}

it.each(seen)('%s opens every screen full of markup, and none of it runs', async (role, kinds) => {
  const page = await newPage(browser, { baseURL: product.origin });
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  const trouble = await openEveryScreen(page, role, kinds, async (address) => {
    const found = await page.evaluate(() => ({
      hasRun: 'hacked' in window,
      made: document.querySelectorAll('img[src="x"], a[href^="javascript:" i]').length,
    }));
    if (found.hasRun || found.made > 0) ran.push(`${address}: ${JSON.stringify(found)}`);
  });
  expect([trouble, ran]).toEqual([[], []]);
  expect(fields).toBeGreaterThan(60);
  await page.context().close();
});
