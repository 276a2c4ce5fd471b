import { fieldMeta } from '@artesian/contract/language/fields';
import { viewPath } from '@artesian/contract/language/addresses';
import { relationOf, type View } from '@artesian/contract/language/view';
import { views } from '@artesian/contract/endpoints';
import { lookups } from '@artesian/contract/lookups';
import { isStaff, type Role } from '@artesian/contract/language/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../src/platform/database/open-database.ts';
import { transaction } from '../../src/platform/transaction.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { sharedProduct, type Caller } from '../support/product.ts';
import { isDemonstration } from '../support/any-district.ts';
import { aSparseDistrict } from '../support/sparse-district.ts';
import { typesOf } from '../support/types-of-kinds.ts';

const { product } = await sharedProduct({ demo: true });

const rolesOf: Record<Caller, Role[]> = {
  visitor: [],
  'well-owner': ['Well Owner'],
  administrator: ['Administrator'],
  developer: ['Developer'],
};
/** Who may read a view, but for Developers, who read what Administrators do. */
const readers: Record<View['access'], Caller[]> = {
  open: ['visitor', 'well-owner', 'administrator'],
  'signed-in': ['well-owner', 'administrator'],
  staff: ['administrator'],
  developers: ['developer'],
};

/** Addresses of three of the records that a view answers for, from all over the list; its own where it has no parameters. */
async function addressesOf(view: View): Promise<string[]> {
  const names = Object.keys(view.by.shape);
  if (names.length === 0) return [viewPath(view)];
  const columns = names.map((name) => `"${name}"`).join(', ');
  const { rows } = await product.database.pool.query<Record<string, unknown>>(
    `select * from (select distinct ${columns} from ${relationOf(view)}) as keys
     order by md5(keys::text) limit 3`,
  );
  return rows.map((row) =>
    names.reduce((path, name) => path.replace(`{${name}}`, encodeURIComponent(String(row[name]))), viewPath(view)),
  );
}

/** The schema of a row as a person with these roles receives it: exactly its columns. */
function rowFor(view: View, caller: Caller) {
  const hidden = isStaff(rolesOf[caller]) ? [] : view.staffOnly;
  return z.strictObject(
    Object.fromEntries(Object.entries(view.row.shape).filter(([name]) => !hidden.includes(name))) as z.ZodRawShape,
  );
}

/** Each SQL view with the row that is declared of it; several views may read one, each other columns of it. */
const relations = views.map((view) => [relationOf(view), view.row, view.ownWords] as const);

describe.each(views.map((view) => [viewPath(view), view] as const))('%s', (_path, view) => {
  it.each(readers[view.access])('gives the %s rows that are what the contract says', async (caller) => {
    const row = rowFor(view, caller);
    for (const address of await addressesOf(view)) {
      const response = await product.fetch(caller, address);
      if (response.status === 404 && caller === 'well-owner') continue;
      expect({ address, status: response.status }).toEqual({ address, status: 200 });
      const answer = (await response.json()) as unknown;
      const parsed = (view.one ? row : z.array(row)).safeParse(answer);
      expect({ address, problems: parsed.error?.issues.slice(0, 3) }).toEqual({ address, problems: undefined });
    }
  });
});

describe('a view and its declaration agree', () => {
  let sparse: Database;
  beforeAll(async () => {
    sparse = await freshDatabase();
    await transaction(sparse, { sub: 'a test', requestId: 'sparse' }, (client) => client.query(aSparseDistrict));
  });
  afterAll(() => sparse.close());

  it.each(relations)('%s in types', async (relation, row) => {
    const { rows } = await product.database.pool.query<{ name: string; type: string }>(
      // A domain counts as the type that it is of.
      `select attname as name, format_type(coalesce(nullif(typbasetype, 0), atttypid), null) as type
       from pg_attribute join pg_type on pg_type.oid = atttypid
       where attrelid = $1::regclass and attnum > 0`,
      [relation],
    );
    const types = new Map(rows.map(({ name, type }) => [name, type]));
    for (const [name, schema] of Object.entries(row.shape)) {
      expect({ name, types: typesOf[fieldMeta.get(schema)!.kind] }).toEqual({
        name,
        types: expect.arrayContaining([types.get(name)]),
      });
    }
  });

  it.each(relations)('%s in what may be empty', async (relation, row, ownWords) => {
    const names = Object.keys(row.shape);
    const empty = await Promise.all(
      [product.database, sparse].map(async ({ pool }) => {
        const { rows } = await pool.query<Record<string, boolean | null>>(
          `select ${names.map((name) => `bool_or("${name}" is null) as "${name}"`).join(', ')} from ${relation}`,
        );
        return rows[0]!;
      }),
    );
    // What an owner reads instead may be empty where the column is not.
    const compared = names.filter((name) => !(name in ownWords));
    const found = compared.filter((name) => empty.some((columns) => columns[name]));
    const declared = compared.filter((name) => row.shape[name]!.safeParse(null).success);
    // A district of a few years need not have all that may be empty.
    expect(found).toEqual(isDemonstration() ? declared : declared.filter((name) => found.includes(name)));
  });
});

it.each(views.filter(({ one }) => one).map(viewPath))(
  '%s answers 404 in words for a record that is not there',
  async (path) => {
    const response = await product.fetch('administrator', path.replaceAll(/\{\w+\}/g, '2147483646'));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not-found' });
  },
);

it('shows a Well Owner nothing in a list that says nothing of whose its rows are', () => {
  const silent = views.filter(({ access, ownedBy }) => access === 'signed-in' && !ownedBy);
  expect(silent.map(({ path }) => path)).toEqual([]);
});

it.each(lookups)('$path gives each key once, with its words', async ({ path, value, label }) => {
  const response = await product.fetch('administrator', `/api/${path}`);
  const rows = (await response.json()) as Record<string, unknown>[];
  const option = z.strictObject({ [value]: z.int(), [label]: z.string(), retired: z.literal(true).optional() });
  expect(z.array(option).safeParse(rows).error).toBeUndefined();
  expect(new Set(rows.map((row) => row[value])).size).toBe(rows.length);
});
