import type { ReadingToEdit } from '@artesian/contract/metering/readings';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { everything, scopeOfMonths } from '../sign-in/scope.ts';
import { signedIn } from '../sign-in/authentication.ts';

/** Fiscal year, month (0 for all) and permit group. */
type Asked = [year: number, month: number, grouping: number];

/** `GET /api/ui-meter-readings-edits/{year}/{month}/{grouping_ndx}` */
export const answerReadingsToEdit =
  (context: Context) =>
  (request: FastifyRequest<{ Params: { year: number; month: number; grouping_ndx: number } }>) => {
    const { year, month, grouping_ndx } = request.params;
    return readAsked(context, request, [year, month, grouping_ndx]);
  };

/** `GET /api/field-services/meter-reading/meters/{fiscalYear}/{month}/{permitGroupId}`: a Well Owner gets their own meters. */
export const answerFieldMeters =
  (context: Context) =>
  (request: FastifyRequest<{ Params: { fiscalYear: number; month: number; permitGroupId: number } }>) => {
    const { fiscalYear, month, permitGroupId } = request.params;
    return readAsked(context, request, [fiscalYear, month, permitGroupId]);
  };

/** A meter may stand for wells of several owners: nobody reads the name of a group that none of their permits is in. */
const ownGroups = `
  and grouping_ndx in (select api.grouping_of(permits.permit_group_ndx, permits.permit_ndx)
    from public.account_permits join public.permits using (permit_ndx) where sub = $1 and not permits.removed)`;

async function readAsked({ database }: Context, request: FastifyRequest, asked: Asked): Promise<ReadingToEdit[]> {
  const scope = scopeOfMonths(signedIn(request));
  const places = asked.map((_, index) => `$${scope.parameters.length + index + 1}`);
  const { rows } = await database.pool.query<{ list: ReadingToEdit[] }>(
    `select coalesce(json_agg(readings), '[]') as list
     from api.readings_to_edit(${places.join(', ')}) as readings
     where ${scope.condition}${scope === everything ? '' : ownGroups}`,
    [...scope.parameters, ...asked],
  );
  return rows[0]!.list;
}
