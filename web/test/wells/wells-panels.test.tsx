import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { drawnStyle } from '../support/drawn-style.ts';
import { problem, type Answers, type Call } from '../support/fake-api.ts';
import { district, open, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';
import { everyLookup, wellPart, wellRow, wellWithParts } from '../support/well-parts.ts';

const WELLS = '/data-management/wells/wells-management';
const WELL = `${WELLS}/11`;

const visit = (path: string, answers: Answers = {}) =>
  renderAt(path, {
    as: 'Administrator',
    may: staffCalls,
    answers: { ...everyLookup, ...district, ...wellWithParts, ...answers },
  });

const writes = (calls: Call[]) =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, headers, body }) => [`${method} ${path}`, headers.get('if-match'), body]);

const part = (title: string) => screen.findByRole('region', { name: title });
const formOf = async (title: string) => within(await screen.findByRole('form', { name: title }));

async function retype(title: string, label: string, text: string) {
  const input = await (await formOf(title)).findByRole<HTMLInputElement>('textbox', { name: label });
  await userEvent.clear(input);
  await userEvent.type(input, text);
  return input;
}

const press = async (title: string, name: string) =>
  userEvent.click((await formOf(title)).getByRole('button', { name }));

/** The line under an input. */
const messageOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .find((text) => text.length > 3);

describe('the parts of a well', () => {
  it('are saved one by one, each with the version that it was read with', async () => {
    const calls = visit(WELL, {
      'PUT /api/list-wells-location-details/11': wellPart.location({ directions_to_well: 'Past the mill', version: 2 }),
      'PUT /api/list-wells-details/11': wellPart.details({ well_report_tracking_num: '57389', version: 3 }),
    });
    await retype('Additional Location Details', 'Directions to Well', 'Past the mill');
    const tracking = await retype('Well Details', 'Well Report Tracking Number', '57389');
    await press('Additional Location Details', 'Save');
    expect(await screen.findByText('New data was updated to the database')).toBeTruthy();
    expect(tracking.value).toBe('57389');
    await press('Well Details', 'Save');
    await expect
      .poll(() => writes(calls))
      .toEqual([
        ['PUT /api/list-wells-location-details/11', '"1"', { directions_to_well: 'Past the mill' }],
        ['PUT /api/list-wells-details/11', '"1"', { well_report_tracking_num: '57389' }],
      ]);
    expect(screen.queryByText(/Somebody else/)).toBeNull();
  });

  it('are asked about once when they are left, by name', async () => {
    visit(WELL);
    await retype('Additional Location Details', 'Directions to Well', 'Past the mill');
    await retype('Basic Well Information', 'City', 'Buda');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(dialog.textContent).toContain('unsaved changes in Basic Well Information, Additional Location Details.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
    await expect.poll(() => window.location.pathname).toBe(WELLS);
  });

  it('are marked where they are led to while they hold changes', async () => {
    visit(WELL);
    const links = within(await screen.findByRole('navigation', { name: 'Parts of the well' }));
    const marked = () =>
      links.queryAllByRole('link', { name: /changed, not saved/ }).map(({ textContent }) => textContent);
    await retype('Additional Location Details', 'Directions to Well', 'Past the mill');
    const table = within(await screen.findByRole('grid', { name: 'Geological Contacts' }));
    await userEvent.click(await table.findByRole('cell', { name: /^Depth to Top/ }));
    await userEvent.keyboard('7');
    expect(marked().map((words) => words?.split('●')[0])).toEqual([
      'Additional Location Details',
      'Geological Contacts',
    ]);
    await userEvent.keyboard('{Escape}');
    await press('Additional Location Details', 'Reset');
    expect(marked()).toEqual([]);
  });

  it('name the tab for the well, also while one of them has a problem', async () => {
    visit(WELL);
    await retype('Additional Location Details', 'Distance to Septic', 'far');
    await press('Additional Location Details', 'Save');
    await expect.poll(() => document.title).toMatch(/^Error: BS-011/);
    await press('Additional Location Details', 'Reset');
    await expect.poll(() => document.title).toMatch(/^BS-011/);
  });

  it('wait for the well to be chosen or created', async () => {
    visit(WELLS);
    const waiting = await part('More of the well');
    expect(waiting.textContent).toContain('Choose a well in the list');
    expect(within(waiting).getByText('Hydrogeology')).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: 'Register Well' })[0]!);
    await expect.poll(async () => (await part('More of the well')).textContent).toContain('Create the well first.');
    expect(await screen.findByRole('form', { name: 'Basic Well Information' })).toBeTruthy();
  });

  it('name the tab also of a well that is not created yet', async () => {
    visit(`${WELLS}?edit=0`);
    await screen.findByRole('form', { name: 'Basic Well Information' });
    expect(document.title).toBe('New well · Wells Management · Artesian');
  });

  it('keep Save in sight while somebody is at work in them, and cover nothing otherwise', async () => {
    visit(WELL);
    const form = await formOf('Additional Location Details');
    const isInSight = () => drawnStyle(form.getByRole('button', { name: 'Save' }).parentElement!).position === 'sticky';
    const directions = await form.findByRole('textbox', { name: 'Directions to Well' });
    expect(isInSight()).toBe(false);
    await userEvent.click(directions);
    expect(isInSight()).toBe(true);
    await userEvent.click(
      await (await formOf('Well Details')).findByRole('textbox', { name: 'Well Report Tracking Number' }),
    );
    expect(isInSight()).toBe(false);
    await userEvent.type(directions, 'Past the mill');
    await userEvent.click(screen.getByRole('heading', { name: 'Hydrogeology' }));
    expect(isInSight()).toBe(true);
  });

  it('are led to by links', async () => {
    visit(WELL);
    const links = within(await screen.findByRole('navigation', { name: 'Parts of the well' }));
    await userEvent.click(links.getByRole('link', { name: 'Well Construction Details' }));
    expect(document.activeElement?.textContent).toBe('Well Construction Details');
  });
});

