import type { Client } from '@artesian/contract/language/client';
import { meters } from '@artesian/contract/metering/meters';
import type { Values } from '@artesian/contract/language/register';
import { wells } from '@artesian/contract/wells/wells';

/** A well near the spec's map centre, with everything that a well must have. */
export const aWell = (values: Values = {}) => ({
  lat_dd: 30.16823,
  lon_dd: -97.85184,
  primary_use_ndx: 1,
  is_published: true,
  ...values,
});

export const buildWell = (client: Client, values: Values = {}) => client.register(wells).create(aWell(values));
/** A meter on a well of its own. */
export async function buildMeter(client: Client, values: Values = {}) {
  const setup_well_ndx = (values.setup_well_ndx as number) ?? (await buildWell(client)).well_ndx;
  return client.register(meters).create({ setup_well_ndx, joined_date: '2024-01-31', ...values });
}

/** What each register needs for one new record, for the tests that go through all of them. */
export const aDraftOf: Record<string, (client: Client) => Promise<Values>> = {
  'list-wells': async () => aWell(),
  'list-rolodex': async () => ({ r_name: 'Wanda Waters' }),
  'list-meters': async (client) => ({ setup_well_ndx: (await buildWell(client)).well_ndx, joined_date: '2024-01-31' }),
};
