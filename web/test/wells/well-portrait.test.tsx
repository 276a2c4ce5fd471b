import type { WellPortrait } from '@artesian/contract/wells/portrait';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeLevel, formatDistance } from '../../src/wells/portrait/words.ts';
import { withCanvas } from '../support/canvas.ts';
import { choose } from '../support/choose.ts';
import { problem } from '../support/fake-api.ts';
import { renderAt } from '../support/render-at.tsx';

const well = {
  well_ndx: 7,
  location_geometry: { type: 'Point', coordinates: [-97.9, 30.1] },
  well_id: '58-50-7',
  well_name: 'Mill </script><b>',
  state_well_num: '5850307',
  primary_use: 'Domestic',
  well_depth_ft: 430,
  drilled_date: '1998-05-04',
  drilled_year: 1998,
  aquifer_completion: 'Middle Trinity',
  county: 'Hays',
  is_active: true,
  has_wq_data: true,
  has_production_data: false,
  has_water_levels_data: false,
  lat_dd: 30.1,
  lon_dd: -97.9,
};
const result = {
  unit: 'mg/L',
  is_nondetect: false,
  collected_on: '2024-03-10',
  drinking_limit: 10,
  drinking_limit_kind: 'Health' as const,
  drinking_limit_source: 'U.S. EPA, 40 CFR 141.62',
};
const portrait: WellPortrait = {
  usgs_site_num: '300453097503101',
  bore: {
    formations: [{ name: 'Glen Rose', top_ft: 0, bottom_ft: 200 }],
    components: [{ name: 'Screen', top_ft: 300, bottom_ft: 430, diameter_in: 6 }],
    well_depth_ft: 430,
    bore_diameter_in: 8,
    pump_depth_ft: 380,
  },
  level: {
    day: '2026-11-03',
    depth_ft: 72.62,
    is_pumping: false,
    is_approved: true,
    elevation_ft: null,
    vertical_datum: null,
    year_ago: { day: '2025-11-02', depth_ft: 75.72 },
  },
  quality: [
    { ...result, parameter: 'Nitrate as Nitrogen', value: 12.5 },
    { ...result, parameter: 'Fluoride', value: 14, is_nondetect: true },
    { ...result, parameter: 'pH', value: 7.1, unit: 'pH', drinking_limit: null, drinking_limit_kind: null },
  ],
  neighbors: [{ well_id: '58-50-8', well_name: 'Creek Well', distance_ft: 2640, level_class: 'Below Normal' }],
};
const answers = { 'GET /api/wells/58-50-7': well, 'GET /api/wells/58-50-7/portrait': portrait };

it('says what a well is, where its water stands, how it is built, what the water holds and which wells are near', async () => {
  renderAt('/wells/58-50-7', { answers });
  expect(
    await screen.findByText(
      'Domestic well, 430 ft deep, drilled in 1998, completed in the Middle Trinity, in Hays County.',
    ),
  ).toBeTruthy();
  expect(
    await screen.findByText(
      'Water stood 72.62 ft below ground on November 3, 2026, 3.1 ft higher than on November 2, 2025.',
    ),
  ).toBeTruthy();
  const built = within(screen.getByRole('list', { name: 'Text description of the drawing' }));
  expect(built.getByText('Glen Rose: 0 to 200 ft.')).toBeTruthy();
  expect(built.getByText('The pump hangs at 380 ft.')).toBeTruthy();
  const quality = within(screen.getByRole('region', { name: 'Water Quality' }));
  const rows = quality.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));
  expect(rows.slice(1)).toEqual([
    'Nitrate as Nitrogen | 12.5 mg/L 03/10/2024 | Above the limit of 10 mg/L for health',
    'Fluoride | less than 14 mg/L 03/10/2024 | Limit 10 mg/L for health',
    'pH | 7.1 03/10/2024 | ',
  ]);
  expect(quality.getByText(/U\.S\. EPA, 40 CFR 141\.62\.$/)).toBeTruthy();
  const near = within(screen.getByRole('region', { name: 'Nearest Wells' }));
  expect(near.getByRole('link', { name: '58-50-8' }).getAttribute('href')).toBe('/wells/58-50-8');
  expect(near.getByText('0.5 mi')).toBeTruthy();
});

