import { contacts } from '@artesian/contract/people/contacts';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { lastSeal, sealHistory, type Seal } from '../../src/verify/seal-history.ts';
import { verifyHistory } from '../../src/verify/verify-history.ts';
import { buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

// History and records that somebody altered who may do everything in the database.

const { product, staff } = await sharedProduct();
const { database } = product;
const asOwner = (text: string, values: unknown[] = []) =>
  database.asOwner((client) => client.query<Record<string, unknown>>(text, values));
const problems = async (kept?: Seal) => (await verifyHistory(database, kept)).problems;

let changes: { change_ndx: string; record_key: string }[];

/** A district of four days ago, of which all but what happens from now on is sealed. */
beforeAll(async () => {
  const contact = await staff.register(contacts).create({ r_name: 'Kept' });
  await staff.register(contacts).update(contact.rolo_ndx, { r_name: 'Changed' }, contact.version);
  await buildWell(staff, { well_name: 'Kept' });
  await asOwner("update history.changes set at = at - interval '4 days'");
  await asOwner("update history.changes set at = at - interval '1 day' where change_ndx % 2 = 0");
  await sealHistory(database);
  await staff.register(contacts).create({ r_name: 'Later' });
  const { rows } = await asOwner(
    "select change_ndx, record_key from history.changes where (table_name, record_key) = ('contacts', $1) order by change_ndx",
    [String(contact.rolo_ndx)],
  );
  changes = rows as unknown as typeof changes;
});

/** Every test alters history itself, and puts it right again. */
afterEach(async () => {
  const left = await problems();
  if (left.length > 0) throw new Error(left.join('\n'));
});

it('agrees with its seals, and records with it, in any time zone', async () => {
  const { days, unsealed, records, ...verified } = await verifyHistory(database);
  expect({ days, problems: verified.problems }).toEqual({ days: 2, problems: [] });
  expect(verified.changes).toBeGreaterThan(2);
  expect(unsealed).toBeGreaterThan(0);
  expect(records).toBeGreaterThan(2);
  expect(verified.last).toEqual(await lastSeal(database));
  await sealHistory(database);
  expect((await verifyHistory(database)).last).toEqual(verified.last);
  await database.pool.query("select set_config('TimeZone', 'Asia/Kathmandu', false)");
  expect(await problems()).toEqual([]);
  await database.pool.query('reset timezone');
});

it.each([
  ['altered', `update history.changes set after = jsonb_set(after, '{r_name}', '"Keep"') where change_ndx = $1`],
  ['altered', "update history.changes set who = 'nobody' where change_ndx = $1"],
  ['altered', "update history.changes set at = at + interval '1 microsecond' where change_ndx = $1"],
  ['missing', 'delete from history.changes where change_ndx = $1'],
])('names a change that is %s: %s', async (_what, alteration) => {
  const [first] = changes;
  const { rows } = await asOwner(
    'select to_jsonb(changes) as row from history.changes as changes where change_ndx = $1',
    [first!.change_ndx],
  );
  await asOwner(alteration, [first!.change_ndx]);
  expect(await problems()).toEqual([
    expect.stringMatching(
      new RegExp(`^Change ${first!.change_ndx} of 20\\d\\d-\\d\\d-\\d\\d .*that day was sealed\\.$`),
    ),
  ]);
  await asOwner('delete from history.changes where change_ndx = $1', [first!.change_ndx]);
  await asOwner(
    'insert into history.changes overriding system value select * from jsonb_populate_record(null::history.changes, $1)',
    [JSON.stringify(rows[0]!['row'])],
  );
});

it('names a change that was added to a sealed day', async () => {
  const { rows } = await asOwner(
    `insert into history.changes (at, who, table_name, record_key, operation)
     select min(at), 'nobody', 'none', '1', 'insert' from history.changes returning change_ndx`,
  );
  expect(await problems()).toEqual([
    expect.stringMatching(
      new RegExp(`^Change ${String(rows[0]!['change_ndx'])} of .* was added after that day was sealed`),
    ),
  ]);
  await asOwner('delete from history.changes where change_ndx = $1', [rows[0]!['change_ndx']]);
});

it('is no better for whoever makes fingerprints and seals anew, while a backup kept a seal', async () => {
  const kept = await lastSeal(database);
  const alter = (from: string, to: string) => asOwner('update history.changes set who = $2 where who = $1', [from, to]);
  const sealAnew = async () => {
    await asOwner(
      'update history.fingerprints as prints set hash = api.fingerprint_of(changes) from history.changes as changes where changes.change_ndx = prints.change_ndx',
    );
    const { rows } = await asOwner('select day::text from history.days order by day');
    for (const { day } of rows)
      await asOwner(
        'update history.days set hash = api.seal_of_day(day, (select hash from history.days as before where before.day < $1 order by day desc limit 1)) where day = $1',
        [day],
      );
  };
  const { rows } = await asOwner('select who from history.changes where change_ndx = $1', [changes[0]!.change_ndx]);
  const who = rows[0]!['who'] as string;
  await alter(who, 'nobody');
  await asOwner(
    'update history.fingerprints as prints set hash = api.fingerprint_of(changes) from history.changes as changes where changes.change_ndx = prints.change_ndx',
  );
  expect(await problems()).toEqual([
    expect.stringMatching(/^The seal of .* is not that of its changes and of the day before\.$/),
    expect.stringMatching(/^The seal of .* is not that of its changes and of the day before\.$/),
  ]);
  await sealAnew();
  expect(await problems()).toEqual([]);
  expect(await problems(kept)).toEqual([`The seal of ${kept!.day} is not the one that the backup kept.`]);
  await alter('nobody', who);
  await sealAnew();
  expect(await problems(kept)).toEqual([]);
});

it('names a record that was altered past history', async () => {
  const [{ record_key } = { record_key: '' }] = changes;
  const set = (name: string) =>
    asOwner(`
      alter table contacts disable trigger user;
      update contacts set r_name = '${name}' where rolo_ndx = ${Number(record_key)};
      alter table contacts enable trigger user`);
  await set('Forged');
  expect(await problems()).toEqual([`The record ${record_key} of contacts is not what history says of it last.`]);
  await set('Changed');
});
