import { fieldMeta } from '@artesian/contract/language/fields';
import { ApiError } from '@artesian/contract/language/client';
import type { CallOfRegister } from '@artesian/contract/language/register-calls';
import { constraintWords } from '@artesian/contract/constraints';
import { DRAFT, PUBLISHED, publicationOf, UPDATED } from '@artesian/contract/language/publication';
import { columnsOf, type Register, type Row, type Values } from '@artesian/contract/language/register';
import { registers } from '@artesian/contract/registers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aPresentRecordOf, draftOf } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';
import { typesOf } from '../support/types-of-kinds.ts';

const { product, staff } = await sharedProduct();

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
const notByCalls = ['imports'];

/** The registers that have these calls. */
const registersThat = (...calls: CallOfRegister[]) =>
  registers.filter((register) => calls.every((call) => register.calls[call]));
/** A part of a record is there with the record: nothing is added. */
const addingRegisters = registersThat('create').filter(({ partOf }) => partOf === undefined);

const aDraftOf = (register: Register) => draftOf(register, staff, product.database.pool);
const keyOf = (register: Register, row: Row) => row[register.key] as number;
const create = (register: Register, draft: object, key?: string) =>
  staff.register(register).create(draft as never, key) as Promise<Row & { may: object }>;
const update = (register: Register, row: Row, change: object, version = row.version) =>
  staff.register(register).update(keyOf(register, row), change as never, version) as Promise<Row>;

/** The rows that a record is listed among: all, or those of its parent. */
const listWith = (register: Register, parent?: number) => {
  const calls = staff.register(register);
  return (parent === undefined ? calls.list() : calls.listOf(parent)) as Promise<unknown> as Promise<Row[]>;
};
const parentOf = ({ of }: Register, row: Values) => (of === undefined ? undefined : (row[of] as number));

/** A record that can be changed, new where it can be new. */
async function aRecordOf(register: Register): Promise<Row> {
  if (register.calls.create) return create(register, await aDraftOf(register));
  const { key, parent } = await aPresentRecordOf[register.path]!(staff, product.database.pool);
  if (register.calls.one) return (await staff.register(register).get(key)) as Row;
  return (await listWith(register, parent)).find((row) => row[register.key] === key)!;
}

async function historyOf(register: Register, row: Row) {
  const path = `/api/history/${register.path}/${keyOf(register, row)}`;
  return (await (await product.fetch('administrator', path)).json()) as object[];
}

/** Other values for a field that has no rules of its own, by its kind: theirs and mine. */
const otherValues = () => ({
  text: [`Theirs ${crypto.randomUUID().slice(24)}`, `Mine ${crypto.randomUUID().slice(24)}`],
  flag: [true, false],
  decimal: [77, 78],
  percent: [0.3, 0.4],
  lookup: [3, 4],
  date: ['2024-02-01', '2024-02-02'],
});

/** A field to change, and what to. */
function aChangeOf(register: Register) {
  const plain = Object.keys(register.fields).filter((name) => isPlain(register, name));
  const kindOf = (name: string) => fieldMeta.get(register.fields[name]!)!.kind as string;
  for (const [kind, [theirs, mine]] of Object.entries(otherValues())) {
    const field = plain.find((name) => kindOf(name) === kind);
    if (field !== undefined) return { field, theirs, mine };
  }
  throw new Error(`Nothing says what to change of ${register.path}.`);
}

/** Without a rule of how it looks or when it is there; that there is one of each does no harm, for every value here is another. */
const isPlain = ({ rules, constraints = {} }: Register, name: string) =>
  name !== 'state_well_num' &&
  !(name in (rules?.shown ?? {})) &&
  !Object.entries(constraints).some(([rule, { field }]) => field === name && !rule.endsWith('_once'));

function anotherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : `${String(value)} or another`;
}

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
       where attrelid = $1::regclass
       union
       select indexes.relname
       from pg_index
       join pg_class as indexes on indexes.oid = indexrelid
       where indrelid = $1::regclass and indisunique and not indisprimary`,
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
  it('declares fields whose types and nullability are those of its table', async () => {
    const columns = new Map((await columnsOfTable(register.table)).map((column) => [column.name, column]));
    const inTable = Object.entries(register.fields).filter(([name]) => !register.elsewhere?.includes(name));
    for (const [name, schema] of inTable) {
      const column = columns.get(name);
      const plain = register.row.shape[name] as z.ZodType;
      expect({ name, nullable: column?.nullable }).toEqual({ name, nullable: plain.safeParse(null).success });
      expect({ name, fits: typesOf[fieldMeta.get(schema)!.kind] }).toEqual({
        name,
        fits: expect.arrayContaining([column?.type]),
      });
    }
  });
});

describe.each(addingRegisters)('$title', (register) => {
  it('adds a record, answers it as it is listed, and stamps it from the token', async () => {
    const added = await create(register, { ...(await aDraftOf(register)), created_by: 'somebody else', version: 99 });
    expect(register.record.parse(added)).toEqual(added);
    expect(added).toMatchObject({
      version: 1,
      created_by: 'demo|administrator',
      updated_by: null,
      may: { update: true },
    });
    const { may: _may, ...row } = added;
    const list = await listWith(register, parentOf(register, added));
    expect(list.find((listed) => listed[register.key] === added[register.key])).toEqual(row);
  });

  it('acts once for calls at the same time with one Idempotency-Key, and refuses the key for another body', async () => {
    const body = await aDraftOf(register);
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(register, body, key)));
    expect(new Set(answers.map((answer) => answer[register.key])).size).toBe(1);
    expect(answers).toEqual(answers.map(() => answers[0]));
    const other = { ...body, [Object.keys(body)[0]!]: 31 };
    expect((await refusal(create(register, other, key))).status).toBeOneOf([400, 422]);
  });

  it('tells each missing or malformed field by its name and writes nothing', async () => {
    const body = await aDraftOf(register);
    const count = async () => (await listWith(register, parentOf(register, body))).length;
    const before = await count();
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
});

describe.each(registersThat('one'))('$title', (register) => {
  it('answers a record alone, and 404 for one that does not exist, and 400 for a key that is none', async () => {
    const record = await aRecordOf(register);
    expect(await staff.register(register).get(keyOf(register, record))).toEqual(record);
    expect((await refusal(staff.register(register).get(2147483600))).status).toBe(404);
    expect((await product.fetch('administrator', `/api/${register.path}/nonsense`)).status).toBe(400);
    expect((await product.fetch('administrator', `/api/${register.path}/99999999999999999999`)).status).toBe(400);
  });
});

describe.each(registersThat('list'))('$title', (register) => {
  it('lists every row with the columns that it declares, in their order', async () => {
    const list = await listWith(register, parentOf(register, await aRecordOf(register)));
    expect(list).not.toEqual([]);
    expect(
      z
        .array(register.row)
        .parse(list)
        .map((listed) => Object.keys(listed)),
    ).toEqual(list.map(() => columnsOf(register)));
  });
});

describe.each(registersThat('update'))('$title', (register) => {
  it('changes only what is named, numbers the version and keeps who changed what in the history', async () => {
    const { field, theirs } = aChangeOf(register);
    const before = await aRecordOf(register);
    const { may: _may, ...after } = await update(register, before, { [field]: theirs });
    expect(after).toEqual({
      ...withoutMay(before),
      [field]: theirs,
      version: before.version + 1,
      updated_by: 'demo|administrator',
      updated_timestamp: expect.any(String),
    });
    expect(await historyOf(register, before)).toMatchObject([
      {
        operation: 'update',
        who: 'demo|administrator',
        who_name: 'Ada Administrator',
        changes: [{ field, before: before[field], after: theirs }],
      },
      { operation: 'insert' },
    ]);
  });

  it('keeps its version when a save changes nothing, and leaves no trace of it', async () => {
    const record = await aRecordOf(register);
    const entries = (await historyOf(register, record)).length;
    const changes = Object.fromEntries(Object.keys(register.fields).map((name) => [name, record[name]]));
    expect(withoutMay(await update(register, record, changes))).toEqual(withoutMay(record));
    expect(await historyOf(register, record)).toHaveLength(entries);
  });

  it('changes nothing that nobody may set, though a save names it', async () => {
    const record = await aRecordOf(register);
    const answered = Object.entries(withoutMay(record)).filter(([name]) => !(name in register.fields));
    const others = Object.fromEntries(answered.map(([name, value]) => [name, anotherThan(value)]));
    const inTable = (await columnsOfTable(register.table)).map(({ name }) => [name, 1] as const);
    const hidden = Object.fromEntries(inTable.filter(([name]) => !(name in record) && !(name in register.fields)));
    expect(withoutMay(await update(register, record, { ...hidden, ...others }))).toEqual(withoutMay(record));
  });

  it('refuses a save that is based on an old version and answers the record as it stands', async () => {
    const { field, theirs, mine } = aChangeOf(register);
    const opened = await aRecordOf(register);
    const changed = await update(register, opened, { [field]: theirs });
    const refused = await refusal(update(register, opened, { [field]: mine }));
    expect(refused).toMatchObject({ status: 412, problem: { code: 'conflict', current: changed } });
    expect(await update(register, changed, {})).toEqual(changed);
  });
});

describe.each(addingRegisters.filter(({ calls }) => calls['replace-by-array']))('$title', (register) => {
  const { key } = register;
  const replace = (rows: object[], act?: string) =>
    staff.register(register).replace(rows as never, act) as Promise<unknown> as Promise<Row[]>;
  const some = async () => [await aRecordOf(register), await aRecordOf(register), await aRecordOf(register)];
  const changeOf = (row: Row, change: object) => ({ [key]: row[key], version: row.version, ...change });
  const asTheyStand = (rows: readonly Row[]) =>
    Promise.all(
      rows.map(async (row) =>
        (await listWith(register, parentOf(register, row))).find((listed) => listed[key] === row[key]),
      ),
    );

  it('changes many rows at once, each as a save of its own would, and each back to what it was', async () => {
    const { field, theirs, mine } = aChangeOf(register);
    const rows = await some();
    const own = await update(register, rows[2]!, { [field]: theirs });
    const before = [rows[0]!, rows[1]!, own];
    const changed = await replace(before.map((row) => changeOf(row, { [field]: mine })));
    expect(changed).toEqual(
      before.map((row) => ({
        ...row,
        [field]: mine,
        version: row.version + 1,
        updated_by: 'demo|administrator',
        updated_timestamp: expect.any(String),
      })),
    );
    expect(await historyOf(register, own)).toMatchObject([
      { operation: 'update', changes: [{ field, before: theirs, after: mine }] },
      { operation: 'update' },
      { operation: 'insert' },
    ]);
    const back = await replace(changed.map((row, index) => changeOf(row, { [field]: before[index]![field] })));
    expect(back.map((row) => row[field])).toEqual(before.map((row) => row[field]));
  });

  it('changes many rows once for one Idempotency-Key', async () => {
    const { field, mine } = aChangeOf(register);
    const body = (await some()).map((row) => changeOf(row, { [field]: mine }));
    const act = crypto.randomUUID();
    expect(await replace(body, act)).toEqual(await replace(body, act));
  });

  it('changes none when some of them were saved meanwhile, and names each of those', async () => {
    const { field, theirs, mine } = aChangeOf(register);
    const [first, second, third] = (await some()) as [Row, Row, Row];
    const late = [
      await update(register, second, { [field]: theirs }),
      await update(register, third, { [field]: theirs }),
    ];
    const refused = await refusal(replace([first, second, third].map((row) => changeOf(row, { [field]: mine }))));
    expect(refused).toMatchObject({ status: 412, problem: { code: 'conflict', current: late[0] } });
    expect(refused.problem.errors?.map((error) => error.field)).toEqual(['1', '2']);
    expect(await asTheyStand([first, second, third])).toEqual([first, ...late].map(withoutMay));
  });

  it('changes none when one is not there, or its value is none', async () => {
    const { field, mine } = aChangeOf(register);
    const [first, second] = (await some()) as [Row, Row];
    const missing = await refusal(replace([changeOf(first, { [field]: mine }), { [key]: 2147483600, [field]: mine }]));
    expect(missing).toMatchObject({ status: 404, problem: { errors: [{ field: '1' }] } });
    const none = { not: 'a value' };
    const wrong = await refusal(replace([changeOf(first, { [field]: mine }), changeOf(second, { [field]: none })]));
    expect(wrong).toMatchObject({ status: 400, problem: { errors: [{ field: `1.${field}` }] } });
    expect(await asTheyStand([first, second])).toEqual([first, second].map(withoutMay));
  });

  it('says how many rows it changes at most', async () => {
    const rows = Array.from({ length: 1001 }, (_, index) => ({ [key]: index }));
    expect(await refusal(replace(rows))).toMatchObject({
      status: 400,
      message: expect.stringContaining('Change at most 1,000 rows at once.'),
    });
  });
});

const withoutMay = ({ may: _may, ...row }: Row) => row;

describe.each(registersThat('delete'))('$title', (register) => {
  it('deletes a row, unless somebody else saved it meanwhile', async () => {
    const opened = await aRecordOf(register);
    const { field, theirs } = aChangeOf(register);
    const changed = await update(register, opened, { [field]: theirs });
    const remove = ({ version }: Row) => staff.register(register).delete(keyOf(register, opened), version);
    expect(await refusal(remove(opened))).toMatchObject({ status: 412, problem: { current: changed } });
    await remove(changed);
    expect((await refusal(remove(changed))).status).toBe(404);
    const list = await listWith(register, parentOf(register, opened));
    expect(list.some((row) => row[register.key] === opened[register.key])).toBe(false);
  });
});

describe.each(addingRegisters.filter(({ of, calls }) => of === undefined && calls.list))('$title', (register) => {
  it('is cached by its data: the same answer is 304, a change is seen at once, compressed or not', async () => {
    const path = register.calls.list!.path;
    const first = await product.fetch('administrator', path);
    const etag = first.headers.get('etag')!;
    const same = await product.fetch('administrator', path, { headers: { 'if-none-match': etag } });
    expect([same.status, await same.text()]).toEqual([304, '']);
    const added = await create(register, await aDraftOf(register));
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
    const record = await create(register, await aDraftOf(register));
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

describe.each(registers.filter(({ publication }) => publication))('$title', (register) => {
  const flag = register.publication!;
  const statusOf = (row: Row) => publicationOf(register, row);

  it('is a draft, is published with or after a save, and is updated by whatever is saved without publishing it', async () => {
    const { field, theirs, mine } = aChangeOf(register);
    const draft = await create(register, { ...(await aDraftOf(register)), [flag]: false });
    expect(statusOf(draft)).toBe(DRAFT);
    const published = await update(register, draft, { [flag]: true });
    expect(statusOf(published)).toBe(PUBLISHED);
    const updated = await update(register, published, { [field]: theirs });
    expect(statusOf(updated)).toBe(UPDATED);
    const anew = await update(register, updated, { [flag]: true });
    expect(statusOf(anew)).toBe(PUBLISHED);
    const changedAndPublished = await update(register, anew, { [field]: mine, [flag]: true });
    expect([changedAndPublished[field], statusOf(changedAndPublished)]).toEqual([mine, PUBLISHED]);
    expect(statusOf(await update(register, changedAndPublished, { [flag]: false }))).toBe(DRAFT);
    expect(statusOf(await create(register, { ...(await aDraftOf(register)), [flag]: true }))).toBe(PUBLISHED);
  });
});

describe.each(registersThat('update'))('$title', (register) => {
  it('has the values of an earlier version again when they are saved again, and tells of it', async () => {
    const { field, theirs, mine } = aChangeOf(register);
    const first = await aRecordOf(register);
    const third = await update(register, await update(register, first, { [field]: theirs }), { [field]: mine });
    const [, second] = (await historyOf(register, first)) as { changes: { field: string; before: unknown }[] }[];
    const restored = await update(register, third, { [field]: second!.changes[0]!.before });
    expect(restored).toMatchObject({ [field]: first[field], version: third.version + 1 });
    expect(await historyOf(register, first)).toMatchObject([
      { who_name: 'Ada Administrator', changes: [{ field, before: mine, after: first[field] }] },
      {},
      {},
      {},
    ]);
  });
});