it('has its data at addresses that stay, and its pages at the State and the federal survey', async () => {
  renderAt('/wells/58-50-7', { answers });
  const data = within(await screen.findByRole('region', { name: 'Data of this well' }));
  await data.findByRole('link', { name: 'Site 300453097503101 at the U.S. Geological Survey' });
  expect(data.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/api/wells/58-50-7',
    '/ogc/collections/wells/items/7',
    expect.stringContaining('Num=5850307'),
    expect.stringMatching(/USGS-300453097503101\/$/),
  ]);
});

it('keeps its facts where the rest cannot be loaded, and shows no drawing where nothing is told of how it is built', async () => {
  let isBroken = true;
  renderAt('/wells/58-50-7', {
    answers: {
      ...answers,
      'GET /api/wells/58-50-7/portrait': () =>
        isBroken ? problem(404, { detail: 'Nothing there.' }) : { ...portrait, bore: null, quality: [] },
    },
  });
  const again = await screen.findByRole('button', { name: /Try again|Retry/ }, { timeout: 15_000 });
  expect(screen.getByRole('region', { name: 'Facts' })).toBeTruthy();
  isBroken = false;
  again.click();
  expect(await screen.findByRole('region', { name: 'Nearest Wells' })).toBeTruthy();
  expect(screen.queryByText('Drawn to Scale')).toBeNull();
  expect(screen.queryByText('Water Quality')).toBeNull();
}, 30_000);

describe('in words', () => {
  it.each([
    [{ depth_ft: -3, year_ago: null }, 'Water stood 3 ft above ground on November 3, 2026.'],
    [
      { depth_ft: 75.72, is_pumping: true, is_approved: false },
      'Water stood 75.72 ft below ground while pumping on November 3, 2026 (provisional), no higher or lower than on November 2, 2025.',
    ],
  ])('a level is %j', (changes, words) => {
    expect(describeLevel({ ...portrait.level!, ...changes })).toBe(words);
  });

  it('a distance is in feet near by, in miles further off', () => {
    expect([820, 2639, 15_840].map(formatDistance)).toEqual(['820 ft', '2,639 ft', '3 mi']);
  });
});

