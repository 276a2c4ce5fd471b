import { t } from '@artesian/domain/texts/translate';
import { oneMapWell, oneNamedWell, type MapWell, type staffOnlyWellColumns } from '@artesian/contract/map/map-wells';
import type { FastifyReply } from 'fastify';
import { answer } from '../platform/calls/answer.ts';
import type { Database } from '../platform/database/open-database.ts';
import { notFound } from '../platform/problems.ts';
import type { User } from '../sign-in/authentication.ts';
import { columnsFor } from './columns-for.ts';
import { findSuccessor } from './merged-well.ts';

type StaffOnly = (typeof staffOnlyWellColumns)[number];
type AnsweredWell = Omit<MapWell, StaffOnly> & Partial<Pick<MapWell, StaffOnly>>;

/**
 * `GET /api/ui-map-wells/{well_ndx}`: one published well, or the one that it was merged into; 404 for one that is not published, removed or
 * was never there.
 */
export const answerMapWell = answer(oneMapWell, async ({ params: { well_ndx }, user, reply }, { database }) => {
  const [well] = await findWells(database, user, 'well_ndx = $1', [well_ndx]);
  return found(
    well ?? (await findMerged(database, user, 'well_ndx = $1', [well_ndx])),
    t('well {well_ndx} on the map', { well_ndx }),
    reply,
  );
});

/** `GET /api/wells/{id}`: the same by District Well Id or State Well Number. */
export const answerNamedWell = answer(oneNamedWell, async ({ params: { id }, user, reply }, { database }) =>
  found(await findNamedWell(database, user, id), t('published well {id}', { id }), reply),
);

export async function findNamedWell(database: Database, user: User | null, id: string) {
  const names = [id, id.replaceAll('-', '')];
  const wells = await findWells(database, user, 'well_id = $1 or state_well_num = $2', names);
  const well = wells.find(({ well_id }) => well_id === id) ?? wells[0];
  return well ?? findMerged(database, user, '(district_well_id = $1 or state_well_num = $2)', names);
}

/** The well that a merged one is part of now. */
async function findMerged(database: Database, user: User | null, condition: string, values: unknown[]) {
  const successor = await findSuccessor(database, condition, values);
  const [well] = successor === undefined ? [] : await findWells(database, user, 'well_ndx = $1', [successor]);
  return well;
}

function found(well: AnsweredWell | undefined, what: string, reply: FastifyReply): AnsweredWell {
  if (!well) throw notFound(what);
  void reply.header('vary', 'authorization').header('cache-control', 'private, no-cache');
  return well;
}

async function findWells({ pool, named }: Database, user: User | null, condition: string, values: unknown[]) {
  const columns = columnsFor(user).map((column) => `"${column}"`);
  const { rows } = await pool.query<AnsweredWell>({
    // To plan so many joins takes ten times as long as to read one well.
    ...named(`map-well ${columns.length} ${condition}`),
    text: `select ${columns.join(', ')} from api.ui_map_wells where ${condition}`,
    values,
  });
  return rows;
}
