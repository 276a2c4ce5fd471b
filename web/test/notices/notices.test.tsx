import type { DraftLetter } from '@artesian/contract/notices/letter';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { writeLetters } from '../../src/notices/write-letters.ts';
import { withCanvas } from '../support/canvas.ts';
import { declaredStage } from '../support/declared-stage.ts';
import { problem, type Answers } from '../support/fake-api.ts';
import { wordsOf } from '../support/pdf-words.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

withCanvas();

const STAGE = '/drought-management/drought-stage';
const letter = (rolo_ndx: number, changes: Partial<DraftLetter> = {}): DraftLetter => ({
  rolo_ndx,
  language: 'en',
  addressee: `Person ${rolo_ndx}`,
  organization: null,
  postal_address: '1 Creek Road, Buda, TX 78610',
  r_email: `person${rolo_ndx}@example.org`,
  about: `H${rolo_ndx}`,
  subject: 'Stage 3 Critical declared',
  body: [
    { paragraph: `Person ${rolo_ndx}: <b>it is dry</b>.` },
    {
      table: {
        title: 'How much each permit may pump',
        columns: ['Permit', 'Month', 'New limit (gallons)'],
        rows: [[`H${rolo_ndx}`, 'January 2027', '600,000']],
      },
    },
  ],
  ...changes,
});
const drafted = {
  letters: [letter(1), letter(2, { r_email: null })],
  untold: [{ about: 'H8', why: 'The permit has no contact.' }],
  has_mail: true,
};
const notice = {
  notice_ndx: 3,
  kind: 'stage',
  drought_declaration_ndx: 7,
  drought_stage_name: 'Stage 3 Critical',
  reading_month: null,
  letters: 4,
  told: 1,
  waiting: 0,
  to_post: 2,
  unsure: 1,
  created_timestamp: '2026-12-10T15:00:00Z',
  created_by: 'Avery Adams',
};
const told = (letter_ndx: number, state: string, changes: object = {}) => ({
  letter_ndx,
  rolo_ndx: letter_ndx,
  addressee: `Person ${letter_ndx}`,
  organization: null,
  r_email: `person${letter_ndx}@example.org`,
  about: `H${letter_ndx}`,
  state,
  is_to_post: state === 'refused' || state === 'to post',
  told_at: state === 'sent' ? '2026-12-10T15:01:00Z' : null,
  tries: 1,
  failure: null,
  ...changes,
});
const visit = (path: string, answers: Answers = {}) =>
  renderAt(path, {
    as: 'Administrator',
    may: staffCalls,
    answers: {
      'GET /api/ui-list-drought-declarations': [declaredStage],
      'GET /api/list-drought-stages': [{ drought_stage_ndx: 3, drought_stage_name: 'Stage 3 Critical' }],
      'GET /api/history-drought-stage': [],
      'GET /api/ui-list-drought-days': [],
      'GET /api/list-drought-stage-changes': [],
      'GET /api/list-drought-triggers': [],
      'GET /api/drought-declarations/7/notice': drafted,
      'GET /api/ui-list-notices': [notice],
      'GET /api/ui-list-notice-letters/3': [
        told(1, 'sent'),
        told(2, 'refused', { failure: '550 No such person here' }),
        told(3, 'to post', { r_email: null }),
        told(4, 'unsure'),
      ],
      ...answers,
    },
  });
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('the notice of a declared stage', () => {
  it('is read letter by letter, says whom it does not reach, and is sent once it is asked again', async () => {
    const calls = visit(`/drought-management/declarations/7/notice`, {
      'POST /api/notices': { notice_ndx: 3, by_email: 1, by_post: 1 },
    });
    expect(await screen.findByText('2 letters: 1 by e-mail, 1 by mail')).toBeTruthy();
    expect(await screen.findByText('H8: The permit has no contact.')).toBeTruthy();
    await userEvent.click(await button('Read the letter to Person 1'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Person 1: <b>it is dry</b>.')).toBeTruthy();
    expect(dialog.getByText('To Person 1 · person1@example.org')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Next letter' }));
    expect(await dialog.findByText('To Person 2 · by mail, 1 Creek Road, Buda, TX 78610')).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Next letter' }).disabled).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(await button('Send the notice'));
    await userEvent.click(await button('Send'));
    await waitFor(() => expect(window.location.pathname).toBe('/drought-management/notices/3'));
    const [sent] = calls.filter(({ method, path }) => method === 'POST' && path === '/api/notices');
    expect(sent!.body).toEqual({ kind: 'stage', drought_declaration_ndx: 7 });
    expect(sent!.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
  });

  it('says plainly that there is no mail server, and why it was not sent', async () => {
    visit(`/drought-management/declarations/7/notice`, {
      'GET /api/drought-declarations/7/notice': { ...drafted, has_mail: false },
      'POST /api/notices': () => problem(400, { detail: 'This declaration was undone.' }),
    });
    expect(await screen.findByText(/No mail server is set up .* all letters go by mail\./)).toBeTruthy();
    await userEvent.click(await button('Send the notice'));
    await userEvent.click(await button('Send'));
    expect(await screen.findByText('Nothing was sent. This declaration was undone.')).toBeTruthy();
  });

  it('is asked about before its declaration is undone, and corrected afterwards', async () => {
    const calls = visit(STAGE, {
      'GET /api/ui-list-drought-declarations': [
        { ...declaredStage, notice_ndx: 3, told: 2 },
        { ...declaredStage, drought_declaration_ndx: 6, is_undone: true, can_be_undone: false, notice_ndx: 2, told: 5 },
      ],
      'DELETE /api/drought-declarations/7': () => new Response(null, { status: 204 }),
    });
    const correction = await screen.findByRole('link', { name: 'Send a correction of Stage 3 Critical' });
    expect(correction.getAttribute('href')).toBe('/drought-management/declarations/6/notice');
    await userEvent.click(await button('Undo the declaration of Stage 3 Critical'));
    expect(await screen.findByText(/^2 contacts were already notified\./)).toBeTruthy();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(await button('Undo'));
    expect(await screen.findByText('The declaration of Stage 3 Critical was undone.')).toBeTruthy();
  });
});

describe('a notice that was sent', () => {
  it('says who was told, when, and what became of each letter, and takes what staff say of them', async () => {
    const calls = visit('/drought-management/notices/3', { 'PUT /api/notices/3/letters': { changed: 2 } });
    expect(
      await screen.findByText(
        '4 letters: 1 sent by e-mail, 1 refused by the mail server, 1 to be mailed, 1 delivery unknown.',
      ),
    ).toBeTruthy();
    expect(await screen.findByText('550 No such person here')).toBeTruthy();
    expect((await button('Print 2 letters to mail')).disabled).toBe(false);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    await userEvent.click(await button('Mark as mailed (3)'));
    expect(await screen.findByText('2 letters changed.')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PUT')!.body).toEqual({ act: 'posted', letters: [2, 3, 4] });
  });

  it('can be read as it was told', async () => {
    visit('/drought-management/notices/3', { 'GET /api/notice-letters/2': { letter_ndx: 2, ...letter(2) } });
    await userEvent.click(await button('Read the letter to Person 2'));
    expect(await within(await screen.findByRole('dialog')).findByText('600,000')).toBeTruthy();
  });

  it.each([
    ['/drought-management/notices/9', { 'GET /api/ui-list-notice-letters/9': [] }, 'Notice not found'],
    [
      '/drought-management/declarations/9/notice',
      { 'GET /api/drought-declarations/9/notice': () => problem(404, { detail: 'Declaration not found.' }) },
      'Declaration not found',
    ],
  ] as const)('is said not to be there at %s', async (path, answers, words) => {
    visit(path, answers);
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All notices' })).toBeTruthy();
  });

  it('stands in the list of notices', async () => {
    visit('/drought-management/notices');
    expect(await screen.findByRole('link', { name: 'Drought stage declared' })).toBeTruthy();
  });
});

it('letters are one tagged PDF, each numbered by itself, under the address of its reader', async () => {
  const long = letter(2, {
    organization: 'Two Creeks',
    body: [
      {
        table: {
          title: 'T',
          columns: ['Permit', 'Month'],
          rows: Array.from({ length: 80 }, () => ['H2', 'January 2027']),
        },
      },
    ],
  });
  const district = { name: 'Clear Creek District', address: '100 Main', phone: '512-555-0100' };
  const pdf = await writeLetters([letter(1), long], {
    district,
    logo: { kind: 'mark' },
    paper: 'LETTER',
    today: '2026-12-10',
  });
  const file = Buffer.from(await pdf.arrayBuffer());
  const words = wordsOf(file).replaceAll('\n', ' ');
  expect(words).toContain(
    'Clear Creek District 100 Main · Telephone 512-555-0100 December 10, 2026 Person 1 1 Creek Road',
  );
  expect(words).toContain('Buda, TX 78610 Stage 3 Critical declared Person 1: <b>it is dry</b>. Permit Month');
  expect(words).toContain('Person 1 Page 1 of 1');
  expect(words).toContain('Person 2 Two Creeks 1 Creek Road');
  expect(words).toMatch(/Person 2 Page 3 of 3/);
  expect(words.match(/H2 January 2027/g)).toHaveLength(80);
  expect(file.toString('latin1')).toContain('/StructTreeRoot');
});

const reminder = {
  ...drafted,
  untold: [],
  reading_month: '2026-11-01',
  due_day: '2026-12-05',
  days: 3,
  notice_ndx: null,
};

describe('reminders of readings', () => {
  it('say what is due, when they go out by themselves, and whom this month has reminded already', async () => {
    const calls = visit('/data-management/meter-readings/reminders', {
      'GET /api/meter-reading-reminders/reminder': reminder,
      'GET /api/meter-reading-reminders/overdue': { ...reminder, days: null, notice_ndx: 3 },
      'POST /api/notices': { notice_ndx: 3, by_email: 1, by_post: 1 },
    });
    expect(
      await screen.findByText(
        'Readings of Nov 2026 are due on December 5th, 2026. 2 letters: 1 by e-mail, 1 by mail. They are sent automatically 3 days before that day.',
      ),
    ).toBeTruthy();
    await userEvent.click(await button('After the due day'));
    expect(
      await screen.findByText(/were due on December 5th, 2026\. .* Reminders are not sent automatically\.$/),
    ).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'who was notified' })).getAttribute('href')).toBe(
      '/drought-management/notices/3',
    );
    await userEvent.click(await button('Send the reminders'));
    await userEvent.click(await button('Send'));
    await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ kind: 'overdue' }));
  });

  it('are stopped by a visitor who confirms the link, and by nobody who only opens it', async () => {
    let isKnown = false;
    const calls = renderAt('/stop-reminders/100.abc', {
      answers: {
        'POST /api/stop-reminders/100.abc': () =>
          isKnown ? new Response(null, { status: 204 }) : problem(404, { detail: 'This link is not valid.' }),
      },
    });
    await userEvent.click(await button('Stop reminders'));
    expect(await screen.findByText('Nothing was stopped. This link is not valid.')).toBeTruthy();
    isKnown = true;
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    await userEvent.click(await button('Stop reminders'));
    expect(await screen.findByRole('heading', { name: 'Reminders were stopped' })).toBeTruthy();
  });
});
