import { fieldMeters, readingsToEdit, type ReadingToEdit } from '@artesian/contract/metering/readings';
import { answer } from '../platform/calls/answer.ts';
import type { Context } from '../platform/context.ts';
import { everything, scopeOfMonths } from '../sign-in/scope.ts';
import type { User } from '../sign-in/authentication.ts';

/** Fiscal year, month (0 for all) and permit group. */
type Asked = [year: number, month: number, grouping: number];

/** `GET /api/ui-meter-readings-edits/{year}/{month}/{grouping_ndx}` */
export const answerReadingsToEdit = answer(readingsToEdit, ({ params, user }, context) =>
  readAsked(context, user, [params.year, params.month, params.grouping_ndx]),
);

/** `GET /api/field-services/meter-reading/meters/{fiscalYear}/{month}/{permitGroupId}`: a Well Owner gets their own meters. */
export const answerFieldMeters = answer(fieldMeters, ({ params, user }, context) =>
  readAsked(context, user, [params.fiscalYear, params.month, params.permitGroupId]),
);

/** A meter may stand for wells of several owners: nobody reads the name of a group that none of their permits is in. */
const ownGroups = `
  and exists (
    select from public.account_permits as own
    join api.named_groupings as groupings using (permit_ndx)
    where own.sub = $1
      and groupings.grouping_ndx = readings.grouping_ndx
      and readings.fiscal_year between groupings.from_year and groupings.to_year
  )`;

async function readAsked({ database }: Context, user: User, asked: Asked): Promise<ReadingToEdit[]> {
  const scope = scopeOfMonths(user);
  const places = asked.map((_, index) => `$${scope.parameters.length + index + 1}`);
  const { rows } = await database.pool.query<{ list: ReadingToEdit[] }>(
    `select coalesce(json_agg(readings), '[]') as list
     from api.readings_to_edit(${places.join(', ')}) as readings
     where ${scope.condition}${scope === everything ? '' : ownGroups}`,
    [...scope.parameters, ...asked],
  );
  return rows[0]!.list;
}
