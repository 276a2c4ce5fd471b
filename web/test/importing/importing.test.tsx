import { nothingSaid } from '@artesian/contract/importing/mapping';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const IMPORT = '/data-management/import';
const asStaff = { as: 'Administrator' as const, may: staffCalls };
const field = (name: string, label: string, more: object = {}) => ({
  name,
  label,
  kind: 'text',
  unit: null,
  isNeeded: false,
  list: null,
  choices: [],
  ways: [],
  ...more,
});
const registers = [
  {
    name: 'wells',
    title: 'Wells',
    one: 'well',
    path: 'list-wells',
    step: 'Wells',
    isChangedOnly: false,
    files: 'table',
    fields: [
      field('former_id', 'Former Id'),
      field('well_name', 'Well Name'),
      field('lat_dd', 'Latitude', { kind: 'latitude', unit: 'decimal degrees', isNeeded: true }),
      field('county_ndx', 'County', { kind: 'lookup', list: 'list-counties' }),
    ],
  },
  {
    name: 'attachments',
    title: 'Photos and Documents',
    one: 'file',
    path: 'imports/attachments',
    step: 'Readings and the rest',
    isChangedOnly: false,
    files: 'archive',
    fields: [field('original_filename', 'File')],
  },
];
const file = (more: object = {}) => ({
  import_file_ndx: 12,
  register: 'wells',
  file_name: 'wells.csv',
  rows: 3,
  sheets: [],
  sheet: null,
  columns: [
    { heading: 'Site', samples: ['901', '902'], filled: 3, isLikelyKey: true },
    { heading: 'Name', samples: ['First', 'Second'], filled: 3, isLikelyKey: false },
    { heading: 'County', samples: ['Nowhereland'], filled: 1, isLikelyKey: false },
  ],
  mode: 'add',
  names_people: false,
  mapping: nothingSaid,
  taken: { well_name: 'Name', county_ndx: 'County' },
  unclear: [],
  problem: 'A new well needs Latitude: choose a column, or one value for all rows.',
  lacking: [{ field: 'county_ndx', words: [{ words: 'Nowhereland', count: 1 }], more: false }],
  lists: { county_ndx: ['Hays', 'Travis'] },
  remembered: null,
  preview: null,
  import_ndx: null,
  ...more,
});
const run = (more: object = {}) => ({
  import_run_ndx: 5,
  kind: 'import',
  state: 'done',
  rows_total: 3,
  rows_done: 3,
  rows_added: 2,
  rows_changed: 0,
  rows_known: 0,
  rows_refused: 1,
  words_added: [],
  files_unnamed: 0,
  failure: null,
  covers: null,
  refusals: [{ words: 'Well Depth is not a plain number.', count: 1 }],
  remarks: [],
  ...more,
});
const one = (more: object = {}) => ({
  import_ndx: 3,
  subject: 'wells',
  title: 'Wells',
  file_name: 'wells.csv',
  mode: 'add',
  state: 'finished',
  rows_read: 3,
  rows_added: 2,
  rows_changed: 0,
  rows_known: 0,
  rows_refused: 1,
  at: '2026-11-20T10:00:00Z',
  who: 'Ada Administrator',
  undone_at: null,
  register: 'list-wells',
  mapping: {},
  run: run(),
  undoing: null,
  may_go_on: false,
  may_undo: true,
  ...more,
});
const row = {
  line: 3,
  verdict: 'refused',
  record: null,
  record_key: null,
  reason: 'Well Depth “deep” is not a plain number.',
  remarks: [],
  changes: [],
};

describe('a file of addresses', () => {
  it('tells what it covers and which lines have none before it is imported', async () => {
    const preview = run({
      kind: 'preview',
      refusals: [{ words: 'It has no house number.', count: 1 }],
      covers: {
        addresses: 2,
        ranges: 0,
        west: -97.9,
        south: 30.1,
        east: -97.74,
        north: 30.26,
        places: [{ words: 'Austin', count: 2 }],
        more: 0,
      },
    });
    const addresses = { ...registers[0]!, name: 'addresses', title: 'Addresses', files: 'addresses', fields: [] };
    renderAt(`${IMPORT}/new/addresses?file=12`, {
      ...asStaff,
      answers: {
        'GET /api/import-registers': [addresses],
        'GET /api/import-files/12': file({
          register: 'addresses',
          file_name: 'hays.csv',
          columns: [],
          problem: null,
          preview,
        }),
        'GET /api/import-runs/5': preview,
        'GET /api/import-runs/5/rows': { count: 1, rows: [{ ...row, reason: 'It has no house number.' }] },
      },
    });
    const covers = await screen.findByRole('region', { name: 'What It Covers' });
    expect(covers.textContent).toContain('2 addresses, from latitude 30.100 to 30.260');
    expect(covers.textContent).toContain('Austin (2).');
    expect(screen.getByRole('button', { name: 'Import 2 Rows' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Report' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Refused Rows' })).toBeNull();
  });
});

