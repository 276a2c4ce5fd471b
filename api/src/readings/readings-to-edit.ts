import { fieldMeters, type ReadingToEdit } from '@artesian/contract/metering/readings';
import { readingsToEdit, type ReadingToEnter } from '@artesian/contract/metering/readings-entry';
import { answer } from '../platform/calls/answer.ts';
import type { Database } from '../platform/database/open-database.ts';
import { everything, scopeOfMonths } from '../sign-in/scope.ts';

/** What is pumped by one permit of a group is made good for by the others: a month's readings are held against what it allows to all. */
const allowed = `
  select case when sum(incomplete_permits) = 0 then sum(reduced_gal)::bigint end as allowed_gal
  from grouping_months as months
  where months.grouping_ndx = readings.grouping_ndx
    and months.fiscal_year = readings.fiscal_year
    and months.c_year = readings.c_year
    and months.c_month = readings.c_month`;

const toEnter = `
  select readings.*, meters.joined_date, meters.retired_date, bounds.*, allowed.*
  from api.readings_to_edit($1, $2, $3) as readings
  join meters on meters.meter_ndx = readings.meter_ndx
  cross join lateral api.bounds_of_reading(readings.meter_ndx, readings.c_year, readings.c_month) as bounds
  cross join lateral (${allowed}) as allowed
  order by readings.meter_id, readings.c_year, readings.c_month`;

/** `GET /api/ui-meter-readings-edits/{year}/{month}/{grouping_ndx}` */
export const answerReadingsToEdit = answer(
  readingsToEdit,
  ({ params: { year, month, grouping_ndx } }, { database }): Promise<ReadingToEnter[]> =>
    readList(database, toEnter, [year, month, grouping_ndx]),
);

/** A meter may stand for wells of several owners: nobody reads the name of a group that none of their permits is in. */
const ownGroups = `
  and grouping_ndx in (select api.grouping_of(permits.permit_group_ndx, permits.permit_ndx)
    from public.account_permits join public.permits using (permit_ndx) where sub = $1 and not permits.removed)`;

/** `GET /api/field-services/meter-reading/meters/{fiscalYear}/{month}/{permitGroupId}`: a Well Owner gets their own meters. */
export const answerFieldMeters = answer(
  fieldMeters,
  ({ params: { fiscalYear, month, permitGroupId }, user }, { database }): Promise<ReadingToEdit[]> => {
    const scope = scopeOfMonths(user);
    const [year, one, grouping] = [1, 2, 3].map((place) => `$${scope.parameters.length + place}`);
    const own = `select * from api.readings_to_edit(${year}, ${one}, ${grouping})
      where ${scope.condition}${scope === everything ? '' : ownGroups}`;
    return readList(database, own, [...scope.parameters, fiscalYear, month, permitGroupId]);
  },
);

async function readList<T>({ pool }: Database, query: string, values: unknown[]): Promise<T[]> {
  const { rows } = await pool.query<{ list: T[] }>(
    `select coalesce(json_agg(listed), '[]') as list from (${query} offset 0) as listed`,
    values,
  );
  return rows[0]!.list;
}