it('the well drawn to scale follows what is typed, and says that it is not saved yet', async () => {
  visit(WELL);
  const drawn = within(await screen.findByRole('region', { name: 'The Well Drawn to Scale' }));
  const words = async () => (await drawn.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(await words()).toContain('The well is 420 ft deep.');
  expect(drawn.queryByText('Not saved yet')).toBeNull();
  const depth = await retype('Well Construction Basic Info', 'Well Depth', '1,300 ft');
  await retype('Well Construction Basic Info', 'Pump Depth', '9');
  await expect.poll(words).toEqual(expect.arrayContaining(['The well is 1,300 ft deep.', 'The pump hangs at 9 ft.']));
  expect(drawn.getByText('Not saved yet')).toBeTruthy();
  // What is no number is drawn as it was saved.
  fireEvent.change(depth, { target: { value: 'deep' } });
  await expect.poll(words).toContain('The well is 420 ft deep.');
  await press('Well Construction Basic Info', 'Reset');
  await expect.poll(() => drawn.queryByText('Not saved yet')).toBeNull();
});

describe('the driller of a well', () => {
  it('is chosen, or named when it is in no list yet', async () => {
    const calls = visit(WELL, {
      'PUT /api/list-wells-completion/11': wellPart.construction({ driller_ndx: 2, version: 2 }),
    });
    const form = await formOf('Well Construction Basic Info');
    expect(await form.findByRole('combobox', { name: 'Driller' })).toBeTruthy();
    expect(form.queryByRole('textbox', { name: /New Driller/ })).toBeNull();
    await userEvent.click(form.getByRole('checkbox', { name: 'Add New Driller' }));
    expect(form.queryByRole('combobox', { name: 'Driller' })).toBeNull();
    expect(form.getByText('Still missing: New Driller')).toBeTruthy();
    const save = form.getByRole('button', { name: 'Save' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(save);
    const name = () => form.getByRole<HTMLInputElement>('textbox', { name: /New Driller/ });
    expect(messageOf(name())).toBe('*Required field');
    await userEvent.type(name(), 'Nobody');
    await userEvent.click(form.getByRole('checkbox', { name: 'Add New Driller' }));
    expect(form.getByRole<HTMLInputElement>('combobox', { name: 'Driller' }).value).toBe('Hill Country Drilling');
    expect(form.getByText('No changes yet')).toBeTruthy();
    await userEvent.click(form.getByRole('checkbox', { name: 'Add New Driller' }));
    expect(name().value).toBe('');
    await userEvent.type(name(), 'Deep Wells');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => writes(calls))
      .toEqual([
        ['PUT /api/list-wells-completion/11', '"1"', { driller_add_new: true, temp_new_driller: 'Deep Wells' }],
      ]);
    expect(await form.findByRole('combobox', { name: 'Driller' })).toBeTruthy();
  });
});

describe('several of a list', () => {
  it('are added one by one, and are no change while they are untouched', async () => {
    const calls = visit(WELL, {
      'PUT /api/list-wells-hydrogeology/11': wellPart.hydrogeology({ available_logs_list: [1, 2], version: 2 }),
    });
    const form = await formOf('Hydrogeology');
    const logs = await form.findByRole('combobox', { name: 'Available Logs' });
    expect(await form.findByText('Gamma')).toBeTruthy();
    expect(form.getByText('No changes yet')).toBeTruthy();
    await userEvent.type(logs, 'cal');
    await userEvent.click(await screen.findByRole('option', { name: 'Caliper' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => writes(calls))
      .toEqual([['PUT /api/list-wells-hydrogeology/11', '"1"', { available_logs_list: [1, 2] }]]);
  });

  it('are drawn as far as they are in sight where they are many', async () => {
    const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(384);
    onTestFinished(() => height.mockRestore());
    visit(WELL, {
      'GET /api/list-well-log-types': Array.from({ length: 60 }, (_, index) => ({
        well_log_type_ndx: index + 1,
        well_log_type_desc: `Log ${index + 1}`,
      })),
    });
    const logs = await (await formOf('Hydrogeology')).findByRole('combobox', { name: 'Available Logs' });
    await userEvent.click(logs);
    expect((await screen.findByRole('option', { name: 'Log 2' })).getAttribute('aria-setsize')).toBe('60');
    expect(screen.queryByRole('option', { name: 'Log 60' })).toBeNull();
    await userEvent.type(logs, 'log 60');
    await userEvent.click(await screen.findByRole('option', { name: 'Log 60' }));
    expect(await screen.findByRole('button', { name: 'Log 60' })).toBeTruthy();
  });
});

describe('rows of a well', () => {
  const FORMATIONS = '/api/list-wells-hydrogeology-formations';

  it('are deleted, and come back by Undo', async () => {
    let isDeleted = false;
    const calls = visit(WELL, {
      [`GET ${FORMATIONS}/11`]: () => (isDeleted ? [] : [wellRow.formation()]),
      [`DELETE ${FORMATIONS}/3`]: () => {
        isDeleted = true;
        return new Response(null, { status: 204 });
      },
      'POST /api/history/list-wells-hydrogeology-formations/3/restore': () => {
        isDeleted = false;
        return new Response(null, { status: 204 });
      },
    });
    const table = within(await screen.findByRole('grid', { name: 'Geological Contacts' }));
    await userEvent.click(await table.findByRole('button', { name: /^(Delete|Remove).*Edwards/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await table.findByRole('rowheader', { name: /Edwards/ })).toBeTruthy();
    expect(writes(calls).map(([call, onto]) => [call, onto])).toEqual([
      [`DELETE ${FORMATIONS}/3`, '"1"'],
      ['POST /api/history/list-wells-hydrogeology-formations/3/restore', null],
    ]);
  });

  it('that somebody else changed meanwhile are shown as they are by now', async () => {
    let isChanged = false;
    visit(WELL, {
      [`GET ${FORMATIONS}/11`]: () => [wellRow.formation(isChanged ? { ft_to_bottom: 140, version: 2 } : {})],
      [`PUT ${FORMATIONS}/3`]: () => {
        isChanged = true;
        return problem(412, { code: 'conflict' });
      },
    });
    const table = within(await screen.findByRole('grid', { name: 'Geological Contacts' }));
    await userEvent.click(await table.findByRole('cell', { name: /^Depth to Top/ }));
    await userEvent.keyboard('7{Enter}');
    await userEvent.click(screen.getByRole('heading', { name: 'Hydrogeology' }));
    await userEvent.tab();
    expect(await table.findByRole('cell', { name: /^Depth to Bottom.*140/ })).toBeTruthy();
    expect(table.getByRole('cell', { name: /^Depth to Top.*7/ })).toBeTruthy();
  });

  it('that do not exist yet are added where they stand', async () => {
    const calls = visit(WELL, {
      'PUT /api/list-wells-associated-contacts/0': ({ body }: Call) =>
        open(wellRow.contact({ ...(body as object), ndx: 9 })),
    });
    const table = within(await screen.findByRole('grid', { name: 'Edit Owner Info' }));
    await userEvent.click(await table.findByRole('cell', { name: /^Contact, row Driller/ }));
    await userEvent.keyboard('buda');
    await userEvent.click(await screen.findByRole('option', { name: /City of Buda/ }));
    await userEvent.click(screen.getByRole('heading', { name: 'Edit Owner Info' }));
    await userEvent.tab();
    await waitFor(() =>
      expect(writes(calls)).toEqual([
        ['PUT /api/list-wells-associated-contacts/0', null, { well_ndx: 11, rolo_type_ndx: 4, rolo_ndx: 6 }],
      ]),
    );
  });

  it('lead to the records of the contacts in a new tab, where there is one', async () => {
    visit(WELL, {
      'GET /api/list-wells-associated-contacts/11': [
        wellRow.contact({ ndx: 8, rolo_type_ndx: 1, rolo_ndx: 5 }),
        wellRow.contact(),
      ],
    });
    const table = within(await screen.findByRole('grid', { name: 'Edit Owner Info' }));
    const links = await table.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['Edit owner', '/data-management/well-owners/edit-owner-info/5', '_blank'],
      ['No owner to edit', null, null],
    ]);
    expect(links[1]!.getAttribute('aria-disabled')).toBe('true');
    const part = screen.getByRole('region', { name: 'Edit Owner Info' });
    expect(within(part).queryByRole('button', { name: /Add|Delete|Remove/ })).toBeNull();
  });
});

describe('a contact in a table', () => {
  const openCell = async () => {
    const table = within(await screen.findByRole('grid', { name: 'Edit Owner Info' }));
    await userEvent.click(await table.findByRole('cell', { name: /^Contact, row Driller/ }));
  };

  it('is found by all that is known of it, with a letter wrong too, and at most 49 are offered', async () => {
    const known_by =
      'Reyes Ranch · 12 Mill Road · Austin · jordan@reyes.example · (512) 555-0100 · Precinct 3 · Permittee';
    const others = Array.from({ length: 60 }, (_, index) => ({ rolo_ndx: 100 + index, label: `Other ${index}` }));
    visit(WELL, {
      'GET /api/ui-list-contact-options': [
        ...others.map((other) => ({ ...other, known_by: 'Permittee', removed: false })),
        { rolo_ndx: 5, label: 'Jordan Reyes', known_by, removed: false },
      ],
    });
    await openCell();
    await userEvent.keyboard('permittee');
    await expect.poll(() => screen.queryAllByRole('option').length).toBe(49);
    const input = document.activeElement as HTMLInputElement;
    for (const typed of [
      'jordn ranch',
      'mill road',
      'jordan@reyes',
      '512-555-0100',
      '(512) 555',
      'precinct 3 jordan',
    ]) {
      fireEvent.change(input, { target: { value: typed } });
      await expect
        .poll(() => screen.queryAllByRole('option').map(({ textContent }) => textContent))
        .toEqual([expect.stringContaining('Jordan Reyes')]);
    }
  });

  it('is not waited for where there is none', async () => {
    visit(WELL, { 'GET /api/ui-list-contact-options': [] });
    await openCell();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('No options yet.')).toBeTruthy();
  });
});

it('rows of a well stand on pages of ten, and the page follows who goes on by keyboard', async () => {
  const rows = Array.from({ length: 12 }, (_, top) =>
    wellRow.formation({ ndx: top + 1, ft_to_top: top * 10, ft_to_bottom: top * 10 + 10 }),
  );
  visit(WELL, { 'GET /api/list-wells-hydrogeology-formations/11': rows });
  const geology = within(await part('Geological Contacts'));
  const tops = () => geology.getAllByRole('cell', { name: /^Depth to Top/ }).map(({ textContent }) => textContent);
  await expect.poll(() => geology.queryAllByRole('cell', { name: /^Depth to Top/ }).length).toBe(10);
  await userEvent.click(geology.getByRole('button', { name: 'Go to next page' }));
  expect(tops()).toEqual(['100', '110']);
  await userEvent.click(geology.getByRole('cell', { name: 'Depth to Top (ft), row Edwards: 100' }));
  await userEvent.keyboard('{ArrowUp}');
  expect(tops()).toHaveLength(10);
  expect(document.activeElement?.textContent).toBe('90');
  await userEvent.click(geology.getByRole('combobox', { name: /Rows per page/ }));
  const sizes = await screen.findAllByRole('option');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['5', '10', '30', '60']);
  await userEvent.click(sizes[2]!);
  expect(tops()).toHaveLength(12);
});

describe('bad input', () => {
  const NUMBER = 'Enter a number.';
  const long = (letters: number) => ['x'.repeat(letters + 1), `Use at most ${letters} characters.`] as const;
  const each = (message: string, ...typed: string[]) => typed.map((text) => [text, message] as const);
  const numbersTo = (most: number) =>
    [
      ...each(NUMBER, 'far', '1.2.3', '--', '1/2', '12 or 13', 'six', 'n/a', '?'),
      ['-5', 'Enter 0 or more.'],
      ['99999999999', `Enter ${most} or less.`],
    ] as const;
  const dates = each(
    'Enter a date as MM/DD/YYYY, such as 09/01/2025.',
    '31/31/2020',
    'yesterday',
    '2020',
    '02/30/2024',
    '1/2/3/4',
  );
  const choices = ['Styx', 'Nobody', 'qqqq', 'Xyz 0', 'Zz'].map(
    (typed) => [typed, `“${typed}” is not in the list. Choose one from the list.`] as const,
  );
  const noCoordinate = [
    ...each(NUMBER, 'north', '30.1.2'),
    ['200', 'Invalid coordinate'],
    ['', '*Required field'],
  ] as const;
  /** Twenty for each form, in as many rounds as its fields take. */
  const cases: Record<string, Record<string, readonly (readonly [typed: string, message: string])[]>> = {
    'Basic Well Information': {
      'State Well Number': [['585030111', 'Use at most 7 characters.']],
      'Well Name': [long(120)],
      'Well Address': [long(200)],
      City: [long(80)],
      Latitude: noCoordinate,
      Longitude: noCoordinate,
      Elevation: [...each(NUMBER, 'high', '1-2'), ['-2000', 'Enter -1500 or more.'], ['40000', 'Enter 30000 or less.']],
      'Well Classification': choices.slice(1),
    },
    'Additional Location Details': {
      'Distance to Property Line': numbersTo(1_000_000),
      'Distance to Septic': numbersTo(1_000_000),
      'Well Reference Name': [long(120)],
      'Directions to Well': [long(2000)],
    },
    'Well Details': {
      'Plugging Date': dates,
      'Well Report Tracking Number': [long(40)],
      'Plugging Report Tracking Number': [long(40)],
      'Well Status': choices,
      'Management Zone': choices,
      'Monitoring Status': choices,
      'Secondary Well Use': choices,
    },
    Hydrogeology: {
      'Aquifer Completion': choices,
      'Production Zone': choices,
      'Aquifer Setting': choices,
      'Surface Geology': choices,
    },
    'Well Construction Basic Info': {
      Driller: choices.slice(0, 3),
      'Drilled Date': dates.slice(0, 3),
      'Well Depth': numbersTo(30_000).slice(-3),
      'Flow Rate': numbersTo(100_000).slice(-3),
      'Bore Diameter': numbersTo(1_000).slice(-3),
      'Pump Depth': numbersTo(30_000).slice(-3),
      'Pump Size': numbersTo(10_000).slice(-3),
      'Pump Type': [long(200)],
      'Notes on Grout Types and Methods': [long(4000)],
    },
  };
  // Thousands are set apart once a number is left.
  const bare = (text: string) => text.replaceAll(',', '');
  it.each(Object.entries(cases))('to %s gets a clear word, and nothing of it is lost', async (title, fields) => {
    const calls = visit(WELL);
    const form = await formOf(title);
    const inputOf = (label: string) =>
      form.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\s?\\*?$`), { selector: 'input, textarea' });
    const inputs = Object.entries(fields).map(([label, bad]) => ({ label, bad, input: inputOf(label) }));
    expect(inputs.reduce((sum, { bad }) => sum + bad.length, 0)).toBeGreaterThanOrEqual(20);
    const save = form.getByRole('button', { name: 'Save' });
    const rounds = Math.max(...inputs.map(({ bad }) => bad.length));
    for (let round = 0; round < rounds; round++) {
      const entered = inputs.flatMap(({ bad, ...field }) =>
        bad.slice(round, round + 1).map((words) => ({ ...field, words })),
      );
      for (const { input, words } of entered) {
        act(() => input.focus());
        fireEvent.change(input, { target: { value: words[0] } });
        act(() => input.blur());
      }
      fireEvent.click(save);
      for (const { label, input, words } of entered)
        await waitFor(() =>
          expect([label, bare(input.value), messageOf(input)]).toEqual([label, bare(words[0]), words[1]]),
        );
    }
    expect(writes(calls)).toEqual([]);
  });

  it('to a row of a well gets a clear word, and is sent only when it is mended', async () => {
    const ROWS = '/api/list-wells-completion-components';
    const calls = visit(WELL, {
      [`GET ${ROWS}/11`]: [wellRow.component()],
      [`PUT ${ROWS}/5`]: () =>
        problem(422, { errors: [{ field: 'bottom_depth_ft', message: 'The bottom cannot be above the top.' }] }),
    });
    const table = within(await screen.findByRole('grid', { name: 'Well Construction Details' }));
    const enter = async (column: string, typed: string) => {
      await userEvent.click(await table.findByRole('cell', { name: new RegExp(`^${column}`) }));
      await userEvent.keyboard(typed);
    };
    await enter('Top Depth', 'x{Tab}');
    await enter('Diameter', '?{Tab}');
    const details = await part('Well Construction Details');
    await expect.poll(() => details.textContent).toContain('2 problems');
    expect(details.textContent).toContain('Enter a number.');
    expect(writes(calls)).toEqual([]);
    // The letter e is no part of a number of feet.
    await enter('Top Depth', '4e2{Tab}');
    await enter('Diameter', 'e');
    await userEvent.keyboard('5{Tab}');
    await userEvent.click(screen.getByRole('heading', { name: 'Hydrogeology' }));
    expect(await within(details).findAllByText(/The bottom cannot be above the top/)).toBeTruthy();
    expect(writes(calls).map(([, , body]) => body)).toEqual([{ top_depth_ft: 42, diameter_inches: 5 }]);
  });
});
