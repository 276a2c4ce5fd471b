import { fieldMeters, type ReadingToEdit } from '@artesian/contract/metering/readings';
import { readingsToEdit, type ReadingToEnter } from '@artesian/contract/metering/readings-entry';
import { answer } from '../platform/calls/answer.ts';
import { everything, scopeOfMonths } from '../sign-in/scope.ts';
import { readList } from './read-list.ts';

const toEnter = `
  select
    listed.*,
    meters.joined_date,
    meters.retired_date,
    bounds.*,
    api.allowed_to_group(listed.grouping_ndx, listed.fiscal_year, listed.c_year, listed.c_month) as allowed_gal
  from api.readings_to_edit($1, $2, $3) as listed
  join meters on meters.meter_ndx = listed.meter_ndx
  cross join lateral api.bounds_of_reading(listed.meter_ndx, listed.c_year, listed.c_month) as bounds
  order by listed.meter_id, listed.c_year, listed.c_month`;

/** `GET /api/ui-meter-readings-edits/{year}/{month}/{grouping_ndx}` */
export const answerReadingsToEdit = answer(
  readingsToEdit,
  ({ params: { year, month, grouping_ndx } }, { database }): Promise<ReadingToEnter[]> =>
    readList(database, toEnter, [year, month, grouping_ndx]),
);

/** A meter may stand for wells of several owners: nobody reads the name of a group that none of their permits is in. */
const ownGroups = `
  and exists (
    select from api.permits_of_accounts as own
    join api.named_groupings as groupings using (permit_ndx)
    where own.sub = $1
      and groupings.grouping_ndx = readings.grouping_ndx
      and readings.fiscal_year between groupings.from_year and groupings.to_year
  )`;

/** `GET /api/field-services/meter-reading/meters/{fiscalYear}/{month}/{permitGroupId}`: a Well Owner gets their own meters. */
export const answerFieldMeters = answer(
  fieldMeters,
  ({ params: { fiscalYear, month, permitGroupId }, user }, { database }): Promise<ReadingToEdit[]> => {
    const scope = scopeOfMonths(user);
    const [year, one, grouping] = [1, 2, 3].map((place) => `$${scope.parameters.length + place}`);
    const own = `select * from api.readings_to_edit(${year}, ${one}, ${grouping}) as readings
      where ${scope.condition}${scope === everything ? '' : ownGroups}`;
    return readList(database, own, [...scope.parameters, fiscalYear, month, permitGroupId]);
  },
);