describe('a new import', () => {
  it('is mapped by hand, and keeps what was chosen over a refusal', async () => {
    const sent: unknown[] = [];
    const troubles = [() => problem(500, { detail: 'The server is in trouble.' })];
    let now = file();
    renderAt(`${IMPORT}/new/wells?file=12`, {
      ...asStaff,
      answers: {
        'GET /api/import-registers': registers,
        'GET /api/import-files/12': () => now,
        'PUT /api/import-files/12': ({ body }: { body: object }) => {
          sent.push(body);
          const trouble = troubles.shift();
          if (trouble) return trouble();
          now = file({ ...body, taken: { former_id: 'Site', well_name: 'Name' }, problem: null });
          return now;
        },
      },
    });
    expect(await screen.findByText(/^A new well needs Latitude/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Preview' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Site is their former ID' }));
    expect(await screen.findByText(/^Not kept\. Something went wrong/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Preview' }).disabled).toBe(false),
    );
    const columns = { columns: { former_id: 'Site' } };
    expect(sent).toMatchObject([{ mapping: columns }, { mapping: columns }]);
    expect(screen.getByRole('combobox', { name: 'Former Id comes from' }).textContent).toBe('Site');

    await userEvent.click(screen.getByRole('combobox', { name: 'Nowhereland means' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Hays' }));
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ mapping: { words: { county_ndx: { Nowhereland: 'Hays' } } } }),
    );
  });

  it('is told what becomes of cells that cannot be read', async () => {
    let now = file();
    renderAt(`${IMPORT}/new/wells?file=12`, {
      ...asStaff,
      answers: {
        'GET /api/import-registers': registers,
        'GET /api/import-files/12': () => now,
        'PUT /api/import-files/12': ({ body }: { body: object }) => (now = file(body)),
      },
    });
    const choice = await screen.findByRole('radiogroup', { name: 'Cells That Cannot Be Read' });
    expect(within(choice).getByRole('radio', { name: /Leave blank and list/ })).toHaveProperty('checked', true);
    await userEvent.click(within(choice).getByRole('radio', { name: /Refuse the row/ }));
    await expect.poll(() => now.mapping.unreadable).toBe('refuse');
    const refuse = within(choice).getByRole<HTMLInputElement>('radio', { name: /Refuse the row/ });
    await expect.poll(() => refuse.checked).toBe(true);
  });

  it('proposes the people that it names as contacts, but for those who are nobody', async () => {
    const sent: object[] = [];
    renderAt(`${IMPORT}/new/wells?file=12`, {
      ...asStaff,
      answers: {
        'GET /api/import-registers': [...registers, { ...registers[0], name: 'contacts', title: 'Contacts' }],
        'GET /api/import-files/12': file({ names_people: true }),
        'GET /api/import-files/12/people': {
          label: 'Well Contact',
          heading: 'Owner',
          count: 2,
          people: [
            { name: 'Ana Reyes', rows: 2, contacts_called: 1, differs: true },
            { name: 'Unknown', rows: 1, contacts_called: 0, differs: false },
          ],
          details: [{ heading: 'Site', label: 'Phone' }],
        },
        'POST /api/import-files/12/people': ({ body }: { body: object }) => {
          sent.push(body);
          return { import_file_ndx: 13 };
        },
        'GET /api/import-files/13': file({
          import_file_ndx: 13,
          register: 'contacts',
          file_name: 'People in wells.csv',
        }),
      },
    });
    const people = within(await screen.findByRole('region', { name: 'People Not Yet in Contacts' }));
    expect(people.getByText('2 rows · 1 contact has this name already · rows differ in phone or address')).toBeTruthy();
    const columns = within(screen.getByRole('region', { name: 'Columns of the file' }));
    expect(columns.getByText('Site').closest('li')?.textContent).toContain('Contact: Phone');
    expect(columns.getAllByText('County')[0]!.closest('li')?.textContent).toContain('(in 1 row)');
    await userEvent.click(people.getByRole('checkbox', { name: /^Unknown/ }));
    await userEvent.click(people.getByRole('button', { name: 'Review 1 Contact' }));
    expect(await screen.findByText(/These people are listed in wells\.csv/)).toBeTruthy();
    expect(sent).toEqual([{ except: ['Unknown'] }]);
    expect(screen.getByRole('link', { name: 'that file' }).getAttribute('href')).toBe(`${IMPORT}/new/wells?file=12`);
  });

  it('reads a column in the unit that its heading names, unless somebody says another', async () => {
    const sent: { mapping?: object }[] = [];
    const depth = 'Depth (m)';
    const withDepth = registers.map((register) => ({
      ...register,
      fields: [
        ...register.fields,
        field('well_depth_ft', 'Well Depth', { kind: 'decimal', unit: 'ft', ways: ['m', 'cm', 'in'] }),
      ],
    }));
    let now = file({
      columns: [{ heading: depth, samples: ['100'], filled: 3, isLikelyKey: false }],
      taken: { well_depth_ft: depth },
      lacking: [],
    });
    renderAt(`${IMPORT}/new/wells?file=12`, {
      ...asStaff,
      answers: {
        'GET /api/import-registers': withDepth,
        'GET /api/import-files/12': () => now,
        'PUT /api/import-files/12': ({ body }: { body: object }) => {
          sent.push(body);
          now = { ...now, ...body };
          return now;
        },
      },
    });
    const readAs = await screen.findByRole('combobox', { name: 'Well Depth is read as' });
    expect(readAs.textContent).toBe('m');
    await userEvent.click(readAs);
    await userEvent.click(await screen.findByRole('option', { name: 'ft' }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ mapping: { reads: { well_depth_ft: 'ft' } } }));
    await waitFor(() => expect(readAs.textContent).toBe('ft'));
  });

  it('reads several columns together, in the order in which they are chosen', async () => {
    const sent: { mapping?: object }[] = [];
    let now = file({ problem: null });
    renderAt(`${IMPORT}/new/wells?file=12`, {
      ...asStaff,
      answers: {
        'GET /api/import-registers': registers,
        'GET /api/import-files/12': () => now,
        'PUT /api/import-files/12': ({ body }: { body: object }) => {
          sent.push(body);
          now = file({ ...body, problem: null });
          return now;
        },
      },
    });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Well Name comes from' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Several columns' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Columns of Well Name' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Name' }));
    expect(sent.map(({ mapping }) => mapping)).toMatchObject([{ columns: { well_name: null }, joined: {} }]);
    await userEvent.click(await screen.findByRole('option', { name: 'Site' }));
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ mapping: { columns: {}, joined: { well_name: ['Name', 'Site'] } } }),
    );
    expect(screen.getByText('Name + Site')).toBeTruthy();
  });

  it('is refused before it is sent where it is no table, and in the words of the server', async () => {
    renderAt(`${IMPORT}/new/wells`, {
      ...asStaff,
      answers: {
        'GET /api/import-registers': registers,
        'POST /api/import-files': () => problem(400, { detail: 'The file is empty.' }),
      },
    });
    const choose = await screen.findByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' });
    await userEvent.upload(choose, new File(['x'], 'wells.pdf'), { applyAccept: false });
    expect(await screen.findByText(/^wells\.pdf: only \.csv/)).toBeTruthy();
  });

  it('of photos and documents is a zip, and nothing else', async () => {
    renderAt(`${IMPORT}/new/attachments`, {
      ...asStaff,
      answers: { 'GET /api/import-registers': registers },
    });
    expect(await screen.findByText(/a zip, up to 250 MB\./)).toBeTruthy();
    expect(screen.getByText(/a table of them at the top level, index\.csv or index\.xlsx/)).toBeTruthy();
    const choose = screen.getByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' });
    await userEvent.upload(choose, new File(['x'], 'wells.csv'), { applyAccept: false });
    expect(await screen.findByText(/^wells\.csv: only \.zip/)).toBeTruthy();
  });
});

