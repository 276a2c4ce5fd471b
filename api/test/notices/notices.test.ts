import { changeDistrictSetting } from '@artesian/contract/settings/district-settings';
import { declareStage, droughtDeclarations, undoDeclaration } from '@artesian/contract/drought/declarations';
import {
  draftNoticeOfDeclaration,
  draftReminder,
  draftStageNotice,
  lettersToPost,
  markLetters,
  noticeLetters,
  notices,
  oneLetter,
  sendNotice,
  type LetterAct,
} from '@artesian/contract/notices/notices';
import { stopReminders } from '@artesian/contract/notices/stop-reminders';
import { contacts } from '@artesian/contract/people/contacts';
import { monthOfNumber } from '@artesian/domain/month';
import { beforeAll, describe, expect, it } from 'vitest';
import { remindReaders } from '../../src/notices/remind-readers.ts';
import { readConfig } from '../../src/platform/config.ts';
import { sharedProduct, startProduct } from '../support/product.ts';
import { serveMail } from '../support/serve-mail.ts';

const mail = await serveMail();
const settings = {
  SMTP_URL: mail.url,
  MAIL_FROM: 'notices@district.example',
  DISTRICT_EMAIL: 'office@district.example',
};
const { product, staff } = await sharedProduct({ settings });
const query = <R extends object>(text: string, values: unknown[] = []) => product.database.pool.query<R>(text, values);

/** Seven permittees: two permits in one hand, every way that a mail server may answer, no address, and a permit of nobody. */
const aDistrict = `
  insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix, conditional) values (1, 'Historical', 'H', false);
  insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction, d3_pump_reduction)
    values (1, '1900-01-01', 0.2, 0.4);
  insert into contacts (rolo_ndx, r_name, r_organization, r_email, r_mailing_address, r_city, r_state, r_zipcode) values
    (1, E'Ann <b>Ames</b>\\r\\nBcc: everybody@example.org', 'Two Creeks & Sons', 'ann@example.org', '1 Creek Road', 'Buda', 'TX', '78610'),
    (2, 'Bo Refused', null, 'refused@example.org', null, null, null, null),
    (3, 'Cy Later', null, 'later@example.org', null, null, null, null),
    (4, 'Di Lost', null, 'lost@example.org', null, null, null, null),
    (5, 'Ed Paper', null, null, '5 Post Road', 'Kyle', 'TX', '78640'),
    (6, 'Fay Broken', null, 'not an address, other@example.org', null, null, null, null);
  insert into permits (permit_ndx, permit_number, permit_name, permit_year, authorized_volume_gal, permit_type_ndx, rolo_ndx)
    select n, 'H' || n, '=cmd|' || n, 2024, 12000000, 1, case when n <= 6 then n when n = 7 then 1 end from generate_series(1, 8) as n;
  update permit_distributions set share = case when c_month <= 4 then 8334 else 8333 end;
  update permit_distributions set share = share where c_month = 1;
  update drought_stage_history set drought_stage_ndx = 2
    where make_date(d_year, d_month, 1) = date_trunc('month', district_today());
`;
beforeAll(async () => {
  await query(aDistrict);
  return () => mail.close();
});

const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Denver' });
const monthAt = (offset: number) => {
  const { year, month } = monthOfNumber(Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + offset);
  return `${year}-${String(month).padStart(2, '0')}-01`;
};
const exceptional = { declared_on: today, drought_stage_ndx: 4 as const, last_month: monthAt(1) };
const lettersOf = async (notice_ndx: number) => staff.view(noticeLetters, { params: { notice_ndx } });
const statesOf = async (notice_ndx: number) =>
  Object.fromEntries((await lettersOf(notice_ndx)).map(({ rolo_ndx, state }) => [rolo_ndx, state]));
const settled = (notice_ndx: number) =>
  expect
    .poll(async () => Object.values(await statesOf(notice_ndx)).filter((state) => /^(waiting|sending)$/.test(state)), {
      timeout: 40_000,
    })
    .toEqual([]);
