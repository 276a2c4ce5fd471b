import { permitBalances, workWaiting } from '@artesian/contract/dashboard/work-waiting';
import type { Client } from '@artesian/contract/language/client';
import { saveReadings } from '@artesian/contract/metering/readings-entry';
import { readingsToEdit } from '@artesian/contract/metering/readings-entry';
import {
  CODE_IS_ON_ITS_WAY,
  claimLetter,
  claimPosted,
  claims,
  enterClaim,
  makeClaim,
  requestClaim,
} from '@artesian/contract/owners/claims';
import { delegatePermits, delegations, takeBackDelegation } from '@artesian/contract/owners/delegations';
import {
  approveReading,
  attachReadingPhoto,
  monthsToRead,
  ownerStatement,
  questionReading,
  submitReading,
  submittedReadings,
  withdrawReading,
} from '@artesian/contract/owners/submitted-readings';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { takePhoto } from '../support/photo.ts';
import { sharedProduct } from '../support/product.ts';
import { serveMail } from '../support/serve-mail.ts';
import { monthBefore, twoOwners } from '../support/two-owners.ts';

const mail = await serveMail();
const { product, staff } = await sharedProduct({
  settings: { SMTP_URL: mail.url, MAIL_FROM: 'office@district.example' },
});
const query = async <R extends object>(text: string, values: unknown[] = []) =>
  (await product.database.pool.query<R>(text, values)).rows;
let otto: Client;
let dee: Client;
let lastMonth: { c_year: number; c_month: number };
let thisMonth: { c_year: number; c_month: number };

beforeAll(async () => {
  await query(twoOwners);
  [otto, dee] = [await product.as('well-owner'), await product.as('developer')];
  [lastMonth, thisMonth] = [await monthBefore(product, 1), await monthBefore(product, 0)];
  return () => mail.close();
});

const photoOf = async (name = 'meter.jpg') => new File([await takePhoto(300, 200)], name, { type: 'image/jpeg' });
const own = (values: object = {}) => ({
  permit_ndx: 1,
  meter_ndx: 1,
  ...lastMonth,
  meter_reading: 1_042_000,
  ...values,
});
const one = (submitted_reading_ndx: number) => ({ params: { submitted_reading_ndx } });
const submit = (values: object = {}) => otto.call(submitReading, { body: own(values) });
const submissions = (client: Client) => client.view(submittedReadings);
const balanceOf = async (permit: number) =>
  (await otto.view(permitBalances)).find(({ permit_ndx }) => permit_ndx === permit)!;
const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => 'was let through',
    (error: { status: number; problem: { detail: string; errors?: { field: string }[] } }) => ({
      status: error.status,
      words: error.problem.detail,
      field: error.problem.errors?.[0]?.field,
    }),
  );

/** Throws while there is none. */
const mailTo = (address: string) => {
  const found = mail.taken.findLast(({ envelopeTo }) => envelopeTo === address);
  if (!found) throw new Error(`Nothing was mailed to ${address}.`);
  return found;
};

describe('what is to be read', () => {
  it('has the months since the last reading of each meter of a permit, with what it is held against', async () => {
    const months = await otto.view(monthsToRead);
    const mine = months.filter(({ meter_id, permit_ndx }) => meter_id === 'M-OWN' && permit_ndx === 1);
    expect(mine.map(({ c_year, c_month }) => ({ c_year, c_month }))).toEqual([lastMonth, thisMonth]);
    expect(mine[0]).toMatchObject({
      prev_meter_reading: 1_005_000,
      largest_monthly_gal: 1_001_000,
      share: 1,
      associated_wells: 'Mill',
    });
    const shared = months.find(({ meter_id }) => meter_id === 'M-SHARED')!;
    expect(shared).toMatchObject({ share: 0.5, associated_wells: 'Mill', permit_ndx: 1 });
    expect([...new Set(months.map(({ permit_ndx }) => permit_ndx))].toSorted()).toEqual([1, 3]);
  });

  it('is held against the same as staff are shown where they enter it', async () => {
    const [mine] = (await otto.view(monthsToRead)).filter(({ meter_id }) => meter_id === 'M-OWN');
    const params = { year: mine!.fiscal_year, month: mine!.c_month, grouping_ndx: -1 };
    const edited = (await staff.call(readingsToEdit, { params })).find(({ meter_id }) => meter_id === 'M-OWN')!;
    for (const field of [
      'prev_meter_reading',
      'later_reading',
      'largest_monthly_gal',
      'joined_date',
      'retired_date',
    ] as const)
      expect({ [field]: mine![field] }).toEqual({ [field]: edited[field] });
  });
});

