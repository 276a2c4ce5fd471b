import { ApiError, createClient } from '@artesian/contract/language/client';
import {
  correctRegistration,
  ownRegistrations,
  registrationStatus,
  sendInRegistration,
} from '@artesian/contract/registrations/calls';
import { registrationForm } from '@artesian/contract/registrations/form';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { queueRegistrationMail } from '../../src/registrations/mail.ts';
import { nameOpenedForm } from '../../src/registrations/opened-form.ts';
import { readConfig } from '../../src/platform/config.ts';
import { isEmbedded } from '../support/how-many.ts';
import { sharedProduct, startProduct } from '../support/product.ts';
import { serveMail } from '../support/serve-mail.ts';
import { enteredRegistration, enteredWell } from '../support/entered-registration.ts';

/** `npm run checks` has time for more. */
const bots = process.env['THOROUGH'] && !isEmbedded ? 1000 : 100;

const mail = await serveMail();
afterAll(() => mail.close());
const settings = { SMTP_URL: mail.url, MAIL_FROM: 'wells@district.example', DISTRICT_EMAIL: 'office@district.example' };
const { product, staff } = await sharedProduct({ settings });
const { pool } = product.database;
beforeEach(() => pool.query('delete from registrations'));

let callers = 0;
/** The address of a caller, as the proxy in front tells it; another one each time. */
const from = (caller = (callers += 1)) => ({
  'x-forwarded-for': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
});
/** Each call from an address of its own. */
const visitor = createClient({
  baseUrl: product.origin,
  around: (send) => (input, init) => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(from())) headers.set(name, value);
    return send(input, { ...init, headers });
  },
});
const post = (path: string, body: unknown, caller?: number) =>
  product.fetch('visitor', path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...from(caller) },
  });
/** A form that somebody opened a while ago. */
const aForm = (minutesAgo = 10) => nameOpenedForm(pool, new Date(Date.now() - minutesAgo * 60_000));
/** However slow the machine is that sends it in. */
const aFormJustOpened = () => aForm(-1);
const sendIn = async (changes: object = {}, idempotencyKey?: string) =>
  visitor.call(sendInRegistration, {
    body: { ...enteredRegistration, form: await aForm(), ...changes },
    idempotencyKey,
  });

const postRegistration = (body: unknown, caller?: number) => post('/api/data-registrations', body, caller);

interface Kept {
  reg_ndx: number;
  first_name: string;
  quarantined_because: string | null;
}
const kept = async () =>
  (await pool.query<Kept>('select reg_ndx, first_name, quarantined_because from registrations order by reg_ndx')).rows;
const warnings = async () => (await kept()).map(({ quarantined_because }) => quarantined_because);
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('It was not refused.', { cause: error });
  return error;
};