const mark = async (notice_ndx: number, act: LetterAct, ...contactsOfLetters: number[]) => {
  const letters = (await lettersOf(notice_ndx)).filter(({ rolo_ndx }) => contactsOfLetters.includes(rolo_ndx));
  const body = { act, letters: letters.map(({ letter_ndx }) => letter_ndx) };
  return (await staff.call(markLetters, { params: { notice_ndx }, body })).changed;
};

describe('the notice of a stage', () => {
  let declaration = 0;
  let notice = 0;

  it('tells volumes in the unit of the district', async () => {
    const developer = await product.as('developer');
    const change = (value: string | null) =>
      developer.call(changeDistrictSetting, { params: { name: 'DISTRICT_VOLUME_UNIT' }, body: { value } });
    const limitsOfAnn = async () => {
      const [ann] = (await staff.call(draftStageNotice, { body: exceptional })).letters;
      return ann!.body.flatMap((part) => ('table' in part ? [part.table] : []))[0]!;
    };
    const inGallons = await limitsOfAnn();
    await change('ACRE_FEET');
    const inAcreFeet = await limitsOfAnn();
    await change(null);
    expect(inAcreFeet.columns[2]).toBe('Permitted (acre-feet)');
    const numbersOf = ({ rows }: typeof inGallons) => rows.map((row) => Number(row[2]!.replaceAll(',', '')));
    expect(numbersOf(inAcreFeet)).toEqual(
      numbersOf(inGallons).map((gallons) => Number((gallons / 325_851.428571).toFixed(4))),
    );
  });

  it('is written to each contact in their language, in the district’s own words where it has some', async () => {
    await query("update contacts set language = 'Spanish' where rolo_ndx = 2");
    await query("update accounts set language = 'es', email = 'later@example.org' where sub = 'demo|well-owner'");
    const letters = async () => {
      const drafted = (await staff.call(draftStageNotice, { body: exceptional })).letters;
      return Object.fromEntries(drafted.map((letter) => [letter.rolo_ndx, letter]));
    };
    const { 1: ann, 2: bo, 3: cy } = await letters();
    expect([ann!.language, bo!.language, cy!.language]).toEqual(['en', 'es', 'es']);
    expect(bo!.subject).toBe('El Barton Springs Demonstration District declaró Stage 4 Exceptional');
    const [table] = bo!.body.flatMap((part) => ('table' in part ? [part.table] : []));
    expect(table!.columns.slice(0, 4)).toEqual(['Permiso', 'Mes', 'Permitido (galones)', 'Hasta ahora (galones)']);
    const developer = await product.as('developer');
    const word = (name: string, value: string | null) =>
      developer.call(changeDistrictSetting, { params: { name }, body: { value } });
    await word('DISTRICT_STAGE_NOTICE', '# Our words\n\n{limits}');
    expect((await letters())[2]!.subject).toBe('Our words');
    await word('DISTRICT_STAGE_NOTICE_ES', '# Con nuestras palabras\n\n{limits}');
    expect([(await letters())[1]!.subject, (await letters())[2]!.subject]).toEqual([
      'Our words',
      'Con nuestras palabras',
    ]);
    await word('DISTRICT_STAGE_NOTICE', null);
    await word('DISTRICT_STAGE_NOTICE_ES', null);
    await query('update contacts set language = null');
    await query(
      "update accounts set language = null, email = 'well-owner@district.example' where sub = 'demo|well-owner'",
    );
  });

  it('is seen before the stage is declared, for each permittee with all their permits, and nothing is kept', async () => {
    const drafted = await staff.call(draftStageNotice, { body: exceptional });
    expect(drafted.has_mail).toBe(true);
    expect(drafted.untold).toEqual([{ about: 'H8', why: 'The permit has no contact.' }]);
    expect(drafted.letters.map(({ rolo_ndx, about, r_email }) => [rolo_ndx, about, r_email])).toEqual([
      [1, 'H1, H7', 'ann@example.org'],
      [2, 'H2', 'refused@example.org'],
      [3, 'H3', 'later@example.org'],
      [4, 'H4', 'lost@example.org'],
      [5, 'H5', null],
      [6, 'H6', null],
    ]);
    const [ann] = drafted.letters;
    expect(ann!.subject).toBe('Stage 4 Exceptional declared by the Barton Springs Demonstration District');
    const [table] = ann!.body.flatMap((part) => ('table' in part ? [part.table] : []));
    expect(table!.columns).toEqual([
      'Permit',
      'Month',
      'Permitted (gallons)',
      'Until now (gallons)',
      'Until now (%)',
      'New limit (gallons)',
      'New limit (%)',
    ]);
    const share = Number(monthAt(1).slice(5, 7)) <= 4 ? 1_000_080 : 999_960;
    // Stage 2 is in force today and nothing is declared for the next month: it leaves 80 % until another stage holds.
    expect(table!.rows.map(([permit, _month, ...volumes]) => [permit, ...volumes])).toEqual(
      ['H1, =cmd|1', 'H7, =cmd|7'].map((permit) => [
        permit,
        share.toLocaleString('en-US'),
        Math.floor(share * 0.8).toLocaleString('en-US'),
        '80',
        Math.floor(share * 0.6).toLocaleString('en-US'),
        '60',
      ]),
    );
    expect((await query('select from drought_declarations')).rowCount).toBe(0);
    expect(mail.taken).toEqual([]);
  });

  it('goes to each once, is tried again where the mail server is busy, and says what became of every letter', async () => {
    declaration = (await staff.call(declareStage, { body: exceptional })).drought_declaration_ndx;
    const body = { kind: 'stage' as const, drought_declaration_ndx: declaration };
    const rehearsed = await staff.call(draftNoticeOfDeclaration, { params: { drought_declaration_ndx: declaration } });
    const sent = await Promise.all([1, 2].map(() => staff.call(sendNotice, { body })));
    notice = sent[0]!.notice_ndx;
    expect(sent.map(({ by_email, by_post }) => by_email * 10 + by_post).toSorted()).toEqual([0, 42]);
    await settled(notice);
    expect(await statesOf(notice)).toEqual({
      1: 'sent',
      2: 'refused',
      3: 'sent',
      4: 'unsure',
      5: 'to post',
      6: 'to post',
    });
    const letters = await lettersOf(notice);
    expect(letters.find(({ rolo_ndx }) => rolo_ndx === 2)).toMatchObject({
      failure: expect.stringContaining('No such person here'),
      told_at: null,
    });
    expect(letters.find(({ rolo_ndx }) => rolo_ndx === 3)).toMatchObject({ tries: 2, failure: null });
    await staff.call(sendNotice, { body });
    await settled(notice);
    expect(mail.taken.map(({ envelopeTo }) => envelopeTo).toSorted()).toEqual(['ann@example.org', 'later@example.org']);
    expect(mail.asked.get('lost@example.org')).toBe(1);

    const kept = await staff.call(oneLetter, { params: { letter_ndx: letters[0]!.letter_ndx } });
    expect(kept).toMatchObject({ subject: rehearsed.letters[0]!.subject, body: rehearsed.letters[0]!.body });
    const [listed] = await staff.view(notices);
    expect(listed).toMatchObject({ letters: 6, told: 2, waiting: 0, to_post: 3, unsure: 1, kind: 'stage' });
  });

  it('says the same as text and as HTML; what names hold is neither markup nor a line of its head', () => {
    const message = mail.taken.find(({ envelopeTo }) => envelopeTo === 'ann@example.org')!;
    expect(message.from).toEqual({
      name: 'Barton Springs Demonstration District',
      address: 'notices@district.example',
    });
    expect(message.to).toEqual([{ name: 'Ann <b>Ames</b> Bcc: everybody@example.org', address: 'ann@example.org' }]);
    expect(message.bcc).toBeUndefined();
    expect(message.replyTo?.[0]?.address).toBe('office@district.example');
    expect(message.messageId).toMatch(/^<notice-\d+-1@localhost>$/);
    expect(message.text).toContain('Ann <b>Ames</b> Bcc: everybody@example.org:');
    expect(message.text).toContain('Permit: H7, =cmd|7');
    expect(message.html).toContain('Ann &lt;b&gt;Ames&lt;/b&gt; Bcc');
    expect(message.html).not.toContain('<b>');
    // Nobody can ask for not being told what a Board decides.
    expect(message.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  });

  it('is printed for those whom it does not reach, and staff say what was posted, came back, or is sent again', async () => {
    const toPost = await staff.call(lettersToPost, { params: { notice_ndx: notice } });
    expect(toPost.map(({ addressee, postal_address }) => [addressee, postal_address])).toEqual([
      ['Bo Refused', null],
      ['Ed Paper', '5 Post Road, Kyle, TX 78640'],
      ['Fay Broken', null],
    ]);
    // What was sent is not posted, and what waits for nobody does not come back.
    expect(await mark(notice, 'posted', 1, 5, 6)).toBe(2);
    expect(await mark(notice, 'came back', 3, 2)).toBe(1);
    const version = (await staff.register(contacts).list()).find(({ rolo_ndx }) => rolo_ndx === 2)!.version;
    await staff.register(contacts).update(2, { r_email: 'bo@example.org' }, version);
    expect(await mark(notice, 'send again', 1, 2, 5)).toBe(1);
    await settled(notice);
    expect(await statesOf(notice)).toEqual({
      1: 'sent',
      2: 'sent',
      3: 'came back',
      4: 'unsure',
      5: 'posted',
      6: 'posted',
    });
    expect(mail.taken.filter(({ envelopeTo }) => envelopeTo === 'bo@example.org')).toHaveLength(1);
    await expect(mark(notice, 'posted')).rejects.toThrow('Choose at least one letter.');
    const params = { notice_ndx: notice };
    await expect(staff.call(markLetters, { params, body: { act: 'posted', letters: [1_000_000] } })).rejects.toThrow(
      'There is no such letter of this notice.',
    );
  });

  it('is taken back with its stage: who was told is told so, and nobody else', async () => {
    const key = { drought_declaration_ndx: declaration };
    const correct = { kind: 'correction' as const, ...key };
    await expect(staff.call(sendNotice, { body: correct })).rejects.toThrow('there is nothing to correct');
    await query(`update letters set state = 'withdrawn' where rolo_ndx = 6`);
    expect((await staff.view(droughtDeclarations))[0]).toMatchObject({ told: 5, correction_ndx: null });
    await staff.call(undoDeclaration, { params: key });
    await expect(staff.call(sendNotice, { body: { kind: 'stage', ...key } })).rejects.toThrow('was undone');
    const drafted = await staff.call(draftNoticeOfDeclaration, { params: key });
    expect(drafted.letters.map(({ rolo_ndx }) => rolo_ndx)).toEqual([1, 2, 3, 4, 5]);
    expect(drafted.letters[0]!.subject).toContain('withdrew Stage 4 Exceptional');
    expect(JSON.stringify(drafted.letters[0]!.body)).toContain('Please disregard our earlier notice.');
    const { notice_ndx } = await staff.call(sendNotice, { body: correct });
    await settled(notice_ndx);
    expect((await statesOf(notice_ndx))[1]).toBe('sent');
    expect((await staff.view(droughtDeclarations))[0]).toMatchObject({ correction_ndx: notice_ndx });
  });

  it('of which nobody was told yet is withdrawn with its stage', async () => {
    const { drought_declaration_ndx } = await staff.call(declareStage, { body: exceptional });
    // As they are while the mail server is away.
    await query(`insert into notices (kind, drought_declaration_ndx) values ('stage', $1)`, [drought_declaration_ndx]);
    await query(
      `insert into letters (notice_ndx, rolo_ndx, message_id, addressee, about, subject, body, state)
       select notice_ndx, 5, '<a>', 'Ed', 'H5', 'S', '[]', 'to post' from notices where drought_declaration_ndx = $1`,
      [drought_declaration_ndx],
    );
    await staff.call(undoDeclaration, { params: { drought_declaration_ndx } });
    const [row] = await staff.view(droughtDeclarations);
    expect(await statesOf(row!.notice_ndx!)).toEqual({ 5: 'withdrawn' });
    expect(row).toMatchObject({ told: 0 });
  });
});

describe('reminders of readings', () => {
  beforeAll(async () => {
    await query(`
      insert into contacts (rolo_ndx, r_name, r_email) values
        (100, 'Gil Meter', 'gil@example.org'), (101, 'Hal Billing', 'hal@example.org'), (102, 'Ida Permittee', 'ida@example.org'),
        (103, 'Jo Silent', null);
      insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, permit_type_ndx, start_date, rolo_ndx,
          billing_rolo_ndx, meter_rolo_ndx)
        values (100, 'R1', 2024, 0, 1, '2024-01-01', 102, 101, 100), (101, 'R2', 2024, 0, 1, '2024-01-01', 102, 101, 103),
          (102, 'R3', 2024, 0, 1, '2024-01-01', 102, null, null), (103, 'R4', 2024, 0, 1, '2024-01-01', null, null, null);
      insert into wells (well_ndx, lat_dd, lon_dd) select n, 30.1, -97.8 from generate_series(100, 103) as n;
      insert into permit_wells (permit_ndx, well_ndx, start_date) select n, n, '2024-01-01' from generate_series(100, 103) as n;
      insert into meters (meter_id, setup_well_ndx, joined_date)
        select name, well, date_trunc('month', district_today()) - interval '3 months'
        from (values ('G-1', 100), ('G-2', 100), ('H-1', 101), ('I-1', 102), ('N-1', 103)) as meters (name, well);
    `);
  });

  it('are one letter for many meters: to the meter contact first, then billing, then the permittee', async () => {
    const drafted = await staff.call(draftReminder, { params: { kind: 'overdue' } });
    expect(drafted.letters.map(({ addressee, about }) => [addressee, about])).toEqual([
      ['Gil Meter', 'G-1, G-2'],
      ['Hal Billing', 'H-1'],
      ['Ida Permittee', 'I-1'],
    ]);
    expect(drafted.untold).toEqual([{ about: 'N-1', why: 'Its permit has no contact.' }]);
    expect(drafted).toMatchObject({ days: null, notice_ndx: null, due_day: expect.stringMatching(/-05$/) });
    expect(drafted.letters[0]!.subject).toMatch(/^Meter readings were due on [A-Z][a-z]+ 5, \d{4}$/);
    expect(Date.parse(drafted.due_day)).toBeLessThan(Date.now());
    const before = await staff.call(draftReminder, { params: { kind: 'reminder' } });
    expect(Date.parse(before.due_day)).toBeGreaterThan(Date.parse(drafted.due_day));
  });

  it('are not sent to whoever stopped them by the link in one, which asks for no sign-in and cannot be made up', async () => {
    const { notice_ndx } = await staff.call(sendNotice, { body: { kind: 'overdue' } });
    await settled(notice_ndx);
    const message = mail.taken.find(({ envelopeTo }) => envelopeTo === 'gil@example.org')!;
    const header = message.headers.find(({ key }) => key === 'list-unsubscribe')!.value;
    const token = /\/stop-reminders\/([^>]+)>$/.exec(header)![1]!;
    expect(message.text).toContain(`To stop meter-reading reminders, open ${product.origin}/stop-reminders/${token}`);
    const visitor = await product.as('visitor');
    for (const wrong of [`101.${token.split('.')[1]}`, token.slice(0, -1), '100.', '100'])
      await expect(visitor.call(stopReminders, { params: { token: wrong } })).rejects.toMatchObject({ status: 404 });
    await visitor.call(stopReminders, { params: { token } });
    await visitor.call(stopReminders, { params: { token } });
    const drafted = await staff.call(draftReminder, { params: { kind: 'reminder' } });
    expect(drafted.letters.map(({ addressee }) => addressee)).toEqual(['Hal Billing', 'Ida Permittee']);
    expect(drafted.untold).toContainEqual({ about: 'G-1, G-2', why: 'Gil Meter asked not to get reminders.' });
    const { rows } = await query(
      'select created_by from contacts where rolo_ndx = 100 and no_reminders and version = 2',
    );
    expect(rows).toHaveLength(1);
  });

  it('go out by themselves so many days before or after, and to each once', async () => {
    const bySettings = readConfig({ ...settings, ORIGIN: product.origin }, {});
    await query(
      `insert into contacts (rolo_ndx, r_name, r_email) values (104, 'Kim New', 'kim@example.org');
       update permits set rolo_ndx = 104 where permit_ndx = 103`,
    );
    const taken = mail.taken.length;
    const goOutBy = (config: typeof bySettings) =>
      remindReaders.run({ config, database: product.database, files: product.files });
    await goOutBy(bySettings);
    expect(mail.taken).toHaveLength(taken);
    // The last due day is a day ago or more, whatever day it is.
    await goOutBy({ ...bySettings, DISTRICT_REMINDER_DAYS_AFTER: 1 });
    await goOutBy({ ...bySettings, DISTRICT_REMINDER_DAYS_AFTER: 1 });
    expect(mail.taken.slice(taken).map(({ envelopeTo }) => envelopeTo)).toEqual(['kim@example.org']);
  });
});

it('waits while the mail server is away, and is sent when it is back', async () => {
  const away = await serveMail();
  const port = Number(new URL(away.url).port);
  await away.close();
  const other = await startProduct({ settings: { ...settings, SMTP_URL: away.url } });
  await other.database.pool.query(aDistrict);
  const clerk = await other.as('administrator');
  const { drought_declaration_ndx } = await clerk.call(declareStage, { body: exceptional });
  const { notice_ndx } = await clerk.call(sendNotice, { body: { kind: 'stage', drought_declaration_ndx } });
  const letters = () => clerk.view(noticeLetters, { params: { notice_ndx } });
  const said = async () => (await letters()).flatMap(({ state, failure }) => (failure ? [state] : []));
  await expect.poll(said, { timeout: 20_000 }).toEqual(['waiting']);
  const back = await serveMail(port);
  const ofAnn = async () => (await letters()).find(({ rolo_ndx }) => rolo_ndx === 1);
  await expect.poll(ofAnn, { timeout: 40_000 }).toMatchObject({ state: 'sent', failure: null });
  expect(back.taken.filter(({ envelopeTo }) => envelopeTo === 'ann@example.org')).toHaveLength(1);
  await other.close();
  await back.close();
});

it('goes by post to all where the district has no mail server, and says so', async () => {
  const paper = await startProduct();
  await paper.database.pool.query(aDistrict);
  const clerk = await paper.as('administrator');
  const drafted = await clerk.call(draftStageNotice, { body: exceptional });
  expect([drafted.has_mail, drafted.letters.filter(({ r_email }) => r_email !== null)]).toEqual([false, []]);
  const { drought_declaration_ndx } = await clerk.call(declareStage, { body: exceptional });
  const sent = await clerk.call(sendNotice, { body: { kind: 'stage', drought_declaration_ndx } });
  expect(sent).toMatchObject({ by_email: 0, by_post: 6 });
  const { notice_ndx } = sent;
  const [letter] = await clerk.view(noticeLetters, { params: { notice_ndx } });
  const again = { act: 'send again' as const, letters: [letter!.letter_ndx] };
  await expect(clerk.call(markLetters, { params: { notice_ndx }, body: again })).rejects.toThrow('no mail server');
  await paper.close();
});
