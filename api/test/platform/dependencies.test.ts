import { views } from '@artesian/contract/endpoints';
import { viewPath } from '@artesian/contract/language/addresses';
import { relationOf } from '@artesian/contract/language/view';
import { beforeAll, expect, it } from 'vitest';
import { CachedAnswers } from '../../src/platform/answers/cached-answers.ts';
import { transaction } from '../../src/platform/transaction.ts';
import { readDependencies, type Dependencies } from '../../src/views/dependencies.ts';
import { sharedProduct } from '../support/product.ts';

const { product } = await sharedProduct({ demo: true });
let dependencies: Dependencies;
let cachedAnswers: CachedAnswers;
beforeAll(async () => {
  dependencies = await readDependencies(product.database);
  cachedAnswers = CachedAnswers.of(product.database, 0);
});

const act = { sub: 'a test', requestId: 'dependencies' };
const change = (statement: string) => transaction(product.database, act, (client) => client.query(statement));
const relations = [...new Set(views.map(relationOf))];

interface Plan {
  'Relation Name'?: string;
  Schema?: string;
  Plans?: Plan[];
}
const tablesIn = (plan: Plan): string[] => [
  ...(plan.Schema === 'public' && plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(tablesIn),
];

/** The tables that PostgreSQL goes to when it is asked for every row of a view. */
async function tablesReadBy(relation: string): Promise<string[]> {
  const { rows } = await product.database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json, verbose) select * from ${relation}`,
  );
  return [...new Set(tablesIn(rows[0]!['QUERY PLAN'][0].Plan))];
}

it('makes every cached list stale that a changed table is read for', async () => {
  const readers = new Map<string, string[]>();
  for (const relation of relations) {
    for (const table of await tablesReadBy(relation)) readers.set(table, [...(readers.get(table) ?? []), relation]);
  }
  expect(readers.size).toBeGreaterThan(40);
  const versions = (table: string) =>
    Promise.all(readers.get(table)!.map((relation) => cachedAnswers.version(dependencies.tablesOf(relation))));
  const unchanged: string[] = [];
  for (const table of readers.keys()) {
    const before = await versions(table);
    const { rows } = await product.database.pool.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and attgenerated = '' and attidentity <> 'a' limit 1`,
      [`public.${table}`],
    );
    const column = rows[0]!.name;
    // As the owner: what triggers alone may write, the application may not change.
    await product.database.asOwner((client) =>
      client.query(
        `update public.${table} set ${column} = ${column} where ctid = (select ctid from public.${table} limit 1)`,
      ),
    );
    const after = await versions(table);
    readers.get(table)!.forEach((relation, index) => {
      if (before[index] === after[index]) unchanged.push(`${relation} does not follow ${table}`);
    });
  }
  expect(unchanged).toEqual([]);
});

it.each([
  [
    '/api/ui-list-wm-wells',
    `update rolo_types set rolo_type_desc = 'Former owner' where rolo_type_desc = 'Past owner'`,
  ],
  ['/api/ui-map-wells', `update counties set county_name = county_name || '!' where county_ndx <> 999`],
  ['/api/list-rolodex', `update permits set removed = true where rolo_ndx = (select min(rolo_ndx) from permits)`],
])('%s is another list after a change of what stands behind its words', async (path, statement) => {
  const etag = (await product.fetch('administrator', path)).headers.get('etag')!;
  const statusOfSame = async () =>
    (await product.fetch('administrator', path, { headers: { 'if-none-match': etag } })).status;
  expect(await statusOfSame()).toBe(304);
  await change(statement);
  expect(await statusOfSame()).toBe(200);
});

it('shows a Well Owner at once what became theirs', async () => {
  const path = `/api/query-and-download/fetch-data-records/q-d-data-wells`;
  const etag = async () => (await product.fetch('well-owner', path)).headers.get('etag');
  const before = await etag();
  await change(`delete from account_permits where sub = 'demo|well-owner'`);
  expect(await etag()).not.toBe(before);
});

it('hides no table in a function whose body PostgreSQL has not read', async () => {
  const { rows } = await product.database.pool.query<{ name: string }>(
    `with recursive reached as (
       select 'pg_class'::regclass::oid as classid, oid as objid
       from pg_class where relnamespace = 'api'::regnamespace and relkind = 'v'
       union
       select refclassid, refobjid
       from reached
       join pg_depend on (pg_depend.classid, pg_depend.objid) in (
         select reached.classid, reached.objid
         union all
         select 'pg_rewrite'::regclass, pg_rewrite.oid
         from pg_rewrite where reached.classid = 'pg_class'::regclass and ev_class = reached.objid
       )
       where refclassid in ('pg_class'::regclass, 'pg_proc'::regclass)
     )
     select proname as name
     from reached
     join pg_proc on reached.classid = 'pg_proc'::regclass and pg_proc.oid = reached.objid
     join pg_language on pg_language.oid = prolang
     where lanname in ('sql', 'plpgsql') and prosqlbody is null
       and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`,
  );
  expect(rows).toEqual([]);
});

it('follows every view of the contract to at least one table', () => {
  const lost = views.filter((view) => dependencies.tablesOf(relationOf(view)).length === 0);
  expect(lost.map(viewPath)).toEqual([]);
});