describe('a reading that an owner sends in', () => {
  it('waits for staff with its photo, counts nowhere before, and moves the balance by its gallons when approved', async () => {
    const before = await balanceOf(1);
    const { submitted_reading_ndx, state } = await submit({ notes: 'Read at the gate.' });
    expect(state).toBe('waiting');
    const { system_filepath } = await otto.upload(attachReadingPhoto, {
      ...one(submitted_reading_ndx),
      fields: {},
      file: await photoOf(),
    });
    expect(await balanceOf(1)).toEqual(before);
    const [seen] = await submissions(staff);
    expect(seen).toMatchObject({
      submitted_reading_ndx,
      meter_id: 'M-OWN',
      permit_number: 'H1-20-1',
      meter_reading: 1_042_000,
      prev_meter_reading: 1_005_000,
      notes: 'Read at the gate.',
      system_filepath,
      sent_by: 'Otto Owner',
      standing_version: null,
    });
    expect((await fetch(product.origin + system_filepath)).headers.get('content-type')).toBe('image/webp');
    const work = await staff.view(workWaiting);
    expect(work.filter((row) => row.work === 'submitted-reading')).toEqual([
      expect.objectContaining({ record_ndx: submitted_reading_ndx, title: 'M-OWN' }),
    ]);

    const approved = await staff.call(approveReading, {
      ...one(submitted_reading_ndx),
      body: { standing_version: null },
    });
    expect(approved).toMatchObject({ state: 'approved', calculated_gallons: 37_000 });
    const after = await balanceOf(1);
    expect(after.used_gal - before.used_gal).toBe(37_000);
    expect(before.left_gal! - after.left_gal!).toBe(37_000);
    const [reading] = await query(
      `select meter_reading, notes, calculated_gallons, created_by from meter_readings where meter_ndx = 1 and c_year = $1 and c_month = $2`,
      [lastMonth.c_year, lastMonth.c_month],
    );
    expect(reading).toEqual({
      meter_reading: 1_042_000,
      notes: 'Read at the gate.',
      calculated_gallons: 37_000,
      created_by: 'demo|administrator',
    });
    expect((await otto.view(monthsToRead)).filter(({ meter_id }) => meter_id === 'M-OWN')).toMatchObject([thisMonth]);
    expect((await staff.view(workWaiting)).filter((row) => row.work === 'submitted-reading')).toEqual([]);
  });

  it('stands in the statement of its permit, whose last month is the balance', async () => {
    const months = await otto.view(ownerStatement, { params: { permit_ndx: 1 } });
    const { used_gal, allowed_gal, month_limit_gal, month_used_gal } = await balanceOf(1);
    expect(months.at(-1)).toMatchObject({ ...thisMonth, used_gal, allowed_gal, month_limit_gal, month_used_gal });
    expect(months.at(-1)!.reduction).toBe(0.2);
  });

  it('is one reading, however often the same act is sent; another waits for none', async () => {
    const idempotencyKey = crypto.randomUUID();
    const body = own({ ...thisMonth, meter_reading: 1_050_000 });
    const first = await otto.call(submitReading, { body, idempotencyKey });
    expect(await otto.call(submitReading, { body, idempotencyKey })).toEqual(first);
    expect(await problemOf(otto.call(submitReading, { body }))).toMatchObject({
      status: 422,
      words: 'A reading of this meter for this month is already waiting for review. Withdraw it to send another.',
    });
    await otto.call(withdrawReading, one(first.submitted_reading_ndx));
    await otto.call(withdrawReading, one(first.submitted_reading_ndx));
    expect(
      await problemOf(
        staff.call(approveReading, { ...one(first.submitted_reading_ndx), body: { standing_version: null } }),
      ),
    ).toEqual(expect.objectContaining({ status: 409, words: 'This reading was withdrawn.' }));
  });

  it('is refused below the previous one without a word why, and taken with it; while it waits nothing is due before', async () => {
    const low = { ...thisMonth, meter_reading: 1_000 };
    expect(await problemOf(submit(low))).toMatchObject({ status: 400, field: 'notes' });
    const { due_day } = await balanceOf(1);
    const { submitted_reading_ndx } = await submit({ ...low, notes: 'The meter was exchanged.' });
    expect((await balanceOf(1)).due_day! >= due_day!).toBe(true);
    await otto.call(withdrawReading, one(submitted_reading_ndx));
    expect((await balanceOf(1)).due_day).toBe(due_day);
  });

  it('goes back with a question, and is answered by another', async () => {
    const { submitted_reading_ndx } = await submit({ ...thisMonth, meter_reading: 9_000_000 });
    const ask = { ...one(submitted_reading_ndx), body: { question: ' Is the first digit right? ' } };
    expect(await staff.call(questionReading, ask)).toMatchObject({ state: 'questioned', told: 'by e-mail' });
    const letter = await vi.waitFor(() => mailTo('well-owner@district.example'), 10_000);
    expect(letter.subject).toMatch(/^A question about your meter reading: M-OWN, \w+ \d{4}$/);
    expect(letter.text).toMatch(
      /Dear Otto Owner,[^]*9,000,000 gal[^]*Is the first digit right\?[^]*\/my-permits\/reading\/1/,
    );
    const [due] = (await otto.view(monthsToRead)).filter(({ meter_id }) => meter_id === 'M-OWN');
    expect(due).toMatchObject({
      state: 'questioned',
      question: 'Is the first digit right?',
      submitted_reading: 9_000_000,
    });
    const again = await submit({ ...thisMonth, meter_reading: 1_060_000 });
    expect((await submissions(otto))[0]).toMatchObject({ ...again, state: 'waiting' });
    await staff.call(approveReading, { ...one(again.submitted_reading_ndx), body: { standing_version: null } });
    expect(await problemOf(submit({ ...thisMonth, meter_reading: 1_060_001 }))).toMatchObject({
      status: 409,
      words: 'The district already has a reading for this month: 1,060,000 gal. Contact the office if it is wrong.',
    });
  });

  it('is asked about at the address on file where a provider keeps the account; without one, staff are told so', async () => {
    const question = { question: 'Which meter is this?' };
    const asked = async (contact: number) => {
      await query('update permits set rolo_ndx = $1 where permit_ndx = 3', [contact]);
      const [sent] = await query<{ submitted_reading_ndx: number }>(
        `insert into submitted_readings (permit_ndx, meter_ndx, c_year, c_month, meter_reading) values (3, 4, $1, $2, 1021000)
         returning submitted_reading_ndx`,
        [lastMonth.c_year, lastMonth.c_month],
      );
      return staff.call(questionReading, { ...one(sent!.submitted_reading_ndx), body: question });
    };
    expect(await asked(2)).toMatchObject({ told: 'no address' });
    expect(await asked(1)).toMatchObject({ told: 'by e-mail' });
    expect((await vi.waitFor(() => mailTo('otto@example.org'), 10_000)).text).toContain('Which meter is this?');
  });

  it('takes the place of no reading that staff saved since they looked', async () => {
    const place = { permit_ndx: 3, meter_ndx: 4, ...lastMonth };
    const { submitted_reading_ndx } = await submit({ ...place, meter_reading: 1_030_000 });
    await staff.call(saveReadings, {
      body: [{ meter_ndx: 4, ...lastMonth, meter_reading: 1_029_000 }],
      confirmed: ['meter_reading'],
    });
    const approval = () =>
      staff.call(approveReading, { ...one(submitted_reading_ndx), body: { standing_version: null } });
    expect(await problemOf(approval())).toMatchObject({
      status: 412,
      field: 'meter_reading',
      words: expect.stringMatching(/^Ada Administrator saved 1,029,000 here on /) as string,
    });
    const [seen] = await submissions(staff);
    expect(seen).toMatchObject({ standing_reading: 1_029_000, state: 'waiting' });
    const body = { standing_version: seen!.standing_version! };
    expect(await staff.call(approveReading, { ...one(submitted_reading_ndx), body })).toMatchObject({
      calculated_gallons: 10_000,
    });
  });

  it('is approved once when two of the staff do so at once', async () => {
    const { submitted_reading_ndx } = await submit({
      permit_ndx: 3,
      meter_ndx: 4,
      ...thisMonth,
      meter_reading: 1_031_000,
    });
    const approve = () =>
      staff.call(approveReading, { ...one(submitted_reading_ndx), body: { standing_version: null } });
    const answers = await Promise.allSettled([approve(), approve()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('takes a picture and nothing else, one at a time, while it waits', async () => {
    const { submitted_reading_ndx } = await submit({ meter_ndx: 3, meter_reading: 1_100_000 });
    const send = (file: File) => otto.upload(attachReadingPhoto, { ...one(submitted_reading_ndx), fields: {}, file });
    expect(await problemOf(send(new File(['%PDF-1.7\n1 0 obj\n'], 'photo.jpg')))).toMatchObject({ status: 415 });
    expect(await problemOf(send(new File(['just words'], 'photo.jpg')))).toMatchObject({ status: 415 });
    expect(await problemOf(send(new File([], 'photo.jpg')))).toMatchObject({ status: 422 });
    const first = await send(await photoOf('first.jpg'));
    const second = await send(await photoOf('second.jpg'));
    const [seen] = await submissions(otto);
    expect(seen!.system_filepath).toBe(second.system_filepath);
    expect((await fetch(product.origin + first.system_filepath)).status).toBe(404);
    await otto.call(withdrawReading, one(submitted_reading_ndx));
    expect(await problemOf(send(await photoOf()))).toMatchObject({ status: 409 });
  });

  it.each([
    ['no reading', { meter_reading: null }, 400],
    ['a reading that is a text', { meter_reading: '1042000' }, 400],
    ['a reading with a fraction', { meter_reading: 1.5 }, 400],
    ['a reading below nothing', { meter_reading: -1 }, 400],
    ['a reading with thirteen digits', { meter_reading: 1e12 }, 400],
    ['a list in place of a reading', { meter_reading: [1] }, 400],
    ['month 0', { c_month: 0 }, 400],
    ['month 13', { c_month: 13 }, 400],
    ['a month in words', { c_month: 'May' }, 400],
    ['a year of two digits', { c_year: 26 }, 400],
    ['a year to come', { c_year: 2150 }, 400],
    ['a year before its meter joined', { c_year: 2019 }, 400],
    ['no meter', { meter_ndx: null }, 400],
    ['a meter that is none', { meter_ndx: 123_456 }, 404],
    ['a meter of others', { meter_ndx: 2 }, 404],
    ['a permit of others', { permit_ndx: 2 }, 404],
    ['a permit of others with their meter', { permit_ndx: 2, meter_ndx: 2 }, 404],
    ['a meter of another permit of mine', { meter_ndx: 4 }, 404],
    ['a permit in words', { permit_ndx: 'H1-20-1' }, 400],
    ['a note of 1,001 characters', { notes: 'x'.repeat(1001) }, 400],
    ['a note that cannot be stored', { notes: 'a\u0000b' }, 400],
    ['half a character', { notes: '\uD800' }, 400],
  ])('is refused in words with %s', async (_what, values, status) => {
    const kept = (await submissions(otto)).length;
    const response = await product.fetch('well-owner', '/api/submitted-readings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(own({ meter_ndx: 3, ...values })),
    });
    const { detail } = (await response.json()) as { detail: string };
    expect({ status: response.status, detail }).toEqual({ status, detail: expect.stringMatching(/\w{3}/) as string });
    expect((await submissions(otto)).length).toBe(kept);
  });
});

describe('the balance of a permit', () => {
  it('is what the tracking of readings and the compliance report say of it', async () => {
    for (const permit of [1, 3]) {
      const { used_gal, allowed_gal, fiscal_year, month_used_gal, month_limit_gal } = await balanceOf(permit);
      const [tracked] = await query<{ used: number; month: number }>(
        `select cumulative_metered_gallons as used, metered_gallons as month from api.ui_meter_readings_tracking_detail
         where grouping_ndx = -$1::integer and fiscal_year = $2 and c_year = $3 and c_month = $4`,
        [permit, fiscal_year, thisMonth.c_year, thisMonth.c_month],
      );
      expect({ permit, used: used_gal, month: month_used_gal }).toEqual({ permit, ...tracked });
      const [reported] = await query<{ used: number; month: number; limit: number }>(
        `select ytd_metered_gal as used, mo_metered_gallons as month, mo_reduced_target as limit
         from api.ui_report_drought_compliance_permits where grouping_ndx = -$1::integer and c_year = $2 and c_month = $3`,
        [permit, thisMonth.c_year, thisMonth.c_month],
      );
      expect({ permit, used: used_gal, month: month_used_gal, limit: month_limit_gal }).toEqual({
        permit,
        ...reported,
      });
      const [months] = await query<{ allowed: number }>(
        `select sum(reduced_gal)::bigint as allowed from api.months_of_groupings
         where grouping_ndx = -$1::integer and fiscal_year = $2 and make_date(c_year, c_month, 1) <= district_today()`,
        [permit, fiscal_year],
      );
      expect({ permit, allowed: allowed_gal }).toEqual({ permit, allowed: months!.allowed });
    }
  });
});

describe('a delegation', () => {
  const numbers = async (client: Client) => (await client.view(permitBalances)).map(({ permit_ndx }) => permit_ndx);

  it('lets an account see and report for the permits that are named, until it is taken back', async () => {
    expect(await numbers(dee)).toEqual([2]);
    const body = { email: 'Developer@District.example', permits: [3] };
    const { delegation_ndx } = await otto.call(delegatePermits, { body });
    expect((await numbers(dee)).toSorted()).toEqual([2, 3]);
    expect((await dee.view(monthsToRead)).map(({ permit_ndx }) => permit_ndx)).not.toContain(1);
    const { received, own: hers } = await dee.call(delegations, {});
    expect(received).toEqual([
      { delegation_ndx, from: 'Otto Owner', permits: [{ permit_ndx: 3, permit_number: 'H1-20-3' }] },
    ]);
    expect(hers.map(({ permit_ndx }) => permit_ndx)).toEqual([2]);

    await query('delete from meter_readings where meter_ndx = 4 and c_year = $1 and c_month = $2', [
      thisMonth.c_year,
      thisMonth.c_month,
    ]);
    const sent = await dee.call(submitReading, {
      body: { permit_ndx: 3, meter_ndx: 4, ...thisMonth, meter_reading: 1_032_000 },
    });
    expect((await submissions(otto))[0]).toMatchObject({
      submitted_reading_ndx: sent.submitted_reading_ndx,
      permit_ndx: 3,
    });

    const third = (await product.as('administrator')).call(takeBackDelegation, { params: { delegation_ndx } });
    expect(await problemOf(third)).toMatchObject({ status: 404 });
    expect((await numbers(dee)).toSorted()).toEqual([2, 3]);
    await otto.call(takeBackDelegation, { params: { delegation_ndx } });
    expect(await numbers(dee)).toEqual([2]);
    expect(await submissions(dee)).toEqual([]);
    expect(await problemOf(dee.call(withdrawReading, one(sent.submitted_reading_ndx)))).toMatchObject({ status: 404 });
    await otto.call(withdrawReading, one(sent.submitted_reading_ndx));
  });

  it('is given back by who received it', async () => {
    const body = { email: 'developer@district.example', permits: [3] };
    const { delegation_ndx } = await otto.call(delegatePermits, { body });
    expect((await numbers(dee)).toSorted()).toEqual([2, 3]);
    await dee.call(takeBackDelegation, { params: { delegation_ndx } });
    expect(await numbers(dee)).toEqual([2]);
    expect((await dee.call(delegations, {})).received).toEqual([]);
    expect((await otto.call(delegations, {})).given).toEqual([]);
  });

  it('ends with what its owner may see themselves, and is never passed on', async () => {
    const { delegation_ndx } = await otto.call(delegatePermits, {
      body: { email: 'developer@district.example', permits: [1, 3] },
    });
    expect((await numbers(dee)).toSorted()).toEqual([1, 2, 3]);
    expect(
      await problemOf(dee.call(delegatePermits, { body: { email: 'third@example.org', permits: [1] } })),
    ).toMatchObject({
      status: 400,
      words: 'You can only give access to your own permits. Choose from the list.',
    });
    await query(`delete from account_permits where sub = 'demo|well-owner' and permit_ndx = 3`);
    expect((await numbers(dee)).toSorted()).toEqual([1, 2]);
    await query(`insert into account_permits (sub, permit_ndx) values ('demo|well-owner', 3)`);
    await otto.call(delegatePermits, { body: { email: 'developer@district.example', permits: [3] } });
    expect((await numbers(dee)).toSorted()).toEqual([2, 3]);
    await query(`update accounts set blocked = true where sub = 'demo|developer'`);
    await query(`update accounts set blocked = false where sub = 'demo|developer'`);
    await otto.call(takeBackDelegation, { params: { delegation_ndx } });
  });

  it('answers the same for an address that nobody has', async () => {
    const nobody = await otto.call(delegatePermits, { body: { email: 'nobody@example.org', permits: [1] } });
    expect(Object.keys(nobody)).toEqual(['delegation_ndx']);
    expect((await otto.call(delegations, {})).given).toMatchObject([{ email: 'nobody@example.org' }]);
    await otto.call(takeBackDelegation, { params: nobody });
  });

  it.each([
    ['no address', { email: '' }],
    ['what is no address', { email: 'Bookkeeper' }],
    ['two addresses', { email: 'a@b.example, c@d.example' }],
    ['an address of 300 characters', { email: `${'x'.repeat(290)}@b.example` }],
    ['an address that is a number', { email: 5 }],
    ['my own address', { email: 'well-owner@district.example' }],
    ['no permits', { permits: [] }],
    ['a permit of others', { permits: [2] }],
    ['my permit and one of others', { permits: [1, 2] }],
    ['a permit that is none', { permits: [99_999] }],
    ['a permit in words', { permits: ['H1-20-1'] }],
    ['a line that ends an address', { email: 'a@b.example\r\nBcc: c@d.example' }],
  ])('is refused in words with %s', async (_what, values) => {
    const response = await product.fetch('well-owner', '/api/delegations', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'bookkeeper@example.org', permits: [1], ...values }),
    });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { detail: string }).detail).toMatch(/\w{3}/);
  });
});

