import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem, type Answers, type Call } from '../support/fake-api.ts';
import { district, open, staffCalls } from '../support/records.ts';
import { districtStages } from '../support/district-stages.ts';
import { renderAt } from '../support/render-at.tsx';

const METERS = '/data-management/meter-readings/add-manage-meters';
const TYPES = '/drought-management/permit-types-and-reduction-factors';
const STAGES = '/drought-management/drought-stage';

const visit = (path: string, answers: Answers, may = staffCalls) =>
  renderAt(path, { as: 'Administrator', may, answers: { ...district, ...answers } });

const kept = {
  version: 3,
  created_timestamp: '2025-01-02T15:00:00Z',
  created_by: 'a',
  updated_timestamp: null,
  updated_by: null,
};

const historical = {
  permit_type_ndx: 1,
  reductions_change_from: null,
  permit_type_desc: 'Historical',
  permit_prefix: 'H',
  conditional: false,
  d1_pump_reduction: 0.2,
  d2_pump_reduction: 0.3,
  d3_pump_reduction: 0.4,
  d4_pump_reduction: 0.5,
  exempt_up_to_gal: 977_554,
  ...kept,
};

const ofDistrict = { drought_area_ndx: 1, drought_area_name: 'District', ...kept };
const stages = {
  'GET /api/history-drought-stage': [
    { ndx: 3, d_year: 2025, d_month: 9, drought_stage_ndx: 2, ...ofDistrict },
    { ndx: 2, d_year: 2024, d_month: 8, drought_stage_ndx: 1, ...ofDistrict },
    { ndx: 1, d_year: 2023, d_month: 7, drought_stage_ndx: 1, ...ofDistrict },
  ],
  'GET /api/list-drought-stages': [
    { drought_stage_ndx: 1, drought_stage_name: 'No Drought' },
    { drought_stage_ndx: 2, drought_stage_name: 'Stage 2 Alarm' },
  ],
  'POST /api/history-drought-stage/what-it-does': { months: [], limits: [] },
};
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Change this stage' }));

const link = {
  ndx: 21,
  meter_ndx: 7,
  linked_well_identifier: 'BS-011 Cedar Creek',
  well_ndx: 11,
  start_date: '2020-01-01',
  end_date: null,
  notes: null,
  ...kept,
};

const cell = (name: string | RegExp) =>
  waitFor(() => {
    const found = [...screen.queryAllByRole('cell', { name }), ...screen.queryAllByRole('rowheader', { name })];
    expect(found).toHaveLength(1);
    return found[0]!;
  });

/** Types into a cell, and goes on to the row below or out of the table. */
async function enter(name: string | RegExp, text: string) {
  await userEvent.click(await cell(name));
  await userEvent.keyboard(`${text}{Enter}`);
}

const sent = (calls: Call[], method: string) =>
  calls
    .filter((call) => call.method === method)
    .map(({ path, body, headers }) => ({ path, body, onto: headers.get('if-match') }));