describe('a registration', () => {
  it('is kept as it was sent, with what was left out as the form begins, and has a reference', async () => {
    const sent = await sendIn({ secondary_email: 'rr@example.org', well_details_depth_well_ft: 412.5 });
    expect(sent).toMatchObject({
      ...enteredRegistration,
      secondary_email: 'rr@example.org',
      well_details_depth_well_ft: 412.5,
      well_details_driller: null,
      property_well_count: 1,
      scientific_monitoring_interest: true,
      reference: expect.stringMatching(/^R-[\dA-F]{4}-[\dA-F]{4}$/),
      together: [{ reference: sent.reference, well_address: '12 Creek Road', well_city: 'Buda' }],
    });
    const record = await staff.send('GET', `/api/data-registrations/${sent.reg_ndx}`);
    expect(record).toMatchObject({
      ...enteredRegistration,
      completed: false,
      created_by: 'visitor',
      reference: sent.reference,
    });
    expect(await warnings()).toEqual([null]);
  });

  it('takes nothing of what staff keep of it from its sender', async () => {
    const ours = {
      completed: true,
      disregard: true,
      new_owner: true,
      create_new_well: true,
      well_ndx: 1,
      rolo_ndx: 1,
      quarantined_because: 'no',
      reference: 'R-0000-0000',
      sent_back_message: 'no',
      reg_ndx: 77,
      created_by: 'somebody',
    };
    const { reg_ndx, reference } = await sendIn(ours);
    expect(reference).not.toBe('R-0000-0000');
    const record = await staff.send('GET', `/api/data-registrations/${reg_ndx}`);
    expect(record).toMatchObject({
      completed: false,
      disregard: false,
      new_owner: false,
      create_new_well: false,
      well_ndx: null,
      rolo_ndx: null,
      created_by: 'visitor',
    });
  });

  it('keeps a year that is all that is known as its first day', async () => {
    const drilled = { well_details_date_drilled: '1987-06-05', well_details_drilled_year_only: true };
    expect(await sendIn(drilled)).toMatchObject({
      well_details_date_drilled: '1987-01-01',
      well_details_drilled_year_only: true,
    });
    expect(await sendIn({ well_details_drilled_year_only: true })).toMatchObject({
      well_details_date_drilled: null,
      well_details_drilled_year_only: false,
    });
  });

  it('of several wells makes one of each, with references of their own and one owner', async () => {
    const others = ['2 Hill Road', '3 Spring Road'].map((well_address) => ({ ...enteredWell, well_address }));
    const { together } = await sendIn({ more_wells: others });
    expect(together.map(({ well_address }) => well_address)).toEqual(['12 Creek Road', '2 Hill Road', '3 Spring Road']);
    expect(new Set(together.map(({ reference }) => reference)).size).toBe(3);
    const { rows } = await pool.query(
      'select count(*)::integer as wells, count(distinct sent_in_with)::integer as sendings, count(distinct last_name)::integer as owners from registrations',
    );
    expect(rows).toEqual([{ wells: 3, sendings: 1, owners: 1 }]);
    const error = await refusal(sendIn({ more_wells: [{ ...enteredWell, well_city: ' ' }] }));
    expect(error.problem.errors).toEqual([{ field: 'more_wells.0.well_city', message: '*Required field' }]);
    expect(await kept()).toHaveLength(3);
  });
});

describe('what is sent again', () => {
  it('with its key is answered as before and makes no second', async () => {
    const body = { form: await aForm() };
    const [first, second] = await Promise.all([sendIn(body, 'sent-once-1'), sendIn(body, 'sent-once-1')]);
    expect(second).toEqual(first);
    expect(await kept()).toHaveLength(1);
  });

  it('with something changed is told to be there already, by its reference', async () => {
    const form = await aForm();
    const { reference } = await sendIn({ form }, 'before-the-cut');
    const error = await refusal(sendIn({ form, well_city: 'Kyle' }, 'after-the-cut'));
    expect([error.status, error.problem.code]).toEqual([409, 'sent-in-before']);
    expect(error.message).toContain(reference);
    expect(await kept()).toHaveLength(1);
  });
});

