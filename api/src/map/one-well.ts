import { mapWell, staffOnlyWellColumns, type MapWell } from '@artesian/contract/map';
import { isStaff } from '@artesian/contract/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problems.ts';

type StaffOnly = (typeof staffOnlyWellColumns)[number];
type AnsweredWell = Omit<MapWell, StaffOnly> & Partial<Pick<MapWell, StaffOnly>>;

/** `GET /api/ui-map-wells/{well_ndx}`: one published well; 404 for one that is not published, removed or was never there. */
export const answerMapWell =
  ({ database }: Context) =>
  async (request: FastifyRequest<{ Params: { well_ndx: number } }>, reply: FastifyReply): Promise<AnsweredWell> => {
    const columns = columnsFor(isStaff(request.user?.roles)).map((column) => `"${column}"`);
    const { rows } = await database.pool.query<AnsweredWell>(
      `select ${columns.join(', ')} from api.ui_map_wells where well_ndx = $1`,
      [request.params.well_ndx],
    );
    if (!rows[0]) throw notFound(`well ${request.params.well_ndx} on the map`);
    void reply.header('vary', 'authorization').header('cache-control', 'private, no-cache');
    return rows[0];
  };

const isStaffOnly = (column: string) => (staffOnlyWellColumns as readonly string[]).includes(column);

function columnsFor(staff: boolean): string[] {
  return Object.keys(mapWell.shape).filter((column) => staff || !isStaffOnly(column));
}
