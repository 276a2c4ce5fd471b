import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { districtSettings } from '@artesian/contract/settings/district-settings';
import { MONTH_NAMES } from '@artesian/domain/month';
import { describe, expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const SETTINGS = '/admin/district-settings';
const asDeveloper = { as: 'Developer' as const, may: staffCalls };
const now = (changes: Record<string, object> = {}) =>
  districtSettings.map(({ name }) => ({
    name,
    value: null,
    standard: null as string | null,
    invented: null as string | null,
    isSet: false,
    isChanged: false,
    version: 0,
    changes: [],
    underWay: null,
    ...changes[name],
  }));
const named = {
  value: 'Cedar Valley District',
  isSet: true,
  isChanged: true,
  version: 2,
  changes: [{ at: '2026-09-01T15:00:00Z', who: 'Dan Developer', from: null, to: 'Cedar Valley District' }],
};

it('shows what is set and by whom, and changes nothing that is set where the server runs', async () => {
  renderAt(SETTINGS, {
    ...asDeveloper,
    answers: {
      'GET /api/district-settings': now({
        DISTRICT_NAME: named,
        DISTRICT_PHONE: { invented: '512-555-0100' },
        SMTP_URL: { isSet: true },
      }),
    },
  });
  const district = within(await screen.findByRole('region', { name: 'District' }));
  expect(await district.findByText('Cedar Valley District')).toBeTruthy();
  expect(district.getByText(/by Dan Developer/)).toBeTruthy();
  const contact = within(screen.getByRole('region', { name: 'Contact' }));
  expect(contact.getByText('Not set. The demonstration shows 512-555-0100.')).toBeTruthy();
  const server = within(screen.getByRole('region', { name: 'Server Administrator' }));
  expect(server.getByText('Set')).toBeTruthy();
  expect(server.queryByRole('button')).toBeNull();
});

it('offers an Administrator what is theirs, and a switch as Yes or No', async () => {
  const calls = renderAt(SETTINGS, {
    as: 'Administrator',
    may: staffCalls,
    answers: {
      'GET /api/district-settings': now().filter(({ name }) => name === 'STAFF_SECOND_FACTOR'),
      'PUT /api/district-settings/STAFF_SECOND_FACTOR': new Response(null, { status: 204 }),
    },
  });
  const signingIn = within(await screen.findByRole('region', { name: 'Signing In' }));
  expect(await signingIn.findByText('No')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'District' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Limits' })).toBeNull();
  await userEvent.click(signingIn.getByRole('button', { name: 'Change Require Two-Factor Authentication for Staff' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: 'Yes' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ value: 'true' });
});

it('offers the months that the fiscal year can begin in, and says why it stays once permits go by it', async () => {
  const words = 'The fiscal year can no longer be changed, because permits or closed years exist.';
  const calls = renderAt(SETTINGS, {
    ...asDeveloper,
    answers: {
      'GET /api/district-settings': now({ DISTRICT_YEAR_FIRST_MONTH: { value: '9', isSet: true } }),
      'PUT /api/district-settings/DISTRICT_YEAR_FIRST_MONTH': () =>
        problem(400, { errors: [{ field: 'value', message: words }] }),
    },
  });
  const district = within(await screen.findByRole('region', { name: 'District' }));
  expect(await district.findByText('September')).toBeTruthy();
  // As it is where nobody has said otherwise.
  expect(district.getByText('The calendar year they end in')).toBeTruthy();
  await userEvent.click(district.getByRole('button', { name: 'Change First Month of the Fiscal Year' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('combobox'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(MONTH_NAMES);
  await userEvent.click(screen.getByRole('option', { name: 'October' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(words)).toBeTruthy();
  expect(dialog.getByRole('combobox').textContent).toBe('October');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ value: '10' });
});

describe('the time zone', () => {
  const ZONES = 'GET /api/district-time-zones';
  const zones = [
    { name: 'America/Chicago', is_of_united_states: true },
    { name: 'America/New_York', is_of_united_states: true },
    { name: 'Asia/Tokyo', is_of_united_states: false },
  ];
  const inChicago = { value: 'America/Chicago', isSet: true };
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change Time Zone' }));
    return within(await screen.findByRole('dialog', { name: 'Time Zone' }));
  };

  it('is found by what people call it, and changed after one question that says what comes of it', async () => {
    const sent: unknown[] = [];
    let zone: object = inChicago;
    renderAt(SETTINGS, {
      ...asDeveloper,
      answers: {
        'GET /api/district-settings': () => now({ DISTRICT_TIME_ZONE: zone }),
        [ZONES]: zones,
        'PUT /api/district-settings/DISTRICT_TIME_ZONE': ({ body }: { body: unknown }) => {
          sent.push(body);
          zone = { ...named, value: 'America/New_York', underWay: '12 wells are left.' };
          return null;
        },
      },
    });
    const district = within(await screen.findByRole('region', { name: 'District' }));
    expect(await district.findByText('America/Chicago · Central Time')).toBeTruthy();
    const dialog = await open();
    expect(dialog.getByText(/levels measured around midnight move to the day before or after/)).toBeTruthy();
    const input = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Time Zone' });
    await userEvent.clear(input);
    await userEvent.type(input, 'eastern');
    await userEvent.click(await screen.findByRole('option', { name: /America\/New_York/ }));
    expect(dialog.getByText(/^Eastern Time\. It is .+ there\.$/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('dialog', { name: 'Change the time zone to America/New_York?' }));
    expect(question.getByText(/daily water levels are recalculated and published again/)).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Change Time Zone' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ value: 'America/New_York' }]);
    expect(await district.findByText('12 wells are left.')).toBeTruthy();
  });

  it('stays what was chosen where it is refused', async () => {
    renderAt(SETTINGS, {
      ...asDeveloper,
      answers: {
        'GET /api/district-settings': now({ DISTRICT_TIME_ZONE: inChicago }),
        [ZONES]: zones,
        'PUT /api/district-settings/DISTRICT_TIME_ZONE': () =>
          problem(409, { detail: 'Water levels are being published right now. Try again in a minute.' }),
      },
    });
    const dialog = await open();
    const input = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Time Zone' });
    await userEvent.clear(input);
    await userEvent.type(input, 'tokyo{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change Time Zone' }));
    expect(await dialog.findByText(/^Not saved\. .*being published right now/)).toBeTruthy();
    expect(input.value).toBe('Asia/Tokyo');
  });

  it('asks nothing of the server where it is saved as it was', async () => {
    const calls = renderAt(SETTINGS, {
      ...asDeveloper,
      answers: { 'GET /api/district-settings': now({ DISTRICT_TIME_ZONE: inChicago }), [ZONES]: zones },
    });
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('can be looked at where the others cannot be listed, which is said and tried again', async () => {
    const answers = [() => problem(403, { detail: 'You do not have permission.' }), () => zones];
    renderAt(SETTINGS, {
      ...asDeveloper,
      answers: {
        'GET /api/district-settings': now({ DISTRICT_TIME_ZONE: inChicago }),
        [ZONES]: () => answers.shift()!(),
      },
    });
    const dialog = await open();
    expect(await dialog.findByText(/^The time zones could not be listed\./)).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('combobox', { name: 'Time Zone' }).value).toBe('America/Chicago');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.queryByText(/could not be listed/)).toBeNull());
  });
});

it('keeps what is typed over what is refused, and lets it be as the server was started', async () => {
  const sent: unknown[] = [];
  const words = 'It must be latitude, longitude and zoom, such as 30.16823,-97.85184,11.';
  const answers = [() => problem(400, { errors: [{ field: 'value', message: words }] }), () => null, () => null];
  renderAt(SETTINGS, {
    ...asDeveloper,
    answers: {
      'GET /api/district-settings': now({ MAP_HOME: { ...named, value: '30,-97,9' } }),
      'PUT /api/district-settings/MAP_HOME': ({ body }: { body: unknown }) => {
        sent.push(body);
        return answers.shift()!();
      },
    },
  });
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change Where the Map Opens' }));
    return within(await screen.findByRole('dialog', { name: 'Where the Map Opens' }));
  };
  const dialog = await open();
  const input = dialog.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.clear(input);
  await userEvent.type(input, 'the office');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(words)).toBeTruthy();
  expect(input.value).toBe('the office');
  await userEvent.clear(input);
  await userEvent.type(input, '31,-98,9');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click((await open()).getByRole('button', { name: 'Server Configuration' }));
  await waitFor(() => expect(sent).toEqual([{ value: 'the office' }, { value: '31,-98,9' }, { value: null }]));
});

it('words a text of the district from the one that comes with the product, on many lines', async () => {
  const sent: unknown[] = [];
  const notice = '# Readings are due\n\n{meters}';
  renderAt(SETTINGS, {
    ...asDeveloper,
    answers: {
      'GET /api/district-settings': now({
        DISTRICT_READING_REMINDER: { standard: notice },
        DISTRICT_TERMS: { ...named, value: '# Terms', changes: [{ ...named.changes[0], to: '# Terms\n\nBe kind.' }] },
      }),
      'PUT /api/district-settings/DISTRICT_READING_REMINDER': ({ body }: { body: unknown }) => {
        sent.push(body);
        return null;
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change Reminder of Readings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reminder of Readings' }));
  const input = dialog.getByRole<HTMLTextAreaElement>('textbox');
  expect(input.value).toBe(notice);
  await userEvent.type(input, '{Enter}{Enter}Thank you.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ value: `${notice}\n\nThank you.` }]));
  await userEvent.click(screen.getByRole('button', { name: 'Change Terms of Use' }));
  const terms = within(await screen.findByRole('dialog', { name: 'Terms of Use' }));
  expect(terms.getByText(/, Dan Developer$/).tagName).toBe('SUMMARY');
  expect(terms.getByText(/Be kind\./)).toBeTruthy();
});

it('shows a logo that was uploaded, says why another cannot be, and takes the next one', async () => {
  const uploaded = (name: string) => ({ ...named, value: `/api/district-pictures/${name}.png` });
  let logo = uploaded('a'.repeat(32));
  const answers = [
    () => problem(400, { detail: 'broken.png is damaged. Choose another picture.' }),
    () => {
      logo = uploaded('b'.repeat(32));
      return null;
    },
  ];
  const calls = renderAt(SETTINGS, {
    ...asDeveloper,
    answers: {
      'GET /api/district-settings': () => now({ DISTRICT_LOGO: logo }),
      'POST /api/district-settings/DISTRICT_LOGO/picture': () => answers.shift()!(),
    },
  });
  const shown = async () => (await screen.findByRole<HTMLImageElement>('img', { name: 'Logo' })).getAttribute('src');
  expect(await shown()).toContain('a'.repeat(32));
  await userEvent.click(screen.getByRole('button', { name: 'Change Logo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Logo' }));
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Or an Address' }).value).toBe('');
  const choose = (file: File) =>
    userEvent.upload(dialog.getByLabelText('Choose a Picture', { selector: 'input' }), file);
  await choose(new File([new Uint8Array(2_000_001)], 'huge.png', { type: 'image/png' }));
  expect(await dialog.findByText('huge.png is too large: 2 MB is the most.')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await choose(new File(['half'], 'broken.png', { type: 'image/png' }));
  expect(await dialog.findByText(/broken.png is damaged. Choose another picture./)).toBeTruthy();
  await choose(new File(['whole'], 'ours.png', { type: 'image/png' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await shown()).toContain('b'.repeat(32));
});

it('leaves a logo that was uploaded as it is where no address is typed', async () => {
  const calls = renderAt(SETTINGS, {
    ...asDeveloper,
    answers: {
      'GET /api/district-settings': now({
        DISTRICT_LOGO: { ...named, value: `/api/district-pictures/${'a'.repeat(32)}.png` },
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change Logo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Logo' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});
