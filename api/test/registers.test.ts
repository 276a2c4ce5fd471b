import { fieldMeta } from '@artesian/contract/language/fields';
import { ApiError, type Client } from '@artesian/contract/language/client';
import { constraintWords } from '@artesian/contract/constraints';
import { columnsOf, type Register, type Row } from '@artesian/contract/language/register';
import { registers } from '@artesian/contract/registers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aDraftOf } from './support/builders.ts';
import { startProduct, type Product } from './support/product.ts';
import { typesOf } from './support/types-of-kinds.ts';

let product: Product;
let staff: Client;
beforeAll(async () => {
  product = await startProduct();
  staff = await product.as('administrator');
});
afterAll(() => product.close());

interface Column {
  name: string;
  type: string;
  nullable: boolean;
}

async function columnsOfTable(table: string): Promise<Column[]> {
  const { rows } = await product.database.pool.query<Column>(
    `select column_name as name, data_type as type, is_nullable = 'YES' as nullable
     from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return rows;
}

/** Tables that keep who made a record and that no call writes. */
const notByCalls = ['drought_triggers', 'imports'];

const create = (register: Register, draft: object, key?: string) =>
  staff.register(register).create(draft as never, key) as Promise<Row & { may: object }>;
const update = (register: Register, row: Row, change: object, version = row.version) =>
  staff.register(register).update(row[register.key] as number, change as never, version) as Promise<Row>;
async function refusal(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe.each(Object.entries(constraintWords))('the table %s', (table, words) => {
  it('has words for every rule that a person can break, and for no other', async () => {
    const { rows } = await product.database.pool.query<{ name: string }>(
      `select conname as name
       from pg_constraint
       where conrelid = $1::regclass and contype in ('u', 'c', 'f', 'x', 't')
       union
       select conname
       from pg_constraint
       join pg_attribute on atttypid = contypid and not attisdropped
       where attrelid = $1::regclass`,
      [table],
    );
    expect(Object.keys(words).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });
});

it('has words for every table that people write records in', async () => {
  const { rows } = await product.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'created_by'`,
  );
  const written = rows.map(({ name }) => name).filter((name) => !notByCalls.includes(name));
  expect(written.filter((name) => !(name in constraintWords))).toEqual([]);
});

