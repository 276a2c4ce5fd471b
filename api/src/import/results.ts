import type { Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import type { ImportHooks } from './file/sheet-row.ts';

/** Each with its sample, which is added where the well has none of that moment. Answers the keys in the order of the results. */
const add = `
  with
  entered as materialized (
    select place, told.* from jsonb_array_elements($1) with ordinality as given (one, place)
    cross join lateral jsonb_to_record(one) as told (
      well_ndx integer, collect_timestamp timestamptz, well_purged boolean, aqsci_data_source_ndx integer,
      aqsci_lab_ndx integer, notes text, sampled_by text, parameter_ndx integer, result_value double precision, is_nondetect boolean)
  ),
  known as materialized (
    select distinct on (well_ndx, collect_timestamp) well_ndx, collect_timestamp, samples.ndx
    from entered join water_quality_samples as samples using (well_ndx, collect_timestamp)
    order by well_ndx, collect_timestamp, samples.ndx
  ),
  added as (
    insert into water_quality_samples
      (well_ndx, collect_timestamp, well_purged, aqsci_data_source_ndx, aqsci_lab_ndx, notes, sampled_by)
    select distinct on (well_ndx, collect_timestamp)
      well_ndx, collect_timestamp, well_purged, aqsci_data_source_ndx, aqsci_lab_ndx, entered.notes,
      sampled_by
    from entered
    where (well_ndx, collect_timestamp) not in (select well_ndx, collect_timestamp from known)
    order by well_ndx, collect_timestamp, place
    returning well_ndx, collect_timestamp, ndx
  ),
  results as (
    insert into water_quality_results (sample_ndx, parameter_ndx, result_value, is_nondetect)
    select samples.ndx, parameter_ndx, result_value, is_nondetect
    from entered join (select * from known union all select * from added) as samples using (well_ndx, collect_timestamp)
    order by place
    returning ndx, sample_ndx, parameter_ndx
  )
  select results.ndx
  from entered
  join (select * from known union all select * from added) as samples using (well_ndx, collect_timestamp)
  join results on results.sample_ndx = samples.ndx and results.parameter_ndx = entered.parameter_ndx
  order by place`;

const change = `
  update water_quality_results as results
  set
    result_value = coalesce(changed.result_value, results.result_value),
    is_nondetect = coalesce(changed.is_nondetect, results.is_nondetect)
  from jsonb_to_recordset($1) as changed (ndx integer, result_value double precision, is_nondetect boolean)
  where results.ndx = changed.ndx`;

/** Samples that an import added, and of which nothing is left. */
const forgetEmpty = `
  delete from water_quality_samples as samples
  using history.changes as added
  where added.table_name = 'water_quality_samples' and added.operation = 'insert' and added.request_id = $1
    and samples.ndx::text = added.record_key and samples.version = 1
    and not exists (select from water_quality_results where sample_ndx = samples.ndx)`;

export const hooksOfResults: ImportHooks = {
  /** `<0.05`, `ND 0.05`, `0.05 U`: the detection limit of what was not detected. */
  mend(field, text) {
    if (field !== 'result_value') return { text };
    const [, before, number, after] = /^(<|nd)? *(-?[\d.,]+) *(u|nd)?$/i.exec(text) ?? [];
    if (number === undefined || (before ?? after) === undefined) return { text };
    return { text: number, also: { is_nondetect: 'yes' } };
  },
  relation: 'api.told_results',
  name: `(select district_well_id from wells where wells.well_ndx = records.well_ndx)
    || ', ' || to_char(collect_timestamp at time zone district_time_zone(), 'YYYY-MM-DD')
    || ', ' || (select parameter_name from aqsci_parameters where aqsci_parameter_ndx = parameter_ndx)`,
  write: {
    async add(client, records) {
      const { rows } = await client.query<{ ndx: number }>(add, [JSON.stringify(records.map(({ values }) => values))]);
      return rows.map(({ ndx }) => ndx);
    },
    async change(client: pg.PoolClient, records: readonly { was: Values; changes: Values }[]) {
      await client.query(change, [JSON.stringify(records.map(({ was, changes }) => ({ ...changes, ndx: was.ndx })))]);
    },
  },
  tidy: (client, request) => client.query(forgetEmpty, [request]),
};

/** What laboratories print for a parameter besides its name. */
export const hooksOfParameters: ImportHooks = {
  calledBy: `
    select parameter_abbrev as text, aqsci_parameter_ndx as key from aqsci_parameters
    union all
    select aka, aqsci_parameter_ndx from aqsci_parameter_akas`,
};
