import { saveView } from '@artesian/contract/people/saved-views';
import {
  keepQueryMail,
  mostBytesOfMail,
  queryMails,
  stopQueryMail,
  stopQueryMailByLink,
} from '@artesian/contract/query/query-mails';
import { createClient, type Client } from '@artesian/contract/language/client';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/platform/config.ts';
import { sendQueryMails } from '../../src/query/mails/send-query-mails.ts';
import { buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';
import { serveMail } from '../support/serve-mail.ts';

const mail = await serveMail();
const settings = { SMTP_URL: mail.url, MAIL_FROM: 'notices@district.example' };
const { product, staff } = await sharedProduct({ settings });
const query = (text: string, values: unknown[] = []) => product.database.pool.query(text, values);
const config = readConfig({ ...settings, ORIGIN: product.origin }, {});
let developer: Client;
beforeAll(async () => {
  await buildWell(staff, { well_name: 'Old Windmill' });
  developer = await product.as('developer');
  return () => mail.close();
});
beforeEach(() => query('delete from query_mails'));

const night = () => sendQueryMails.run({ config, database: product.database, files: product.files });
const params = { table_path: 'query-and-download' };
const save = async (client: Client, view_name: string, isShared = false, filters: Record<string, string> = {}) => {
  const view = { filters, search: '', sort: [], size: 1, hidden: [] };
  return (await client.call(saveView, { params, body: { view_name, view, is_shared: isShared } })).saved_view_ndx;
};
const ask = (client: Client, saved_view_ndx: number, body: object = { rhythm: 'daily' }) =>
  client.call(keepQueryMail, { params: { saved_view_ndx }, body: body as { rhythm: 'daily' } });
/** As if it had been asked for so many days ago. */
const daysAgo = (days: number) => query('update query_mails set asked_on = district_today() - $1::integer', [days]);
const taken = async (work: () => Promise<unknown>) => {
  const before = mail.taken.length;
  await work();
  return mail.taken.slice(before);
};
const lastOf = async (client: Client) => (await client.call(queryMails, {})).mails.map(({ last }) => last?.state);

describe('a saved query by e-mail', () => {
  it('comes with its file to who asked for it, from the next day on, and never twice', async () => {
    const saved = await save(staff, 'Wells of ours', false, { left: '["owner"]' });
    expect(await ask(staff, saved)).toMatchObject({ saved_view_ndx: saved, rhythm: 'daily', last: null });
    expect(await taken(night)).toEqual([]);
    await daysAgo(3);
    const [message, ...others] = await taken(night);
    expect(others).toEqual([]);
    expect(message!.envelopeTo).toBe('administrator@district.example');
    expect(message!.subject).toBe('Wells of ours: Wells of Barton Springs');
    const [file] = message!.attachments;
    expect(file!.filename).toMatch(/^barton-springs-data-wells_.*\.csv$/);
    const csv = new TextDecoder().decode(file!.content as ArrayBuffer);
    expect(csv).toContain('Old Windmill');
    expect(csv).not.toContain('owner_email');
    expect(message!.text).toContain(`${product.origin}/reports-and-analysis/query-and-download?left=`);
    expect(await taken(night)).toEqual([]);
    expect(await lastOf(staff)).toEqual(['sent']);
  });

  it('is stopped in the product, and by the signed link of a mail', async () => {
    const saved = await save(staff, 'Wells of ours');
    await ask(staff, saved);
    await daysAgo(1);
    const [message] = await taken(night);
    const token = /stop-query-mail\/(\S+)/.exec(message!.text!)![1]!;
    const visitor = createClient({ baseUrl: product.origin, token: async () => undefined });
    const forged = token.replace(/^\d+/, (number) => String(Number(number) + 1));
    await expect(visitor.call(stopQueryMailByLink, { params: { token: forged } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await lastOf(staff)).toEqual(['sent']);
    await visitor.call(stopQueryMailByLink, { params: { token } });
    expect(await lastOf(staff)).toEqual([]);
    await ask(staff, saved);
    await staff.call(stopQueryMail, { params: { saved_view_ndx: saved } });
    await expect(staff.call(stopQueryMail, { params: { saved_view_ndx: saved } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('that is shared comes to each who asks, while it is shared and while they are staff', async () => {
    const shared = await save(staff, 'For all', true);
    const own = await save(staff, 'For me');
    await expect(ask(developer, own)).rejects.toMatchObject({ status: 404 });
    await ask(developer, shared);
    await daysAgo(1);
    expect((await taken(night)).map(({ envelopeTo }) => envelopeTo)).toEqual(['developer@district.example']);
    await query('delete from query_mail_sends');
    await query(`update accounts set roles = '{Well Owner}' where sub = 'demo|developer'`);
    expect(await taken(night)).toEqual([]);
    const { rows } = await query('select state, failure from query_mail_sends');
    expect(rows).toMatchObject([{ state: 'withdrawn', failure: expect.stringContaining('no longer has access') }]);
    await query(`update accounts set roles = '{Developer}' where sub = 'demo|developer'`);
    await query('delete from query_mail_sends');
    await save(staff, 'For all', false);
    expect(await taken(night)).toEqual([]);
  });

  it('too large for a mail is led to', async () => {
    const saved = await save(staff, 'All levels', false, { focus: '"wLData"' });
    await ask(staff, saved);
    await daysAgo(1);
    await query(
      `insert into water_levels (well_ndx, collect_timestamp, dtw_ft, is_pumping, remarks)
       select min(well_ndx), now(), 100, false, repeat('x', $1::integer) from wells`,
      [mostBytesOfMail],
    );
    const [message] = await taken(night);
    expect(message!.attachments).toEqual([]);
    expect(message!.text).toContain('too large for e-mail');
  });

  it.each([
    [{ rhythm: 'weekly' }, 'Choose a day of the week or of the month.'],
    [{ rhythm: 'weekly', day: 8 }, 'Choose a day of the week or of the month.'],
    [{ rhythm: 'monthly', day: 0 }, 'Choose a day of the week or of the month.'],
    [{ rhythm: 'hourly' }, 'Choose daily, weekly or monthly.'],
  ])('is refused as %o, in words', async (body, message) => {
    const saved = await save(staff, 'Wells of ours');
    await expect(ask(staff, saved, body)).rejects.toMatchObject({ status: 400, problem: { errors: [{ message }] } });
  });
});

it.each([
  ['daily', null, '2026-03-01', '2026-03-01'],
  // A Wednesday.
  ['weekly', 3, '2026-03-04', '2026-03-04'],
  ['weekly', 4, '2026-03-04', '2026-02-26'],
  ['weekly', 7, '2026-03-04', '2026-03-01'],
  ['monthly', 4, '2026-03-04', '2026-03-04'],
  ['monthly', 31, '2026-03-04', '2026-02-28'],
  ['monthly', 31, '2026-03-31', '2026-03-31'],
  ['monthly', 30, '2026-05-29', '2026-04-30'],
])('%s on %s is due on %s since %s', async (rhythm, day, today, due) => {
  const { rows } = await query('select api.query_mail_due_on($1, $2, $3)::text as due', [rhythm, day, today]);
  expect(rows[0].due).toBe(due);
});