describe.each(registers)('$title', (register) => {
  const draft = () => aDraftOf[register.path]!(staff);

  it('declares fields whose types and nullability are those of its table', async () => {
    const columns = new Map((await columnsOfTable(register.table)).map((column) => [column.name, column]));
    for (const [name, schema] of Object.entries(register.fields)) {
      const column = columns.get(name);
      const plain = register.row.shape[name] as z.ZodType;
      expect({ name, nullable: column?.nullable }).toEqual({ name, nullable: plain.safeParse(null).success });
      expect({ name, fits: typesOf[fieldMeta.get(schema)!.kind] }).toEqual({
        name,
        fits: expect.arrayContaining([column?.type]),
      });
    }
  });

  it('adds a record, answers it alone and in the list, and stamps it from the token', async () => {
    const added = await create(register, { ...(await draft()), created_by: 'somebody else', version: 99 });
    expect(register.record.parse(added)).toEqual(added);
    expect(added).toMatchObject({
      version: 1,
      created_by: 'demo|administrator',
      updated_by: null,
      may: { update: true },
    });
    expect(await staff.register(register).get(added[register.key] as number)).toEqual(added);
    const list = (await staff.register(register).list()) as unknown as Row[];
    const { may: _may, ...row } = added;
    expect(list.find((listed) => listed[register.key] === added[register.key])).toEqual(row);
    expect(
      z
        .array(register.row)
        .parse(list)
        .map((listed) => Object.keys(listed)),
    ).toEqual(list.map(() => columnsOf(register)));
  });

  it('changes only what is named, numbers the version and keeps who changed what in the history', async () => {
    const before = await create(register, await draft());
    const field = Object.keys(register.fields).find(
      (name) => fieldMeta.get(register.fields[name]!)!.kind === 'text' && name !== 'state_well_num',
    )!;
    const after = await update(register, before, { [field]: 'Changed by a test' });
    expect(after).toEqual({
      ...before,
      [field]: 'Changed by a test',
      version: 2,
      updated_by: 'demo|administrator',
      updated_timestamp: expect.any(String),
    });
    const response = await product.fetch(
      'administrator',
      `/api/history/${register.path}/${String(before[register.key])}`,
    );
    expect(await response.json()).toMatchObject([
      {
        operation: 'update',
        who: 'demo|administrator',
        who_name: 'Ada Administrator',
        changes: [{ field, before: before[field], after: 'Changed by a test' }],
      },
      { operation: 'insert' },
    ]);
  });

  it('keeps its version when a save changes nothing, and leaves no trace of it', async () => {
    const record = await create(register, await draft());
    const changes = Object.fromEntries(Object.keys(register.fields).map((name) => [name, record[name]]));
    expect(await update(register, record, changes)).toEqual(record);
    const response = await product.fetch(
      'administrator',
      `/api/history/${register.path}/${String(record[register.key])}`,
    );
    expect(await response.json()).toHaveLength(1);
  });

  it('refuses a save that is based on an old version and answers the record as it stands', async () => {
    const opened = await create(register, await draft());
    const field = Object.keys(register.fields).find(
      (name) => fieldMeta.get(register.fields[name]!)!.kind === 'text' && name !== 'state_well_num',
    )!;
    const theirs = await update(register, opened, { [field]: 'Theirs' });
    const refused = await refusal(update(register, opened, { [field]: 'Mine' }));
    expect(refused).toMatchObject({ status: 412, problem: { code: 'conflict', current: theirs } });
    expect(await staff.register(register).get(opened[register.key] as number)).toEqual(theirs);
  });

  it('acts once for calls at the same time with one Idempotency-Key, and refuses the key for another body', async () => {
    const body = await draft();
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(register, body, key)));
    expect(new Set(answers.map((answer) => answer[register.key])).size).toBe(1);
    expect(answers).toEqual(answers.map(() => answers[0]));
    const other = { ...body, [Object.keys(body)[0]!]: 31 };
    expect((await refusal(create(register, other, key))).status).toBeOneOf([400, 422]);
  });

  it('tells each missing or malformed field by its name and writes nothing', async () => {
    const count = async () => ((await staff.register(register).list()) as unknown[]).length;
    const before = await count();
    const body = await draft();
    for (const name of Object.keys(register.fields)) {
      const wrong = { ...body, [name]: { not: 'a value' } };
      const refused = await refusal(create(register, wrong));
      expect({ name, status: refused.status, fields: refused.problem.errors?.map(({ field }) => field) }).toEqual({
        name,
        status: 400,
        fields: [name],
      });
    }
    expect(await count()).toBe(before);
  });

  it('answers 404 for a record that does not exist, and 400 for a key that is none', async () => {
    expect((await refusal(staff.register(register).get(2147483600))).status).toBe(404);
    expect((await product.fetch('administrator', `/api/${register.path}/nonsense`)).status).toBe(400);
    expect((await product.fetch('administrator', `/api/${register.path}/99999999999999999999`)).status).toBe(400);
  });

  it('is cached by its data: the same answer is 304, a change is seen at once, compressed or not', async () => {
    const path = register.calls.list!.path;
    const first = await product.fetch('administrator', path);
    const etag = first.headers.get('etag')!;
    const same = await product.fetch('administrator', path, { headers: { 'if-none-match': etag } });
    expect([same.status, await same.text()]).toEqual([304, '']);
    const added = await create(register, await draft());
    const bodies = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const response = await product.fetch('administrator', path, {
          headers: { 'if-none-match': etag, 'accept-encoding': encoding },
        });
        expect([response.status, response.headers.get('content-encoding') ?? 'identity']).toEqual([200, encoding]);
        return response.json() as Promise<Row[]>;
      }),
    );
    for (const rows of bodies) expect(rows.some((row) => row[register.key] === added[register.key])).toBe(true);
  });
});

describe.each(registers.filter(({ removable }) => removable))('$title', (register) => {
  it('removes with should_remove and brings back, saying who and when', async () => {
    const record = await create(register, await aDraftOf[register.path]!(staff));
    const removed = await update(register, record, { should_remove: true });
    expect(removed).toMatchObject({
      removed: true,
      removed_by: 'demo|administrator',
      removed_timestamp: expect.any(String),
    });
    const restored = await update(register, removed, { should_remove: false });
    expect(restored).toMatchObject({ removed: false, removed_by: null, removed_timestamp: null });
  });
});