describe('an import', () => {
  it('says how far it is, is stopped and goes on', async () => {
    const running = one({ state: 'running', run: run({ state: 'running', rows_done: 1 }), may_undo: false });
    const stopped = one({ state: 'stopped', run: run({ state: 'broken', rows_done: 1 }), may_go_on: true });
    const states = [running];
    const calls = renderAt(`${IMPORT}/3`, {
      ...asStaff,
      answers: {
        'GET /api/imports/3': () => states[0],
        'GET /api/import-runs/5/rows': { count: 0, rows: [] },
        'POST /api/import-runs/5/stop': () => {
          states[0] = stopped;
          return run({ state: 'running' });
        },
        'POST /api/imports/3/go-on': () => ({ import_run_ndx: 5 }),
      },
    });
    expect(await screen.findByText('Importing: 1 of 3 rows')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText(/stopped after 1 of 3 rows because the server restarted/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Go On' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/go-on'))).toBe(true));
  });

  it('shows why rows were refused, and is undone once that was asked', async () => {
    const calls = renderAt(`${IMPORT}/3`, {
      ...asStaff,
      answers: {
        'GET /api/imports/3': one(),
        'GET /api/import-runs/5/rows': { count: 1, rows: [row] },
        'POST /api/imports/3/undo': () => ({ import_run_ndx: 6 }),
      },
    });
    const table = within(await screen.findByRole('table', { name: 'Rows of the file' }));
    expect(table.getByText('Well Depth “deep” is not a plain number.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Well Depth is not a plain number/ }));
    await waitFor(() => expect(window.location.search).toContain('about=Well'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo import 3?' }));
    expect(calls.filter(({ path }) => path.endsWith('/undo'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/undo'))).toBe(true));
  });

  it('tells what there is to look at apart from how cells were read', async () => {
    const remarks = [
      { words: 'County is not in the list and was left blank.', count: 724, is_routine: false },
      { words: 'Drilled Date: Only the year is known. January 1 is used.', count: 67_836, is_routine: true },
    ];
    renderAt(`${IMPORT}/3`, {
      ...asStaff,
      answers: {
        'GET /api/imports/3': one({ run: run({ remarks }) }),
        'GET /api/import-runs/5/rows': { count: 0, rows: [] },
      },
    });
    const toLookAt = within(await screen.findByRole('region', { name: 'To Review' }));
    expect(toLookAt.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '724County is not in the list and was left blank.',
    ]);
    const routine = within(screen.getByRole('region', { name: 'How Cells Were Read' }));
    expect(routine.getByRole('button', { name: /^67,836/ })).toBeTruthy();
  });

  it('of a zip names the files that no row names, however many, by pages', async () => {
    const paths = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, place) => `photos/${from + place}.jpg`);
    renderAt(`${IMPORT}/3`, {
      ...asStaff,
      answers: {
        'GET /api/imports/3': one({ run: run({ files_unnamed: 70 }) }),
        'GET /api/import-runs/5/rows': { count: 0, rows: [] },
        'GET /api/import-runs/5/unnamed-files?page=0': { count: 70, paths: paths(0, 50) },
        'GET /api/import-runs/5/unnamed-files?page=1': { count: 70, paths: paths(50, 70) },
      },
    });
    const files = within(await screen.findByRole('region', { name: 'Files Not Listed in the Table' }));
    expect(files.getByText(/^70 files of the zip are not listed in its table/)).toBeTruthy();
    expect(await files.findByText('photos/49.jpg')).toBeTruthy();
    await userEvent.click(files.getByRole('button', { name: 'Go to next page' }));
    expect(await files.findByText('photos/69.jpg')).toBeTruthy();
    expect(files.queryByText('photos/49.jpg')).toBeNull();
  });

  it('of shapes is undone as their own screen does', async () => {
    const calls = renderAt(`${IMPORT}/3`, {
      ...asStaff,
      answers: {
        'GET /api/imports/3': one({ subject: 'layer', title: 'Map Layer', register: null, run: null }),
        'DELETE /api/map-layers/imports/3': {},
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo import 3?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
  });

  it('is listed, and where there is none it is said how to begin', async () => {
    renderAt(IMPORT, {
      ...asStaff,
      answers: { 'GET /api/imports': [], 'GET /api/import-registers': registers },
    });
    expect(await screen.findByText('No imports yet')).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Wells' })).getAttribute('href')).toBe(`${IMPORT}/new/wells`);
  });
});
