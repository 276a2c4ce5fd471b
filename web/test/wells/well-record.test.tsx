import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoreShape } from '../../src/wells/bore/bore-shapes.ts';
import { layOutBore, tickStep } from '../../src/wells/bore/lay-out-bore.ts';
import { formatBore, boreWarnings, type WellBore } from '../../src/wells/bore/well-bore.ts';
import { spreadLabels } from '../../src/wells/bore/spread-labels.ts';
import { writeWellRecord } from '../../src/wells/record/write-well-record.ts';
import { wordsOf } from '../support/pdf-words.ts';
import { district, open, staffCalls, well, wellLog } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';
import { everyLookup, wellPart, wellRow, wellWithParts } from '../support/well-parts.ts';

// To follow the link that saves a file would lead the page away.
beforeEach(() => void vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const bore: WellBore = {
  formations: [
    { name: 'Buda Limestone', top_ft: 0, bottom_ft: 60 },
    { name: 'Del Rio Clay', top_ft: 60, bottom_ft: 115 },
    { name: 'Edwards Group', top_ft: 120, bottom_ft: 400 },
  ],
  components: [
    { name: 'Annular seal', top_ft: 0, bottom_ft: 100, diameter_in: null },
    { name: 'Casing', top_ft: 0, bottom_ft: 300, diameter_in: 6 },
    { name: 'Screen', top_ft: 300, bottom_ft: 400, diameter_in: 5 },
  ],
  wellDepth_ft: 400,
  boreDiameter_in: 8,
  pumpDepth_ft: 350,
  water: { depth_ft: 150.25, day: '2026-11-21', isPumping: false },
};
const drawn = (changes: Partial<WellBore> = {}) => {
  const changed = { ...bore, ...changes };
  return layOutBore(changed, boreWarnings(changed));
};
const textsOf = (shapes: readonly BoreShape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
const boxesOf = (shapes: readonly BoreShape[], ink: string) =>
  shapes.flatMap((shape) => (shape.kind === 'box' && shape.fill === ink ? [shape] : []));

describe('the drawing of a well', () => {
  it('names everything with its depth, and is to scale from the top down', () => {
    const { shapes } = drawn()!;
    const texts = textsOf(shapes);
    for (const words of ['Limestone', '0 to 60 ft', 'Casing', '0 to 300 ft · 6 in', 'Pump', '350 ft', 'Total depth'])
      expect(texts).toContain(words);
    expect(texts).toEqual(expect.arrayContaining(['Water at 150.25 ft', '11/21/2026', '0', '50', '400']));
    const [buda, edwards] = boxesOf(shapes, 'rock');
    expect(edwards!.height / buda!.height).toBeCloseTo(280 / 60, 6);
    expect(boxesOf(shapes, 'warning')).toHaveLength(1);
  });

  it('stays inside its edges, also of a well of which little or nonsense is known', () => {
    const sparse = { formations: [], components: [], boreDiameter_in: null, water: null };
    const cases: Partial<WellBore>[] = [
      {},
      { ...sparse, pumpDepth_ft: null },
      { ...sparse, wellDepth_ft: null },
      { components: [{ name: 'Casing', top_ft: -2, bottom_ft: 5000, diameter_in: 300 }] },
      { water: { depth_ft: -3.2, day: '2026-11-21', isPumping: true } },
      { formations: Array.from({ length: 30 }, (_, top) => ({ name: 'Clay', top_ft: top, bottom_ft: top + 1 })) },
    ];
    for (const changes of cases) {
      const { width, height, shapes } = drawn(changes)!;
      for (const shape of shapes) {
        expect(JSON.stringify(shape)).not.toMatch(/null|NaN|Infinity/);
        if (shape.kind === 'line' || shape.kind === 'area') continue;
        expect(shape.x).toBeGreaterThanOrEqual(0);
        expect(shape.x).toBeLessThanOrEqual(width);
        expect(shape.y).toBeGreaterThanOrEqual(0);
        expect(shape.y).toBeLessThanOrEqual(height + 20);
      }
    }
  });

  it('is none where no depth is known', () => {
    const nothing = { formations: [{ name: 'Edwards', top_ft: null, bottom_ft: null }], components: [], water: null };
    expect(drawn({ ...nothing, wellDepth_ft: null, pumpDepth_ft: null })).toBeUndefined();
    expect(drawn({ ...nothing, wellDepth_ft: 0, pumpDepth_ft: null })).toBeUndefined();
  });

  it('has round steps, and labels that cover none other', () => {
    expect([7, 10, 95, 400, 843, 1400].map(tickStep)).toEqual([1, 1, 10, 50, 100, 200]);
    expect(
      spreadLabels(
        [10, 11, 95].map((wanted) => ({ wanted, height: 20 })),
        0,
        100,
      ),
    ).toEqual([0, 20, 80]);
  });

  it('stands in words too', () => {
    expect(formatBore(bore)).toEqual([
      'Buda Limestone: 0 to 60 ft.',
      'Del Rio Clay: 60 to 115 ft.',
      'Edwards Group: 120 to 400 ft.',
      'Annular seal: 0 to 100 ft.',
      'Casing: 0 to 300 ft · 6 in.',
      'Screen: 300 to 400 ft · 5 in.',
      'The well is 400 ft deep.',
      'The bore is 8 in wide.',
      'The pump hangs at 350 ft.',
      'Water at 150.25 ft, measured 11/21/2026.',
    ]);
  });
});

const WELLS = '/data-management/wells/wells-management';

const visit = (answers = {}, path = `${WELLS}/11`) =>
  renderAt(path, {
    as: 'Administrator',
    may: staffCalls,
    answers: { ...everyLookup, ...district, ...wellWithParts, ...answers },
  });

const built = {
  'GET /api/list-wells-hydrogeology-formations/11': [
    wellRow.formation(),
    wellRow.formation({ ndx: 4, ft_to_top: 150, ft_to_bottom: 420 }),
  ],
  'GET /api/list-wells-completion-components/11': [wellRow.component({ bottom_depth_ft: 430 })],
  'GET /api/ui-graph-daily-waterlevels/11': [
    { collect_day: '2026-11-20', dtw_ft: 140, is_pumping: false },
    { collect_day: '2026-11-21', dtw_ft: 150.25, is_pumping: true },
  ],
  'GET /api/ui-list-wm-associated-permits/11': [
    { permit_ndx: 3, permit_number: 'P-0103', is_current: true },
    { permit_ndx: 2, permit_number: 'P-0002', is_current: false },
  ],
  'GET /api/ui-list-wm-associated-meters-active/11': [{ meter_ndx: 7, meter_id: 'M-007' }],
  'GET /api/ui-list-wm-other-owner-wells/11': [{ other_well_ndx: 12, district_well_id: 'BS-012' }],
  'GET /api/ui-list-wm-associated-inspections/11': [
    { ir_ndx: 1, inspection_date: '2026-05-02T15:00:00Z', ir_type_desc: 'Routine', inspected_by: 'Ira' },
  ],
  'GET /api/assoc-wells-to-attachments/11': [wellLog],
  'GET /api/list-wells-associated-contacts/11': [wellRow.contact({ ndx: 8, rolo_type_ndx: 1, rolo_ndx: 5 })],
};

describe('beside the numbers of a well', () => {
  it('stands its drawing, told in words, with what is doubtful said there and above the rows', async () => {
    visit(built);
    const panel = within(await screen.findByRole('region', { name: 'The Well Drawn to Scale' }));
    expect(await panel.findByRole('img', { name: /^The well from land surface down/ })).toBeTruthy();
    const gap = 'There is no formation from 120 to 150 ft, between Edwards and Edwards.';
    const words = panel.getByRole('list', { name: 'Text description of the drawing' }).textContent;
    expect(words).toContain('Water at 150.25 ft, measured 11/21/2026, while pumping.');
    expect(words).toContain(gap);
    expect(screen.getByRole('region', { name: 'Geological Contacts' }).textContent).toContain(gap);
    expect(screen.getByRole('region', { name: 'Well Construction Details' }).textContent).toContain(
      'Casing reaches 430 ft, below the well depth of 420 ft.',
    );
  });

  it('is said why no water level is drawn of a well that is not published', async () => {
    visit({ 'GET /api/list-wells/11': open(well({ is_published: false })) });
    expect(await screen.findByText(/The water level appears here once the well is published/)).toBeTruthy();
  });

  it('is said what to enter where no depth is known yet', async () => {
    visit({
      'GET /api/list-wells-completion/11': wellPart.construction({ well_depth_ft: null }),
      'GET /api/list-wells-hydrogeology-formations/11': [],
    });
    expect(await screen.findByText(/^No depths yet/)).toBeTruthy();
  });

  it('stand the records that belong to it, each in a tab of its own', async () => {
    visit(built);
    const details = within(await screen.findByRole('region', { name: 'Well Details' }));
    const links = () =>
      details
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
    await details.findByRole('link', { name: 'BS-012' });
    expect(links()).toEqual([
      ['P-0103', '/data-management/permit-records/permits-management/3', '_blank'],
      ['P-0002', '/data-management/permit-records/permits-management/2', '_blank'],
      ['M-007', '/data-management/meter-readings/add-manage-meters/7', '_blank'],
      ['BS-012', '/data-management/wells/wells-management/12', '_blank'],
    ]);
    expect(details.getByText('P-0002').closest('li')?.textContent).toContain('not in force at this well');
    expect(details.getByText(/Routine · Ira/)).toBeTruthy();
    expect(details.getByText(/Enforcement visits/)).toBeTruthy();
  });
});

it('a well record is printed as a tagged PDF on the paper that was chosen, with everything that is known', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:record';
  });
  const construction = wellPart.construction({ drilled_date: '1974-01-01', drilled_year_only: true });
  visit({ ...built, 'GET /api/list-wells-completion/11': construction });
  await userEvent.click(await screen.findByRole('button', { name: 'Print Well Record' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF, US Letter' }));
  await expect.poll(() => files.length, { timeout: 20_000 }).toBe(1);
  const letter = Buffer.from(await files[0]!.arrayBuffer());
  const raw = letter.toString('latin1');
  expect(raw).toMatch(/\/StructTreeRoot/);
  expect(raw).toContain('/Lang (en-US)');
  expect(raw).toContain('/MediaBox [0 0 612 792]');
  const words = wordsOf(letter);
  for (const fact of [
    'Well Record BS-011 · Cedar Creek',
    'Basic Well Information',
    '30.20100°',
    'Geological Contacts',
    'Edwards',
    'P-0103, P-0002 (formerly)',
    'M-007',
    'Jordan Reyes',
    'Reyes Ranch · Austin',
    'log.pdf',
    'Water at 150.25 ft',
    'To be checked: Casing reaches 430 ft, below the well depth of 420 ft.',
    'Page 1 of',
  ])
    expect(words).toContain(fact);
  expect(words).toContain('1974');
  expect(words).not.toContain('01/01/1974');
  const pages = [...words.matchAll(/Page \d+ of (\d+)/g)];
  expect(pages.length).toBe(Number(pages[0]![1]));
  expect(words.split('Well Record BS-011').length - 1).toBe(pages.length + 1);
});

it('a well record is printed from the list too', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:record');
  visit(built, WELLS);
  await userEvent.click(await screen.findByLabelText('Print Well Record of BS-011', {}, { timeout: 30_000 }));
  await expect.poll(() => saved.mock.calls.length, { timeout: 20_000 }).toBe(1);
});

it('a well record is printed on A4 too, upright, with what is empty said so', async () => {
  const record = {
    name: 'BS-011',
    districtName: 'Clear Creek',
    printed: '11/22/2026',
    address: '/11',
    tag: 'https://wells.example/field-services/well-actions/BS-011',
    paper: 'A4',
  } as const;
  const sections = [{ title: 'Geological Contacts', table: { headers: ['Formation'], rows: [] } }];
  const a4 = Buffer.from(await writeWellRecord({ ...record, sections }));
  expect(a4.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(wordsOf(a4)).toMatch(/Geological Contacts\nNone\./);
});
