import type { Client } from '@artesian/contract/language/client';
import { fieldMeta } from '@artesian/contract/language/fields';
import { contacts } from '@artesian/contract/people/contacts';
import { meters } from '@artesian/contract/metering/meters';
import type { Register, Values } from '@artesian/contract/language/register';
import { permits } from '@artesian/contract/permits/permits';
import { permitTypes } from '@artesian/contract/permits/permit-types';
import { registers } from '@artesian/contract/registers';
import { waterQualityParameters } from '@artesian/contract/science/parameters';
import { wells } from '@artesian/contract/wells/wells';
import type { z } from 'zod';
import { buildPermitOn } from './around-wells.ts';
import type { Product } from './product.ts';
import { enteredRegistration } from './entered-registration.ts';

/** The last year that was given: records are often one for each. */
let lastYear = 1900;

/** A well near the spec's map center, with everything that a well must have. */
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

const buildParameter = (client: Client) =>
  client
    .register(waterQualityParameters)
    .create({ parameter_name: `Parameter ${crypto.randomUUID()}`, parameter_abbrev: 'P' });

export async function buildPermitType(client: Client, permit_prefix = 'X'): Promise<number> {
  const permit_type_desc = `Type ${crypto.randomUUID()}`;
  return (await client.register(permitTypes).create({ permit_type_desc, permit_prefix })).permit_type_ndx;
}

/** A permit for people to save, with everything that a permit must have. */
export const aPermit = (values: Values = {}) => ({
  permit_year: 2024,
  permit_type_ndx: 1,
  permit_status_ndx: 1,
  aquifer_group_ndx: 1,
  primary_use_ndx: 1,
  authorized_volume_gal: 12_000_000,
  ...values,
});

/** A permit on a well of its own; people enter its monthly shares themselves, and have not entered all of December's yet. */
export async function buildEditablePermit(client: Client, pool: Pool): Promise<number> {
  const { permit_ndx } = await buildPermitOn(pool, (await buildWell(client)).well_ndx);
  await pool.query(
    `update permits set allocation_distribution_ndx =
       (select min(allocation_distribution_ndx) from allocation_distributions where is_editable)
     where permit_ndx = $1`,
    [permit_ndx],
  );
  await pool.query('update permit_distributions set share = 8000 where permit_ndx = $1 and c_month = 12', [permit_ndx]);
  return permit_ndx;
}

/** What somebody sent in, as it stands before anybody looked at it. */
export async function buildRegistration(pool: Pool, values: Values = {}): Promise<number> {
  const registration: Values = {
    ...enteredRegistration,
    last_name: `Rivers ${crypto.randomUUID().slice(30)}`,
    primary_email: `rita-${crypto.randomUUID().slice(30)}@example.org`,
    mailing_name: 'Rivers Ranch',
    hardcopy_well_records: true,
    ...values,
  };
  const names = Object.keys(registration);
  const { rows } = await pool.query<{ reg_ndx: number }>(
    `insert into registrations (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning reg_ndx`,
    Object.values(registration),
  );
  return rows[0]!.reg_ndx;
}

type Pool = Product['database']['pool'];
type Building = (client: Client, pool: Pool) => Promise<Values>;

const ofAPermit: Building = async (client) => ({
  permit_ndx: (await client.register(permits).create(aPermit())).permit_ndx,
});
const ofAWell: Building = async (client) => ({ well_ndx: (await buildWell(client)).well_ndx });

let areaYears = 2100;
let indicatorDays = 0;
const dayOf = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);