describe('a field', () => {
  const long = 'x'.repeat(201);
  const bad: Record<string, readonly unknown[]> = {
    first_name: [null, '', '   ', 5, long, 'a\u0000b'],
    last_name: [null, '', {}],
    primary_phone: [null, '', '555', 'call me', long],
    primary_email: [null, '', 'rita', 'rita@', 'a b@c.org', `${'a'.repeat(200)}@b.org`],
    secondary_phone: ['12', 5],
    secondary_email: ['nobody', 5],
    mailing_name: [5, long],
    mailing_address: [null, ''],
    mailing_city: [null, ''],
    mailing_state: [null, ''],
    mailing_zip: [null, '', 78610],
    well_address: [null, '', ['1 Road']],
    well_city: [null, ''],
    county_ndx: [null, 999, 'Hays', 1.5, -1, 123456],
    well_use_ndx: [null, 999, 'Domestic', 123456],
    aquifer_group_ndx: [null, 999, 123456],
    reg_lat_dd: [null, '30', 90.1, -91],
    reg_lon_dd: [null, true, 180.5, -181],
    reg_well_elev_ft: ['high', 1e9],
    well_details_date_drilled: ['1987', '2020-02-30', '01/02/2020', '2999-01-01', 5],
    well_details_drilled_year_only: ['yes'],
    well_details_driller: [5, long],
    well_details_depth_well_ft: [-1, 'deep', 1e9],
    well_details_depth_pump_ft: [-1, '40 ft'],
    property_well_count: [0, -1, 1.5, 'two', null],
    scientific_monitoring_interest: ['yes', null],
    hardcopy_well_records: [null, 'no', undefined],
    other_notes: [5, 'x'.repeat(4001)],
  };
  const clear =
    /^(\*Required field|Enter |Use at most |Choose |Remove |Answer |There is no such |This [\w -]+ does not exist|Invalid )/;

  it('is refused with clear words beside it, whatever is wrong with it, and nothing is kept', async () => {
    expect(Object.keys(bad).toSorted()).toEqual(Object.keys(registrationForm.fields).toSorted());
    for (const [field, values] of Object.entries(bad))
      for (const value of values) {
        const response = await postRegistration({ ...enteredRegistration, [field]: value });
        const { errors } = (await response.json()) as { errors?: { field: string; message: string }[] };
        expect({ field, value, status: response.status }).toEqual({
          field,
          value,
          status: response.status === 422 ? 422 : 400,
        });
        expect(errors).toEqual([{ field, message: expect.stringMatching(clear) }]);
      }
    expect(await kept()).toEqual([]);
  });
});

describe('a machine', () => {
  it('is kept apart by each of its marks, and answered as a person is', async () => {
    const person = await sendIn();
    const again = await aForm();
    const bots = [
      await visitor.call(sendInRegistration, { body: enteredRegistration }),
      await sendIn({ homepage: 'https://spam.example' }),
      await sendIn({ form: await aFormJustOpened() }),
      await sendIn({ form: `${(await aForm()).slice(0, -32)}${'a'.repeat(32)}` }),
      await sendIn({ form: again, primary_email: 'one@example.org' }),
      await sendIn({ form: again, primary_email: 'two@example.org' }),
    ];
    expect(await warnings()).toEqual([
      null,
      'It was not submitted from the form.',
      'A hidden field was filled in.',
      'It was submitted within seconds of opening the form.',
      'It was not submitted from the form.',
      null,
      'The same form was already submitted.',
    ]);
    for (const bot of bots) {
      expect(Object.keys(bot)).toEqual(Object.keys(person));
      expect(bot.has_mail).toBe(person.has_mail);
      const asked = { body: { reference: bot.reference, email: bot.primary_email } };
      expect(await visitor.call(registrationStatus, asked)).toMatchObject({ state: 'received' });
    }
  });

  it('from one address is slowed down, and over the window of all addresses waits for staff', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 22; sent += 1)
      statuses.push((await postRegistration({ ...enteredRegistration, form: await aForm() }, 4711)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(await warnings()).toContain('Many registrations used this e-mail address within a day.');
    await pool.query('update registrations set quarantined_because = null');
    await pool.query(
      `insert into registrations (${Object.keys(enteredRegistration).join(', ')})
       select ${Object.keys(enteredRegistration).join(', ')} from registrations, generate_series(1, 2)`,
    );
    expect(
      (await postRegistration({ ...enteredRegistration, primary_email: 'new@example.org', form: await aForm() }))
        .status,
    ).toBe(201);
    expect((await warnings()).at(-1)).toBe('Many registrations arrived within an hour.');
  });

  it(`is in nobody’s list though ${bots} come, and ${bots / 20} people who come meanwhile are all there`, async () => {
    const forms = await Promise.all(Array.from({ length: bots / 20 }, () => aForm()));
    const replayed = await aForm();
    const botBodies = [
      (at: number) => ({ ...enteredRegistration, primary_email: `bot${at}@example.org` }),
      (at: number) => ({
        ...enteredRegistration,
        primary_email: `bot${at}@example.org`,
        homepage: 'https://spam.example',
        form: replayed,
      }),
      async (at: number) => ({
        ...enteredRegistration,
        primary_email: `bot${at}@example.org`,
        form: await aFormJustOpened(),
      }),
      (at: number) => ({
        ...enteredRegistration,
        primary_email: `bot${at}@example.org`,
        form: `${crypto.randomUUID()}.1790000000000.${'a'.repeat(32)}`,
      }),
    ];
    const seen: number[] = [];
    for (let at = 0; at < bots; at += 1) {
      const bot = await botBodies[at % botBodies.length]!(at);
      seen.push((await postRegistration({ ...bot, first_name: 'Bot' }, 70_000 + (at % 200))).status);
      if (at % 20 !== 0) continue;
      const person = at / 20;
      const body = {
        ...enteredRegistration,
        first_name: `Person ${person}`,
        primary_email: `person${person}@example.org`,
        form: forms[person],
      };
      expect((await postRegistration(body)).status).toBe(201);
    }
    expect(new Set(seen)).toEqual(new Set([201]));
    const all = await kept();
    const listed = all.filter(({ quarantined_because }) => quarantined_because === null);
    expect(all).toHaveLength(bots + bots / 20);
    expect(listed.map(({ first_name }) => first_name)).toEqual(
      Array.from({ length: bots / 20 }, (_, at) => `Person ${at}`),
    );
  }, 240_000);
});

