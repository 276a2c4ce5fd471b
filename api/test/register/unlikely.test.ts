import { CONFIRMED_FIELDS, UNLIKELY } from '@artesian/contract/language/usual';
import type { Values } from '@artesian/contract/language/register';
import { describe, expect, it } from 'vitest';
import { buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
const { well_ndx } = await buildWell(staff);

const completion = `/api/list-wells-completion/${well_ndx}`;
const location = `/api/list-wells-location-details/${well_ndx}`;
const details = `/api/list-wells-details/${well_ndx}`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function send(method: string, path: string, body: unknown, confirmed?: string) {
  const response = await product.fetch('administrator', path, {
    method,
    headers: { 'content-type': 'application/json', ...(confirmed !== undefined && { [CONFIRMED_FIELDS]: confirmed }) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Values & { code?: string; errors?: { field: string; message: string }[] };
  return { status: response.status, ...answer };
}

describe('what cannot be is refused', () => {
  it.each<[string, Values, string, RegExp]>([
    [
      completion,
      { well_depth_ft: 367, pump_depth_ft: 5_000 },
      'pump_depth_ft',
      /below the bottom of the well, at 367 ft/,
    ],
    [completion, { drilled_date: '2100-01-01' }, 'drilled_date', /not in the future/],
    [completion, { drilled_date: '0001-01-01' }, 'drilled_date', /from 1700/],
    [completion, { well_depth_ft: -1 }, 'well_depth_ft', /0 or more/],
    [completion, { pump_gpm: -1 }, 'pump_gpm', /0 or more/],
    [completion, { bore_diam_in: -1 }, 'bore_diam_in', /0 or more/],
    [completion, { pump_size_hp: -1 }, 'pump_size_hp', /0 or more/],
    [location, { dist_property_line_ft: -5 }, 'dist_property_line_ft', /0 or more/],
    [location, { dist_septic_ft: -5 }, 'dist_septic_ft', /0 or more/],
    [details, { plugging_date: '0001-01-01' }, 'plugging_date', /from 1700/],
  ])('%s %o', async (path, values, field, words) => {
    const was = await staff.send('GET', path);
    const refused = await send('PUT', path, values, field);
    expect(refused).toMatchObject({
      status: 400,
      errors: [{ field, message: expect.stringMatching(words) as string }],
    });
    expect(await staff.send('GET', path)).toEqual(was);
  });

  it('a depth that leaves the pump below the bottom, whichever of the two is entered', async () => {
    await send('PUT', completion, { well_depth_ft: 400, pump_depth_ft: 380 });
    expect(await send('PUT', completion, { well_depth_ft: 367 })).toMatchObject({
      status: 400,
      errors: [{ field: 'pump_depth_ft' }],
    });
  });

  it('a well that was plugged before it was drilled, whichever of the two is entered', async () => {
    await send('PUT', completion, { drilled_date: '1990-05-01' });
    const refusal = {
      errors: [{ field: 'plugging_date', message: 'The plugging date cannot be before the drilled date.' }],
    };
    expect(await send('PUT', details, { plugging_date: '1980-01-01' })).toMatchObject({ status: 422, ...refusal });
    expect(await send('PUT', details, { plugging_date: '1990-05-01' })).toMatchObject({ status: 200 });
    expect(await send('PUT', completion, { drilled_date: '1991-01-01' })).toMatchObject({ status: 422, ...refusal });
    await send('PUT', details, { plugging_date: null });
  });

  it('a level, a sample and a visit that are still to come', async () => {
    const at = `/api/field-services/well-actions/${well_ndx}`;
    const level = { wl_meas_val_ft: 10, collect_timestamp: inDays(3) };
    const sample = { collect_timestamp: inDays(3), parameters: [] };
    for (const [path, body, field] of [
      [`${at}/water-levels`, level, 'collect_timestamp'],
      [`${at}/water-quality`, sample, 'collect_timestamp'],
    ] as const)
      expect((await send('POST', path, body)).errors).toContainEqual({
        field,
        message: 'Enter a time that is not in the future.',
      });
  });
});

describe('what is unlikely is asked about', () => {
  it.each<[string, Values, string, string]>([
    [
      completion,
      { well_depth_ft: 9_000 },
      'well_depth_ft',
      'Well Depth of 9,000 ft is unusual: most are 5,000 ft or less.',
    ],
    [
      completion,
      { drilled_date: '1802-03-04' },
      'drilled_date',
      'Drilled Date of 03/04/1802 is unusual: most are 01/01/1850 or later.',
    ],
    [details, { plugging_date: '2150-01-01' }, 'plugging_date', 'Plugging Date of 01/01/2150 is in the future.'],
    [
      location,
      { dist_septic_ft: 20_000 },
      'dist_septic_ft',
      'Distance to Septic of 20,000 ft is unusual: most are 10,560 ft or less.',
    ],
  ])('%s %o', async (path, values, field, message) => {
    const was = await staff.send('GET', path);
    const asked = await send('PUT', path, values);
    expect(asked).toMatchObject({ status: 422, code: UNLIKELY, errors: [{ field, message }] });
    expect(await staff.send('GET', path)).toEqual(was);
    // Another field that is confirmed says nothing of this one.
    expect(await send('PUT', path, values, 'version')).toMatchObject({ status: 422, code: UNLIKELY });
    expect(await send('PUT', path, values, `version, ${field}`)).toMatchObject({ status: 200, ...values });
    // What stands there was looked at.
    expect(await send('PUT', path, values)).toMatchObject({ status: 200 });
  });

  it('of new records, and of many at once by their place', async () => {
    const meter = { setup_well_ndx: well_ndx, joined_date: inDays(700).slice(0, 10) };
    expect(await send('POST', '/api/list-meters', meter)).toMatchObject({
      status: 422,
      errors: [{ field: 'joined_date' }],
    });
    expect(await send('POST', '/api/list-meters', meter, 'joined_date')).toMatchObject({ status: 201 });
    const component = { well_ndx, well_component_ndx: 1, top_depth_ft: 0, bottom_depth_ft: 9_000, diameter_inches: 90 };
    expect(await send('POST', '/api/list-wells-completion-components', component)).toMatchObject({
      status: 422,
      errors: [{ field: 'bottom_depth_ft' }, { field: 'diameter_inches' }],
    });
  });
});