/** What a new record needs of the registers of which the declaration does not say it: a rule between fields, a choice that must be free. */
const needed: Record<string, Building> = {
  'list-indicator-readings': async () => ({ indicator_ndx: 1, read_on: dayOf((indicatorDays += 1)), reading: 20 }),
  'list-indicator-sources': async (client, pool) => ({
    ...(await ofAWell(client, pool)),
    indicator_ndx: 1,
    holds_from: dayOf((indicatorDays += 1)),
  }),
  'list-drought-stage-changes': async () => ({ drought_stage_ndx: 2, from_day: `${(areaYears += 1)}-03-10` }),
  'list-drought-trigger-rules': async () => ({ holds_from: dayOf((indicatorDays += 1)) }),
  'list-drought-triggers': async () => ({
    drought_stage_ndx: 2,
    valid_from: dayOf((indicatorDays += 1)),
    indicator_ndx: 1,
    threshold: 38,
    source_note: 'Rules of the District',
  }),
  'list-drought-area-groups': async () => ({
    aquifer_group_ndx: 2,
    drought_area_ndx: 1,
    holds_from: `${(areaYears += 1)}-01-01`,
  }),
  'list-drought-reductions': async () => ({
    drought_stage_ndx: 2,
    holds_from: `${(areaYears += 1)}-01-01`,
    reduction: 0.2,
  }),
  'list-drought-measures': async () => ({
    drought_stage_ndx: 2,
    concerns: 'Households',
    measure: 'Water lawns at most once a week.',
    holds_from: dayOf((indicatorDays += 1)),
  }),
  'list-land-allowances': async (client) => ({
    permit_type_ndx: await buildPermitType(client),
    from_year: 2020,
    allowance_gal_per_acre: 488_777.1429,
    earned_part: 1,
  }),
  'list-permit-land': async (client, pool) => ({ ...(await ofAPermit(client, pool)), from_year: 2020, acres: 640 }),
  'list-reserve-entries': async (client, pool) => ({
    ...(await ofAPermit(client, pool)),
    fiscal_year: 2025,
    entry: 'Added',
    volume_gal: 1_000_000,
  }),
  'list-measuring-factors': async (client, pool) => ({
    ...(await ofAWell(client, pool)),
    measuring_method_ndx: 1,
    holds_from: '2024-05-01',
    unit: 'hours',
    gal_per_unit: 6000,
  }),
  'list-level-rules': async () => ({ rule_name: `Rule ${crypto.randomUUID()}`, kind: 'Range', deepest_ft: 300 }),
  'list-wells': async () => aWell(),
  'list-wells-location-details': ofAWell,
  'list-wells-details': ofAWell,
  'list-wells-hydrogeology-formations': async (client, pool) => ({ ...(await ofAWell(client, pool)), ft_to_top: 5 }),
  'list-api-keys': async () => ({
    holder: `Holder ${crypto.randomUUID()}`,
    email: 'holder@university.example',
    calls_per_minute: 60,
    calls_per_day: 10_000,
    ends_on: '2099-12-31',
  }),
  'list-rolodex': async () => ({ r_name: 'Wanda Waters' }),
  'list-permits': async (client) => aPermit({ permit_type_ndx: await buildPermitType(client) }),
  'list-permits-associated-wells': async (client, pool) => ({
    permit_ndx: (await buildPermitOn(pool, (await buildWell(client)).well_ndx)).permit_ndx,
    well_ndx: (await buildWell(client)).well_ndx,
    start_date: '2024-01-01',
  }),
  'data-permit-amendments': async (client, pool) => ({
    permit_ndx: (await buildPermitOn(pool, (await buildWell(client)).well_ndx)).permit_ndx,
    pamend_type_ndx: 4,
    proposed_primary_use_ndx: 2,
  }),
  'list-meters': async (client) => ({ setup_well_ndx: (await buildWell(client)).well_ndx, joined_date: '2024-01-31' }),
  'list-wells-associated-meters': async (client) => ({
    meter_ndx: (await buildMeter(client)).meter_ndx,
    well_ndx: (await buildWell(client)).well_ndx,
    start_date: '2024-01-01',
  }),
};

/** One new record of a register, for the tests that go through all of them. */
export const draftOf = async (register: Register, client: Client, pool: Pool): Promise<Values> =>
  (await needed[register.path]?.(client, pool)) ?? {
    ...(await ofItsParent(register, client, pool)),
    ...enteredIn(register),
  };

async function ofItsParent({ of }: Register, client: Client, pool: Pool): Promise<Values> {
  if (of === undefined) return {};
  const parent = registers.find((register) => register.key === of && register.of === undefined && !register.partOf)!;
  const draft = await draftOf(parent, client, pool);
  const record: Values = await client.register(parent).create(draft);
  return { [of]: record[of] };
}

/** A value for each field that must be entered, by its kind alone. */
function enteredIn({ fields }: Register): Values {
  const must = Object.entries(fields).filter(([, schema]) => !schema.safeParse(undefined).success);
  return Object.fromEntries(must.map(([name, schema]) => [name, accepted(schema)]));
}

function accepted(schema: z.ZodType): unknown {
  const { label, choices, kind } = fieldMeta.get(schema)!;
  if (kind === 'year') return (lastYear += 1);
  const values = [...(choices ?? []), `${label} ${crypto.randomUUID()}`, 'X', 98, 1, '2024-05-02'];
  return values.find((value) => schema.safeParse(value).success);
}