describe('its sender', () => {
  const asked = (reference: string, email = 'rita@example.org') => ({ body: { reference, email } });

  it('is told what became of it, by reference and e-mail address however they are typed', async () => {
    const { reference } = await sendIn();
    const is = async () => (await visitor.call(registrationStatus, asked(reference))).state;
    expect(await is()).toBe('received');
    const typed = asked(` ${reference.toLowerCase().replaceAll('-', ' ')} `, ' Rita@Example.org ');
    expect(await visitor.call(registrationStatus, typed)).toEqual({
      reference,
      created_timestamp: expect.any(String),
      well_address: '12 Creek Road',
      well_city: 'Buda',
      state: 'received',
      to_correct: null,
    });
    await pool.query('update registrations set completed = true');
    expect(await is()).toBe('accepted');
    await pool.query('update registrations set completed = false, disregard = true');
    expect(await is()).toBe('closed');
  });

  it('finds it again by the address of their account, and nobody else’s', async () => {
    const mine = await sendIn({ primary_email: 'Well-Owner@district.example' });
    await sendIn();
    const owner = await product.as('well-owner');
    expect(await owner.call(ownRegistrations, {})).toMatchObject([
      { reference: mine.reference, state: 'received', district_well_id: null },
    ]);
    expect(await staff.call(ownRegistrations, {})).toEqual([]);
  });

  it('learns nothing with another e-mail address that an unknown reference would not say', async () => {
    const { reference } = await sendIn();
    const answers = await Promise.all(
      [
        asked(reference, 'other@example.org'),
        asked('R-0000-0000'),
        asked('nonsense'),
        asked(reference, "' or 1=1 --"),
      ].map(async ({ body }) => {
        const response = await post('/api/registration-status', body);
        const { request_id: _id, ...problem } = (await response.json()) as Record<string, unknown>;
        return problem;
      }),
    );
    expect(answers[0]).toMatchObject({ status: 404 });
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    const statuses = [];
    for (let at = 0; at < 21; at += 1)
      statuses.push((await post('/api/registration-status', asked('R-0000-0000').body, 815)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('corrects what staff sent back, once, and nobody else does', async () => {
    const sent = await sendIn();
    const { reference, reg_ndx } = sent;
    const corrected = { ...enteredRegistration, well_city: 'Kyle', primary_email: 'rivers@example.org' };
    const correct = (changes: object = {}) =>
      visitor.call(correctRegistration, { body: { ...asked(reference).body, ...corrected, ...changes } });
    expect((await refusal(correct())).problem.code).toBe('not-sent-back');
    await pool.query(
      `update registrations set sent_back_message = 'Which city?', sent_back_timestamp = now() where reg_ndx = $1`,
      [reg_ndx],
    );
    const { state, to_correct } = await visitor.call(registrationStatus, asked(reference));
    expect(state).toBe('sent-back');
    expect(to_correct).toMatchObject({ message: 'Which city?', entered: enteredRegistration });
    expect((await refusal(correct({ email: 'other@example.org' }))).status).toBe(404);
    expect((await refusal(correct({ well_city: '' }))).problem.errors).toEqual([
      { field: 'well_city', message: '*Required field' },
    ]);
    expect(await correct({ completed: true })).toMatchObject({ state: 'corrected', to_correct: null });
    expect((await refusal(correct({ email: 'rivers@example.org' }))).problem.code).toBe('not-sent-back');
    const { rows } = await pool.query(
      'select well_city, primary_email, completed, corrected_timestamp > sent_back_timestamp as is_corrected, updated_by from registrations',
    );
    expect(rows).toEqual([
      {
        well_city: 'Kyle',
        primary_email: 'rivers@example.org',
        completed: false,
        is_corrected: true,
        updated_by: 'visitor',
      },
    ]);
  });
});

describe('the mail to a sender', () => {
  const inbox = (address: string) => mail.taken.filter(({ envelopeTo }) => envelopeTo === address);
  const arrived = (address: string, messages = 1) =>
    expect.poll(() => inbox(address).length, { timeout: 20_000 }).toBe(messages);

  it('confirms all wells of a registration in one message, also where the mail server is busy at first', async () => {
    const { together, has_mail } = await sendIn({
      primary_email: 'later@example.org',
      first_name: 'Rita <b>',
      more_wells: [{ ...enteredWell, well_address: '2 Hill Road' }],
    });
    expect(has_mail).toBe(true);
    await arrived('later@example.org');
    const [message] = inbox('later@example.org');
    for (const { reference, well_address } of together) {
      expect(message!.text).toContain(reference);
      expect(message!.text).toContain(well_address);
    }
    expect(message!.text).toContain(`${product.origin}/public-well-registration/status`);
    expect(message!.html).toContain('Rita &lt;b&gt;');
  });

  it('is in the language of the page that it was sent in from', async () => {
    const body = { ...enteredRegistration, form: await aForm(), primary_email: 'rosa@example.org' };
    await product.fetch('visitor', '/api/data-registrations', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'accept-language': 'es', ...from() },
    });
    await arrived('rosa@example.org');
    const [message] = inbox('rosa@example.org');
    expect(message!.subject).toMatch(/^El registro de su pozo R-/);
    expect(message!.text).toContain(`${product.origin}/es/public-well-registration/status`);
    expect(message!.html).toContain('<html lang="es">');
  });

  it('says what to correct', async () => {
    const { reg_ndx, reference } = await sendIn({ primary_email: 'correct@example.org' });
    await arrived('correct@example.org');
    await pool.query(`update registrations set sent_back_message = 'Which city?', sent_back_timestamp = now()`);
    const config = readConfig({ ...settings, ORIGIN: product.origin }, {});
    await queueRegistrationMail(pool, config, 'sent-back', reg_ndx);
    await sendIn({ primary_email: 'somebody@example.org' });
    await arrived('correct@example.org', 2);
    const message = inbox('correct@example.org').at(-1)!;
    expect(message.subject).toBe(`Please correct your well registration ${reference}`);
    expect(message.text).toContain('Which city?');
  });

  it('is not sent of what looks like a machine’s until staff let it in', async () => {
    await sendIn({ primary_email: 'victim@example.org', homepage: 'x' });
    await sendIn({ primary_email: 'next@example.org' });
    await arrived('next@example.org');
    expect(inbox('victim@example.org')).toEqual([]);
    await pool.query('update registrations set quarantined_because = null');
    await sendIn({ primary_email: 'after@example.org' });
    await arrived('victim@example.org');
  });

  it('is not promised where the district has no mail server', async () => {
    const silent = await startProduct();
    try {
      const client = await silent.as('visitor');
      const form = await nameOpenedForm(silent.database.pool, new Date(0));
      const { has_mail } = await client.call(sendInRegistration, { body: { ...enteredRegistration, form } });
      expect(has_mail).toBe(false);
      expect((await silent.database.pool.query('select from registration_mails')).rowCount).toBe(0);
    } finally {
      await silent.close();
    }
  });
});
