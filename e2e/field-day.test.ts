import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, newPage, openSignedIn } from './support/browser.ts';
import type { Database } from '../api/src/platform/database/open-database.ts';
import { ask, openWork, prepare, statesOnDevice, tell } from './support/field.ts';
import { serveProduct, type ServedProduct } from './support/serve-product.ts';

// A day in the field without a connection: all eight kinds of work, reached from the home of Field Services by the links that a technician
// presses, on a phone. In the evening everything is sent, and its rows are read in the database of the district: each is there once.

let product: ServedProduct;
let browser: Browser;
let page: Page;
/** Two wells that nobody has opened on this device: work is done at one, an account is shared at the other. */
let well: Well;
let shared: Well;
let visited: number;
let meter: Meter;
const name = `Of the day ${Date.now()}`;

interface Well {
  well_ndx: number;
  well_id: string;
}
interface Meter {
  meter_ndx: number;
  meter_id: string;
  last_reading: number;
  last_year: number | null;
  last_month: number | null;
}
interface Inspection {
  ir_ndx: number;
  version: number;
  inspected_by: string;
  field_notes: string | null;
}

beforeAll(async () => {
  product = await serveProduct();
  browser = await launch();
  page = await newPage(browser, { baseURL: product.origin, viewport: { width: 390, height: 844 } });
  await openSignedIn(page, '/field-services', 'Administrator');
  const wells = await ask<Well[]>(page, '/api/field-services/map-wells');
  [well, shared] = wells as [Well, Well];
  ({ ir_ndx: visited } = await tell<Inspection>(page, 'POST', inspectionsOf(well), { inspected_by: name }));
  // The one that was read longest ago: its last month is still to be read.
  meter = (await metersOf()).toSorted((one, other) => monthOf(one) - monthOf(other))[0]!;
  await page.reload();
  await prepare(page);
  await page.context().setOffline(true);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const metersOf = () => ask<Meter[]>(page, '/api/field-services/carry/meters');
const monthOf = ({ last_year, last_month }: Meter) => (last_year ?? 9999) * 12 + (last_month ?? 0);
const inspectionsOf = ({ well_ndx }: Well) => `/api/field-services/well-actions/${well_ndx}/inspections`;
const recordOf = ({ well_id }: Well) => `/api/field-services/well-actions/well-record/${encodeURIComponent(well_id)}`;
const input = (label: string | RegExp) => page.getByRole('textbox', { name: label, exact: typeof label === 'string' });
const follow = (link: string | RegExp) =>
  page.getByRole('link', { name: link, exact: typeof link === 'string' }).click();
const press = (button: string | RegExp) =>
  page.getByRole('button', { name: button, exact: typeof button === 'string' }).click();
const home = async () => {
  await page.goto('/field-services');
  await page.getByRole('navigation', { name: 'Field Services' }).waitFor();
};

/** Of a number unlike those before, a form asks whether it is right. */
async function submit(kept = 'Saved on this device.') {
  await press('Submit');
  const anyway = page.getByRole('button', { name: 'Yes, submit' });
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: kept });
  await anyway.or(toast).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await toast.waitFor();
}

interface Work {
  kind: string;
  /** From the home to the form. */
  open: () => Promise<void>;
  write: () => Promise<void>;
  kept?: string;
  /** The question for its rows in the database, what it asks about, and the only row that answers. */
  sql: string;
  of: () => unknown;
  row: () => object;
}

const byHand = { created_by: 'demo|administrator' };