it('is shared by its link, as text, code and picture', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderAt('/wells/58-50-7', { answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share' }));
  const link = dialog.getByRole('textbox', { name: 'Link to what you see' });
  expect((link as HTMLInputElement).value).toContain('/wells/58-50-7');
  await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(written).toHaveBeenCalledWith((link as HTMLInputElement).value);
  expect(dialog.getByRole('link', { name: 'Save picture' }).getAttribute('href')).toBe('/cards/wells/58-50-7.png');
  expect(dialog.getByRole('img', { name: 'QR code of the link to Well 58-50-7' })).toBeTruthy();
  written.mockRestore();
});

describe('the graph of a well', () => {
  withCanvas();

  it('keeps its days and the drought that it is compared with in the address', async () => {
    const day = (collect_day: string, dtw_ft: number) => ({
      collect_day,
      dtw_ft,
      is_pumping: false,
      is_approved: true,
      well_depth_ft: 430,
      top_of_screen: null,
      bottom_of_screen: null,
      last_measured_year: 2026,
      years_measured: 3,
      days_measured: 3,
    });
    const drought = { drought_area_ndx: 1, drought_area_name: 'District', worst_stage_name: 'Stage 2' };
    const answersOfGraph = {
      ...answers,
      'GET /api/wells/58-50-7': { ...well, has_water_levels_data: true },
      'GET /api/ui-graph-daily-waterlevels/7': [day('2011-06-01', 90), day('2026-05-01', 80), day('2026-06-01', 81)],
      'GET /api/ui-map-wells/7/level-history': { standing: null, bands: [] },
      'GET /api/ui-list-droughts': [{ ...drought, first_month: '2011-04-01', last_month: '2012-02-01' }],
    };
    renderAt('/wells/58-50-7?levels-from=2011-01-01', { answers: answersOfGraph });
    const graph = within(await screen.findByRole('region', { name: 'Water Levels Data' }));
    const from = await graph.findByRole<HTMLInputElement>('textbox', { name: 'Start Date' });
    expect(from.value).toBe('01/01/2011');
    await choose('Compare with a drought', '2011 to 2012');
    const search = () => Object.fromEntries(new URLSearchParams(window.location.search));
    await expect.poll(search).toEqual({ 'levels-from': '2011-01-01', drought: '1 2011-04-01' });
    await graph.findByText('Drought of 2011 to 2012, 14 years later (dashed)');
    await userEvent.clear(from);
    await userEvent.tab();
    await expect.poll(search).toMatchObject({ 'levels-from': 'any', drought: '1 2011-04-01' });

    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await userEvent.click(graph.getByRole('button', { name: 'Share Water Levels Data' }));
    const shared = within(await screen.findByRole('dialog', { name: 'Share' }));
    const address = '/wells/58-50-7?graph=levels&levels-from=any&levels-to=2026-06-01&drought=1+2011-04-01';
    expect(shared.getByRole<HTMLInputElement>('textbox', { name: 'Link to what you see' }).value).toBe(
      `${window.location.origin}${address}`,
    );
    expect(shared.getByRole<HTMLInputElement>('textbox', { name: 'Code for another website' }).value).toContain(
      `src="${window.location.origin}/embed${address.replaceAll('&', '&amp;')}" title="Water Levels Data · Well 58-50-7"`,
    );
    expect(shared.getByRole('img', { name: /^QR code/ })).toBeTruthy();
    await userEvent.click(shared.getByRole('button', { name: 'Save picture' }));
    await expect.poll(() => saved).toEqual(['Time Series Data for 58-50-7 between 2011-06-01 and 2026-06-01.png']);
    click.mockRestore();
  });
});

describe('a graph of a well on a page of another site', () => {
  withCanvas();
  const month = {
    well_ndx: 7,
    district_well_id: '58-50-7',
    c_year: 2026,
    c_month: 5,
    calendar_month: 'May',
    report_year: 2026,
    graph_date: '2026-05-01',
    production_gallons: 1000,
    cum_production_gallons: 4000,
    allocation_gallons: 12_000,
    adjustments_applied: false,
  };

  it('stands alone, by its name in the address', async () => {
    renderAt('/embed/wells/58-50-7?graph=production&production-from=any&production-to=any', {
      answers: {
        ...answers,
        'GET /api/wells/58-50-7': { ...well, has_production_data: true },
        'GET /api/ui-graph-production-final/7': [month],
      },
    });
    expect(await screen.findByRole('heading', { name: 'Production Data · Well 58-50-7' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Reported production of 1 months/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(
      '/wells/58-50-7?graph=production&production-from=any&production-to=any',
    );
  });

  it('is the drawing of the well, or what its water holds, where the address names that', async () => {
    renderAt('/embed/wells/58-50-7?graph=quality', { answers });
    expect(await screen.findByRole('cell', { name: /12\.5 mg/ })).toBeTruthy();
    expect(screen.queryByText('Glen Rose: 0 to 200 ft.')).toBeNull();
    cleanup();
    renderAt('/embed/wells/58-50-7?graph=construction', { answers });
    expect(await screen.findByText('Glen Rose: 0 to 200 ft.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each([
    ['production', 'No production is published for this well.'],
    ['levels', 'No water levels are published for this well.'],
    ['construction', 'The construction of this well is not published.'],
    ['quality', 'No water quality is published for this well.'],
    ['drafts of the staff', 'No water levels are published for this well.'],
  ])('that is not published says so: %s', async (graph, words) => {
    const bare = { ...portrait, bore: null, quality: [] };
    renderAt(`/embed/wells/58-50-7?graph=${graph}`, {
      answers: { ...answers, 'GET /api/wells/58-50-7/portrait': bare },
    });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('of a well that is not published says so', async () => {
    renderAt('/embed/wells/58-50-7?graph=production', {
      answers: { 'GET /api/wells/58-50-7': problem(404, { detail: 'Nothing there.' }) },
    });
    expect(await screen.findByText('Well 58-50-7 is not published.')).toBeTruthy();
  });
});

describe('a link to a graph of a well', () => {
  const seen = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const growing = new Set<() => void>();
  /** As the page does where parts of it come later. */
  const grow = () => growing.forEach((told) => told());
  beforeEach(() => {
    seen.mockReset();
    growing.clear();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly #told: () => void;
        constructor(told: () => void) {
          this.#told = told;
        }
        observe(of: Element) {
          if (of === document.body) growing.add(this.#told);
        }
        disconnect() {
          growing.delete(this.#told);
        }
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const open = async () => {
    renderAt('/wells/58-50-7?graph=quality', { answers });
    return screen.findByRole('region', { name: 'Water Quality' });
  };

  it('holds it in sight while the page grows, until the reader scrolls', async () => {
    const quality = await open();
    grow();
    grow();
    expect(seen.mock.instances).toEqual([quality, quality]);
    window.dispatchEvent(new Event('wheel'));
    grow();
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it('lets go of it after some seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await open();
    grow();
    vi.advanceTimersByTime(60_000);
    grow();
    expect(seen).toHaveBeenCalledTimes(1);
  });
});