/** What files bring in besides what calls add. */
export const aDraftOfFiles: Record<string, Building> = {
  'imports/meter-readings': async (client) => ({
    meter_ndx: (await buildMeter(client)).meter_ndx,
    c_year: 2024,
    c_month: 2,
    meter_reading: 1000,
  }),
  'imports/well-production': async (client, pool) => ({
    ...(await ofAWell(client, pool)),
    c_year: 2024,
    c_month: 2,
    production_gallons: 1000,
  }),
  'imports/water-levels': async (client, pool) => ({
    ...(await ofAWell(client, pool)),
    collect_timestamp: collected,
    wl_meas_val_ft: 215.63,
    wl_meas_point_height_in: 18,
  }),
  'imports/water-quality-samples': async (client, pool) => ({
    ...(await ofAWell(client, pool)),
    collect_timestamp: collected,
  }),
  'imports/water-quality-results': async (client, pool) => ({
    ...(await ofAWell(client, pool)),
    collect_timestamp: collected,
    parameter_ndx: (await buildParameter(client)).aqsci_parameter_ndx,
    result_value: 7.1,
  }),
  'list-wells-associated-contacts': async (client, pool) => ({
    ...(await ofAWell(client, pool)),
    rolo_type_ndx: 1,
    rolo_ndx: (await client.register(contacts).create({ r_name: 'Ada', r_email: `${crypto.randomUUID()}@example.org` }))
      .rolo_ndx,
  }),
  'imports/lists/counties': async () => ({ county_name: `County ${crypto.randomUUID()}` }),
  'imports/inspections': async (client, pool) => ({
    ...(await ofAWell(client, pool)),
    inspection_date: collected,
    inspected_by: 'Ivy Inspector',
  }),
};

const collected = '2024-02-29T14:30:00-06:00';

/** The key of a record, and that of its parent where it has one, of a register whose records come by themselves. */
export const aPresentRecordOf: Record<string, (client: Client, pool: Pool) => Promise<Place>> = {
  'list-wells-hydrogeology': async (client) => ({ key: (await buildWell(client)).well_ndx }),
  'list-wells-completion': async (client) => ({ key: (await buildWell(client)).well_ndx }),
  'list-wells-associated-contacts': async (client, pool) => {
    const { well_ndx } = await buildWell(client);
    const { rows } = await pool.query<{ ndx: number }>(
      'insert into well_contacts (well_ndx, rolo_type_ndx) values ($1, 2) returning ndx',
      [well_ndx],
    );
    return { key: rows[0]!.ndx, parent: well_ndx };
  },
  'data-permits-monthly-distributions': async (client, pool) => {
    const permit = await buildEditablePermit(client, pool);
    const { rows } = await pool.query<{ ndx: number }>(
      'select ndx from permit_distributions where permit_ndx = $1 and c_month = 1',
      [permit],
    );
    return { key: rows[0]!.ndx, parent: permit };
  },
  'data-registrations': async (_client, pool) => ({ key: await buildRegistration(pool) }),
  'list-map-layers': async (_client, pool) => {
    const source = `layer-${crypto.randomUUID()}`;
    await pool.query('insert into map_sources (source_id) values ($1)', [source]);
    const { rows } = await pool.query<{ ndx: number }>(
      `insert into map_layers (layer_id, source_id, kind, title, layer_group)
       values ($1, $1, 'line', 'A layer', 'Boundaries') returning map_layer_ndx as ndx`,
      [source],
    );
    return { key: rows[0]!.ndx };
  },
  'list-level-findings': async (client, pool) => {
    const { well_ndx } = await buildWell(client);
    const { rows } = await pool.query<{ ndx: number }>(
      `with
       rule as (insert into level_rules (rule_name, kind, deepest_ft) values ($2, 'Range', 300) returning rule_ndx),
       look as (insert into level_looks (rules, wells) values (1, 1) returning look_ndx)
       insert into level_findings (rule_ndx, look_ndx, well_ndx, from_at, to_at, worst, what)
       select rule_ndx, look_ndx, $1, '2025-03-01', '2025-03-02', 312, '312 ft, deeper than 300 ft.' from rule, look
       returning finding_ndx as ndx`,
      [well_ndx, `Rule ${crypto.randomUUID()}`],
    );
    return { key: rows[0]!.ndx };
  },
  'history-drought-stage': async (_client, pool) => {
    const { rows } = await pool.query<{ ndx: number }>(
      'select min(ndx) as ndx from drought_stage_history where version = 1',
    );
    return { key: rows[0]!.ndx };
  },
};
interface Place {
  key: number;
  parent?: number;
}