const works: Work[] = [
  {
    kind: 'a new well',
    open: () => follow('Create a Well'),
    write: async () => {
      await input('Latitude').fill('30.20123');
      await input('Longitude').fill('-97.98765');
      await input('Well Name').fill(name);
    },
    sql: 'select lat_dd, lon_dd, created_by from wells where well_name = $1',
    of: () => name,
    row: () => ({ lat_dd: 30.20123, lon_dd: -97.98765, ...byHand }),
  },
  {
    kind: 'an inspection',
    open: async () => {
      await openWork(page, well.well_id, 'Well Inspection');
      await follow('Add New');
    },
    write: async () => {
      await page.getByLabel('Surface Completion').check();
      await input('Field Notes').fill(`${name}: new`);
    },
    sql: 'select well_ndx, chk_surf_compl, chk_meter, created_by from inspections where field_notes = $1',
    of: () => `${name}: new`,
    row: () => ({ well_ndx: well.well_ndx, chk_surf_compl: true, chk_meter: false, ...byHand }),
  },
  {
    kind: 'a change of an inspection that was there',
    open: async () => {
      await openWork(page, well.well_id, 'Well Inspection');
      await page.getByRole('listitem').filter({ hasText: name }).getByRole('link', { name: /^Edit/ }).click();
    },
    write: () => input('Field Notes').fill(`${name}: changed`),
    sql: 'select ir_ndx, field_notes, version from inspections where inspected_by = $1',
    of: () => name,
    row: () => ({ ir_ndx: visited, field_notes: `${name}: changed`, version: 2 }),
  },
  {
    kind: 'a change of the full record',
    open: () => openWork(page, well.well_id, 'Well Record'),
    write: async () => {
      await press(/^Location/);
      await input('Gate Code').fill('4711');
      await press(/Record Tracking/);
    },
    sql: 'select gate_code, updated_by from wells where well_ndx = $1',
    of: () => well.well_ndx,
    row: () => ({ gate_code: '4711', updated_by: 'demo|administrator' }),
  },
  {
    kind: 'a water level',
    open: () => openWork(page, well.well_id, 'Water Levels'),
    write: async () => {
      await input('Measurement').fill('123.45');
      await input(/^Remarks/).fill(name);
    },
    sql: 'select well_ndx, wl_meas_val_ft, created_by from water_levels where remarks = $1',
    of: () => name,
    row: () => ({ well_ndx: well.well_ndx, wl_meas_val_ft: 123.45, ...byHand }),
  },
  {
    kind: 'a water quality sample',
    open: () => openWork(page, well.well_id, 'Water Quality'),
    write: async () => {
      await input('pH').fill('7.2');
      await input(/^Remarks|^Sample Notes|^Notes/)
        .first()
        .fill(name);
    },
    sql: `
      select well_ndx, parameter_name, result_value, is_nondetect, samples.created_by
      from water_quality_samples as samples
      join water_quality_results as results on sample_ndx = samples.ndx
      join aqsci_parameters on aqsci_parameter_ndx = parameter_ndx
      where samples.notes = $1`,
    of: () => name,
    row: () => ({
      well_ndx: well.well_ndx,
      parameter_name: 'pH',
      result_value: 7.2,
      is_nondetect: false,
      ...byHand,
    }),
  },
  {
    kind: 'a photo',
    open: () => openWork(page, well.well_id, 'Upload Photos'),
    write: async () => {
      const file = { name: `${name}.png`, mimeType: 'image/png', buffer: picture };
      await page.locator('input[type=file]').first().setInputFiles(file);
      await page.getByText(file.name).waitFor();
      await page.getByRole('combobox', { name: /Tag/ }).click();
      await page.getByRole('option', { name: 'Slab' }).click();
    },
    kept: '1 file(s) saved on this device',
    sql: `
      select well_ndx, content_type, att_tag_text, removed, attachments.created_by
      from attachments join attachment_tags on att_tag_ndx = tags
      where original_filename = $1`,
    of: () => `${name}.png`,
    row: () => ({
      well_ndx: well.well_ndx,
      content_type: 'image/png',
      att_tag_text: 'Slab',
      removed: false,
      ...byHand,
    }),
  },
  {
    kind: 'a meter reading',
    open: async () => {
      await follow('Enter a Meter Reading');
      await page.getByRole('combobox', { name: 'Meter', exact: true }).fill(meter.meter_id);
      await page.getByRole('option', { name: meter.meter_id, exact: true }).click();
    },
    write: async () => {
      await input('Meter Reading').fill(String(meter.last_reading + 4321));
      await input('Notes').fill(name);
    },
    sql: 'select meter_ndx, meter_reading, created_by from meter_readings where notes = $1',
    of: () => name,
    row: () => ({ meter_ndx: meter.meter_ndx, meter_reading: meter.last_reading + 4321, ...byHand }),
  },
];

describe('without a connection', () => {
  it.each(works)('$kind is reached by its links, and kept', async ({ open, write, kept }) => {
    const before = Object.keys(await statesOnDevice(page)).length;
    await home();
    await open();
    expect(await page.getByText('Failed to Load').count()).toBe(0);
    await write();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await submit(kept);
    expect(Object.values(await statesOnDevice(page)).length).toBe(before + 1);
  });
});

describe('with a connection again', () => {
  it('sends all of it', async () => {
    await page.context().setOffline(false);
    await home();
    await page.getByRole('navigation', { name: 'Field Services' }).getByRole('link', { name: 'Outbox' }).click();
    await page.getByRole('heading', { name: `Sent (${works.length})`, exact: true }).waitFor();
  });
});

it('shows both values where the same account changed the well in the office meanwhile', async () => {
  await home();
  await page.getByText('Ready to work offline.', { exact: false }).waitFor();
  await page.context().setOffline(true);
  await openWork(page, shared.well_id, 'Well Record');
  await press(/^Location/);
  await input('Gate Code').fill('1111');
  await press(/Record Tracking/);
  await submit();

  const office = await newPage(browser, { baseURL: product.origin });
  await openSignedIn(office, '/dashboard', 'Administrator');
  await tell(office, 'PUT', recordOf(shared), { gate_code: '2222' });
  await office.context().close();

  await page.context().setOffline(false);
  await home();
  await page.getByRole('navigation', { name: 'Field Services' }).getByRole('link', { name: 'Outbox' }).click();
  const card = page.getByRole('region', { name: 'Fields both of you changed' });
  await card.getByRole('radio', { name: /^1111 \(yours/ }).check();
  expect(await ask(page, recordOf(shared))).toMatchObject({ gate_code: '2222' });
  await card.getByRole('button', { name: 'Save my choices' }).click();
  await page.getByRole('heading', { name: `Sent (${works.length + 1})`, exact: true }).waitFor();
  expect(await ask(page, recordOf(shared))).toMatchObject({ gate_code: '1111' });
});

describe('the database of the district', () => {
  let database: Database;
  beforeAll(async () => {
    database = await product.openDatabase();
    return () => database.close();
  });

  it.each(works)('has $kind, once', async ({ sql, of, row }) => {
    expect((await database.pool.query(sql, [of()])).rows).toEqual([row()]);
  });

  it('has what was kept of the well that both changed, with the change of the office in its history', async () => {
    const codes = await database.pool.query(
      `select after ->> 'gate_code' as gate_code from history.changes
       where table_name = 'wells' and record_key = $1::text and after ->> 'gate_code' in ('1111', '2222')
       order by change_ndx`,
      [shared.well_ndx],
    );
    expect(codes.rows).toEqual([{ gate_code: '2222' }, { gate_code: '1111' }]);
  });
});

/** One red pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);