const saveRow = async (row: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^(Save|Try again).*row ${row}$`) }));

describe('permit types', () => {
  const answers = { 'GET /api/list-permit-types': [historical] };

  it('are edited in place, and say from when on other factors hold', async () => {
    const calls = visit(TYPES, {
      ...answers,
      'PUT /api/list-permit-types/1': open({ ...historical, reductions_change_from: '2025-10-01', version: 4 }),
    });
    await enter('Stage 2 Alarm (fraction), row Historical: 0.2', '.25');
    await saveRow('Historical');
    await waitFor(() =>
      expect(sent(calls, 'PUT')).toEqual([
        { path: '/api/list-permit-types/1', body: { d1_pump_reduction: 0.25 }, onto: '"3"' },
      ]),
    );
    expect(await screen.findByText(/take effect on October 1st, 2025/)).toBeTruthy();
  });

  it('have a factor for each stage of the district that restricts, by its name', async () => {
    const stages = districtStages.map((stage) => ({
      ...stage,
      drought_stage_name: stage.drought_stage_name.replace('Stage 2 Alarm', 'Watch'),
      restricts: stage.restricts && stage.drought_stage_ndx < 5,
    }));
    visit(TYPES, { ...answers, 'GET /api/ui-list-drought-stages': stages });
    await cell('Watch (fraction), row Historical: 0.2');
    await cell('Stage 4 Exceptional (fraction), row Historical: 0.4');
    expect(screen.queryByRole('cell', { name: /Stage 5 ERP/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Special Reductions' })).toBeTruthy();
  });

  it('wait for the stages that their factors are of, and ask for them again', async () => {
    let isAway = true;
    visit(TYPES, {
      ...answers,
      'GET /api/ui-list-drought-stages': () => (isAway ? problem(503, { detail: 'Away.' }) : districtStages),
    });
    const again = await screen.findByRole('button', { name: /try again/i });
    expect(screen.queryByRole('table', { name: 'Permit types' })).toBeNull();
    isAway = false;
    await userEvent.click(again);
    await cell('Stage 2 Alarm (fraction), row Historical: 0.2');
  });

  it('show the factors that are decided for later months', async () => {
    const row = { ...historical, d1_pump_reduction: 0.35 };
    visit(TYPES, {
      'GET /api/list-permit-types': [{ ...historical, reductions_change_from: '2025-10-01' }],
      'GET /api/list-permit-types-reductions/1': [
        { ...historical, ndx: 1, holds_from: '1900-01-01' },
        { ...row, ndx: 2, holds_from: '2025-10-01' },
      ],
    });
    const coming = await screen.findByRole('region', { name: 'Decided for later months' });
    const items = await within(coming).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Historical, from October 1st, 2025: Stage 2 Alarm 0.35, Stage 3 Critical 0.3, Stage 4 Exceptional 0.4, Stage 5 ERP 0.5, Exempt Up To 977,554 gal',
    ]);
  });

  it('tell who changed a type, and from which month on other factors hold', async () => {
    visit(TYPES, {
      ...answers,
      'GET /api/history/list-permit-types/1': [
        {
          at: '2025-09-03T15:00:00Z',
          who: 'demo|administrator',
          who_name: 'Avery Adams',
          operation: 'update',
          request_id: 'request-1',
          note: null,
          changes: [
            { field: 'permit_prefix', before: 'H', after: 'I' },
            { field: 'd1_pump_reduction', before: 0.2, after: 0.35, from: '2025-10-01' },
          ],
        },
      ],
    });
    const history = await screen.findByRole('region', { name: 'History' });
    await userEvent.click(within(history).getByRole('combobox', { name: 'History of' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Historical' }));
    const [entry] = await within(history).findAllByRole('listitem');
    expect(entry!.textContent).toContain('Avery Adams changed');
    expect(within(entry!).getByText(/^Prefix:/).textContent).toBe('Prefix: H → I');
    expect(within(entry!).getByText(/^Stage 2 Alarm/).textContent).toBe(
      'Stage 2 Alarm, from October 1st, 2025 on: 0.2 fraction → 0.35 fraction',
    );
  });

  it('say in the words of the specification what is wrong with a cell, and send nothing', async () => {
    const calls = visit(TYPES, answers);
    await enter(/^Stage 3 Critical/, '1.1');
    expect(await screen.findByText('This field cannot be greater than 1')).toBeTruthy();
    await userEvent.click(await cell(/^Description/));
    await userEvent.keyboard('{Delete}');
    expect(await screen.findByText('This field is required')).toBeTruthy();
    await enter(/^Prefix/, 'HH');
    expect(await screen.findByText('Enter exactly one character.')).toBeTruthy();
    expect(sent(calls, 'PUT')).toEqual([]);
  });

  it('are not deleted while permits are of the type, and it says so', async () => {
    const refusal = 'This permit type cannot be deleted: permits refer to it.';
    visit(TYPES, {
      ...answers,
      'DELETE /api/list-permit-types/1': () => problem(409, { detail: refusal, code: 'in-use' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Delete.*Historical/ }));
    expect(await screen.findByText(`Row Historical: ${refusal}`)).toBeTruthy();
    expect(await cell('Description, row Historical: Historical')).toBeTruthy();
  });

  it('are added with nothing taken away unless it is entered, under a key that is sent once', async () => {
    const calls = visit(TYPES, {
      ...answers,
      'POST /api/list-permit-types': open({
        ...historical,
        permit_type_ndx: 2,
        permit_type_desc: 'Exempt',
        version: 1,
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a permit type' }));
    await userEvent.keyboard('Exempt{Tab}E{Tab}');
    await saveRow('new');
    await waitFor(() => expect(sent(calls, 'POST')).toHaveLength(1));
    expect(sent(calls, 'POST')[0]!.body).toMatchObject({ permit_type_desc: 'Exempt', permit_prefix: 'E' });
    expect(calls.find(({ method }) => method === 'POST')!.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
  });

  it('are only read by who may not change them', async () => {
    visit(TYPES, answers, []);
    await userEvent.click(await cell('Prefix, row Historical: H'));
    await userEvent.keyboard('X');
    expect(screen.queryByRole('textbox', { name: /^Prefix/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a permit type' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  it('say why they are not there, and are asked for again', async () => {
    visit(TYPES, { 'GET /api/list-permit-types': () => problem(422, { detail: 'No.' }) });
    expect(await screen.findByText('An error has occurred: No.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the drought stage', () => {
  it('is chosen for each month by its name, and no month is added or deleted', async () => {
    const calls = visit(STAGES, {
      ...stages,
      'PUT /api/history-drought-stage/2': { ...stages['GET /api/history-drought-stage'][1], drought_stage_ndx: 2 },
    });
    await screen.findByRole('cell', { name: 'Drought Stage, row September 2025: Stage 2 Alarm' });
    await enter('Drought Stage, row August 2024: No Drought', 'alarm');
    await confirm();
    await waitFor(() =>
      expect(sent(calls, 'PUT')).toEqual([
        { path: '/api/history-drought-stage/2', body: { drought_stage_ndx: 2 }, onto: '"3"' },
      ]),
    );
    expect(screen.queryByRole('button', { name: /^(Add|Delete)/ })).toBeNull();
  });

  it('is looked at for some years, which the address keeps', async () => {
    visit(`${STAGES}?from_year=2024`, stages);
    const years = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
    await waitFor(() => expect(years()).toEqual(['2025', '2024']));
    const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'From Year' });
    expect(from.value).toBe('2024');
    await userEvent.type(screen.getByRole('textbox', { name: 'To Year' }), '2023{Enter}');
    expect(await screen.findByText('*Invalid date')).toBeTruthy();
    expect(years()).toEqual(['2025', '2024']);
    await userEvent.clear(from);
    await userEvent.type(from, '2023{Enter}');
    await waitFor(() => expect(years()).toEqual(['2023']));
    expect(window.location.search).toBe('?from_year=2023&to_year=2023');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(years()).toHaveLength(3));
  });

  it('is asked for again when somebody else saved it first, and saved over theirs only when asked again', async () => {
    let theirs = { ...stages['GET /api/history-drought-stage'][0]! };
    const calls = visit(STAGES, {
      ...stages,
      'GET /api/history-drought-stage': () => [theirs],
      'PUT /api/history-drought-stage/3': ({ headers, body }: Call) => {
        if (headers.get('if-match') === '"4"') return { ...theirs, ...(body as object), version: 5 };
        theirs = { ...theirs, version: 4 };
        return problem(412, { code: 'conflict', current: theirs });
      },
    });
    await enter('Drought Stage, row September 2025: Stage 2 Alarm', 'no');
    await saveRow('September 2025');
    await confirm();
    const words = 'Someone else saved this row meanwhile (Drought Stage: Stage 2 Alarm). Try again to use yours.';
    expect(await screen.findByText(`Row September 2025: ${words}`)).toBeTruthy();
    await saveRow('September 2025');
    await confirm();
    await waitFor(() => expect(sent(calls, 'PUT').map(({ onto }) => onto)).toEqual(['"3"', '"4"']));
    await waitFor(() => expect(screen.queryByText(/Someone else saved/)).toBeNull());
  });
});

describe('the wells of a meter', () => {
  const answers = { 'GET /api/list-wells-associated-meters/7': [link] };

  it('wait until a meter is chosen', async () => {
    visit(METERS, answers);
    const section = await screen.findByRole('region', { name: 'Manage Associated Wells' });
    expect(section.textContent).toContain('Select a meter to manage its wells.');
    expect(within(section).queryByRole('grid')).toBeNull();
  });

  it('are linked with a well and a start date', async () => {
    const calls = visit(`${METERS}/7`, {
      ...answers,
      'POST /api/list-wells-associated-meters': open({ ...link, ndx: 22, well_ndx: 12, version: 1 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a well' }));
    await userEvent.keyboard('BS-012{Tab}');
    await saveRow('new');
    expect(await screen.findByText('This value is required')).toBeTruthy();
    await enter(/^Start Date, row new/, '9/1/25');
    await saveRow('new');
    await waitFor(() =>
      expect(sent(calls, 'POST').map(({ body }) => body)).toMatchObject([
        { meter_ndx: 7, well_ndx: 12, start_date: '2025-09-01' },
      ]),
    );
  });

  it('are delinked, and brought back by Undo', async () => {
    let rows = [link];
    const calls = visit(`${METERS}/7`, {
      'GET /api/list-wells-associated-meters/7': () => rows,
      'DELETE /api/list-wells-associated-meters/21': () => {
        rows = [];
        return new Response(null, { status: 204 });
      },
      'POST /api/history/list-wells-associated-meters/21/restore': () => {
        rows = [{ ...link, version: 1 }];
        return new Response(null, { status: 204 });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Delink.*BS-011/ }));
    expect(await screen.findByText('This entry was deleted from the database')).toBeTruthy();
    expect(await screen.findByText('No wells yet')).toBeTruthy();
    expect(sent(calls, 'DELETE').map(({ onto }) => onto)).toEqual(['"3"']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await cell(/^Start Date, row BS-011 Cedar Creek/)).toBeTruthy();
  });

  it('lead to the records of the wells, and are grey once they are over', async () => {
    visit(`${METERS}/7`, {
      'GET /api/list-wells-associated-meters/7': [{ ...link, end_date: '2024-12-31' }],
    });
    const toWell = await screen.findByRole('link', { name: 'BS-011 Cedar Creek' });
    expect(toWell.getAttribute('href')).toBe('/data-management/wells/wells-management/11');
    expect(toWell.closest('tr')!.dataset.tone).toBe('grey');
    await userEvent.click(await cell(/^Notes, row BS-011/));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(toWell);
  });
});