describe('a claim of records', () => {
  const codeIn = (text: string) => /\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/.exec(text)?.[0];
  const mailed = async (address: string) => {
    const letters = () => mail.taken.filter(({ envelopeTo, text }) => envelopeTo === address && codeIn(text!));
    await vi.waitFor(() => expect(letters()).not.toEqual([]), 10_000);
    return codeIn(letters().at(-1)!.text!)!;
  };
  const claim = (client: Client, code: string) => client.call(enterClaim, { body: { code } });
  const forgetTries = () => query('delete from sign_in_failures');

  it('links the permits of a contact to the account that enters the code of a letter, once', async () => {
    await query(`delete from account_permits where sub = 'demo|well-owner'`);
    expect(await staff.call(makeClaim, { body: { rolo_ndx: 1 } })).toMatchObject({ state: 'waiting' });
    const code = await mailed('otto@example.org');
    expect(await otto.view(permitBalances)).toEqual([]);
    expect(await claim(otto, ` ${code.toLowerCase().replace('-', ' ')} `)).toEqual({ permits: ['H1-20-1', 'H1-20-3'] });
    expect((await otto.view(permitBalances)).length).toBe(2);
    expect(await claim(otto, code)).toEqual({ permits: ['H1-20-1', 'H1-20-3'] });
    expect(await problemOf(claim(dee, code))).toMatchObject({ status: 400, field: 'code' });
    await forgetTries();
    expect((await staff.view(claims))[0]).toMatchObject({ addressee: 'Otto Ownby', used_by_name: 'Otto Owner' });
    expect(JSON.stringify(await query('select * from claims'))).not.toContain(code.replace('-', ''));
  });

  it('is printed where there is no address of e-mail, and waits among the work until then', async () => {
    const { claim_ndx, state } = await staff.call(makeClaim, { body: { rolo_ndx: 2 } });
    expect(state).toBe('to post');
    expect((await staff.view(workWaiting)).filter(({ work }) => work === 'claim-letter')).toMatchObject([
      { record_ndx: claim_ndx },
    ]);
    const letter = await staff.call(claimLetter, { params: { claim_ndx } });
    expect(letter).toMatchObject({ addressee: 'FOREIGN Dora', postal_address: '2 FOREIGN Road, Kyle, TX 78640' });
    await staff.call(claimPosted, { params: { claim_ndx } });
    expect((await staff.view(workWaiting)).filter(({ work }) => work === 'claim-letter')).toEqual([]);
    const code = codeIn(JSON.stringify(letter))!;
    await query(`update claims set expires_at = now() - interval '1 minute' where claim_ndx = $1`, [claim_ndx]);
    expect(await problemOf(claim(dee, code))).toMatchObject({ status: 400 });
    await forgetTries();
  });

  it('is asked for by the number of a permit, with the same answer whether there is one', async () => {
    await query('delete from claims');
    const had = mail.taken.length;
    const answers = [];
    for (const permit_number of ['H1-20-1', 'NO-SUCH-1', 'FOREIGN-2'])
      answers.push(await otto.call(requestClaim, { body: { permit_number } }));
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ message: CODE_IS_ON_ITS_WAY })));
    await vi.waitFor(async () => expect((await staff.view(claims)).length).toBe(2), 10_000);
    // A contact gets one letter a day.
    await otto.call(requestClaim, { body: { permit_number: 'H1-20-3' } });
    await vi.waitFor(
      async () => expect(await query('select from claim_requests where not is_done')).toEqual([]),
      10_000,
    );
    await vi.waitFor(() => expect(mail.taken.length).toBe(had + 1), 10_000);
    await otto.call(requestClaim, { body: { permit_number: 'H1-20-3' } });
    expect(await problemOf(otto.call(requestClaim, { body: { permit_number: 'H1-20-3' } }))).toMatchObject({
      status: 429,
    });
  });

  it('lets nobody guess: after some wrong codes an account waits, whatever it enters', async () => {
    await forgetTries();
    for (let tries = 0; tries < 5; tries++)
      expect(await problemOf(claim(dee, `0000${tries}-00000`))).toMatchObject({ status: 400, field: 'code' });
    const code = await mailed('otto@example.org');
    expect(await problemOf(claim(dee, code))).toMatchObject({
      status: 429,
      words: 'Too many wrong codes were entered. Try again in a minute.',
    });
    await forgetTries();
  });

  it.each([
    '',
    '   ',
    '12345',
    '7K2QF-9XM4U',
    '7K2QF-9XM4A1',
    'x'.repeat(101),
    "'; drop table claims;--",
    '水井水井水井水井水井',
  ])('is refused in words for the code %j, and that counts as no try', async (code) => {
    const problem = await problemOf(claim(dee, code));
    expect(problem).toMatchObject({
      status: 400,
      field: 'code',
      words: expect.stringMatching(/Required|10 letters/) as string,
    });
    expect(await query('select from sign_in_failures')).toEqual([]);
  });

  it('is refused for a contact without permits, and one that there is not', async () => {
    await query(`insert into contacts (rolo_ndx, r_name) values (77, 'Nobody''s')`);
    for (const rolo_ndx of [77, 12_345, 999_999])
      expect(await problemOf(staff.call(makeClaim, { body: { rolo_ndx } }))).toMatchObject({
        status: 400,
        field: 'rolo_ndx',
      });
  });
});
