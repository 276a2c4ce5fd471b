import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, newPage, openSignedIn } from './support/browser.ts';
import { ask, openWork, prepare, statesOnDevice, tell } from './support/field.ts';

// A day in the field without a connection: all eight kinds of work, reached from the home of Field Services by the links that a technician
// presses, on a phone. In the evening everything is sent, and the district has it once.

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
  browser = await launch();
  page = await newPage(browser, { viewport: { width: 390, height: 844 } });
  await openSignedIn(page, '/field-services', 'Administrator');
  const wells = await ask<Well[]>(page, '/api/field-services/map-wells');
  // Others each time, for a product that runs already.
  [well, shared] = [wells[Date.now() % wells.length]!, wells[(Date.now() + 1) % wells.length]!];
  ({ ir_ndx: visited } = await tell<Inspection>(page, 'POST', inspectionsOf(well), { inspected_by: name }));
  // The one that was read longest ago: its last month is still to be read.
  meter = (await metersOf()).toSorted((one, other) => monthOf(one) - monthOf(other))[0]!;
  await page.reload();
  await prepare(page);
  await page.context().setOffline(true);
});
afterAll(() => browser.close());

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
async function submit(kept = 'Kept on this device.') {
  await press('Submit');
  const anyway = page.getByRole('button', { name: 'It is right, submit' });
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
  /** What the district has of it afterwards. */
  stored: () => Promise<unknown[]>;
  is: () => object;
}

const works: Work[] = [
  {
    kind: 'a new well',
    open: () => follow('Create a Well'),
    write: async () => {
      await input('Latitude').fill('30.20123');
      await input('Longitude').fill('-97.98765');
      await input('Well Name').fill(name);
    },
    stored: async () =>
      (await ask<{ well_name: string }[]>(page, '/api/list-wells')).filter(({ well_name }) => well_name === name),
    is: () => ({ lat_dd: 30.20123, lon_dd: -97.98765 }),
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
    stored: async () =>
      (await ask<Inspection[]>(page, inspectionsOf(well))).filter(({ field_notes }) => field_notes === `${name}: new`),
    is: () => ({ well_ndx: well.well_ndx, chk_surf_compl: true }),
  },
  {
    kind: 'a change of an inspection that was there',
    open: async () => {
      await openWork(page, well.well_id, 'Well Inspection');
      await page.getByRole('listitem').filter({ hasText: name }).getByRole('link', { name: /^Edit/ }).click();
    },
    write: () => input('Field Notes').fill(`${name}: changed`),
    stored: async () => (await ask<Inspection[]>(page, inspectionsOf(well))).filter(({ ir_ndx }) => ir_ndx === visited),
    is: () => ({ field_notes: `${name}: changed`, inspected_by: name }),
  },
  {
    kind: 'a change of the full record',
    open: () => openWork(page, well.well_id, 'Well Record'),
    write: async () => {
      await press(/^Location/);
      await input('Gate Code').fill('4711');
      await press(/Record Tracking/);
    },
    stored: async () => [await ask(page, recordOf(well))],
    is: () => ({ gate_code: '4711' }),
  },
  {
    kind: 'a water level',
    open: () => openWork(page, well.well_id, 'Water Levels'),
    write: async () => {
      await input('Measurement').fill('123.45');
      await input(/^Remarks/).fill(name);
    },
    stored: async () =>
      (
        await ask<{ remarks: string | null }[]>(page, `/api/field-services/well-actions/${well.well_ndx}/water-levels`)
      ).filter(({ remarks }) => remarks === name),
    is: () => ({ wl_meas_val_ft: 123.45 }),
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
    stored: async () =>
      (await ask<object[]>(page, `/api/field-services/well-actions/${well.well_ndx}/water-quality`)).filter((sample) =>
        JSON.stringify(sample).includes(name),
      ),
    is: () => ({ well_ndx: well.well_ndx }),
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
    kept: '1 file(s) kept on this device',
    stored: async () =>
      (await ask<{ original_filename: string }[]>(page, `/api/assoc-wells-to-attachments/${well.well_ndx}`)).filter(
        ({ original_filename }) => original_filename.startsWith(name),
      ),
    is: () => ({ well_ndx: well.well_ndx }),
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
    stored: async () => (await metersOf()).filter(({ meter_ndx }) => meter_ndx === meter.meter_ndx),
    is: () => ({ last_reading: meter.last_reading + 4321, previous_reading: meter.last_reading }),
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

  it.each(works)('the district has $kind, once', async ({ stored, is }) => {
    const rows = await stored();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject(is());
  });
});

it('shows both values where the same account changed the well in the office meanwhile', async () => {
  await home();
  await page.getByText('Ready for work without a connection.', { exact: false }).waitFor();
  await page.context().setOffline(true);
  await openWork(page, shared.well_id, 'Well Record');
  await press(/^Location/);
  await input('Gate Code').fill('1111');
  await press(/Record Tracking/);
  await submit();

  const office = await newPage(browser);
  await openSignedIn(office, '/dashboard', 'Administrator');
  await tell(office, 'PUT', recordOf(shared), { gate_code: '2222' });
  await office.context().close();

  await page.context().setOffline(false);
  await home();
  await page.getByRole('navigation', { name: 'Field Services' }).getByRole('link', { name: 'Outbox' }).click();
  const card = page.getByRole('region', { name: 'What both changed' });
  await card.getByRole('radio', { name: /^1111 \(yours/ }).check();
  expect(await ask(page, recordOf(shared))).toMatchObject({ gate_code: '2222' });
  await card.getByRole('button', { name: 'Keep what I chose' }).click();
  await page.getByRole('heading', { name: `Sent (${works.length + 1})`, exact: true }).waitFor();
  expect(await ask(page, recordOf(shared))).toMatchObject({ gate_code: '1111' });
});

/** One red pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);
