import { whatIfStages, type LimitRow } from '@artesian/contract/drought/declarations';
import type { Pool, PoolClient } from 'pg';
import { answer } from '../platform/calls/answer.ts';

/** `POST /api/drought-what-if`: what a declaration of these stages would come to, by the computation that it would run. */
export const answerWhatIf = answer(whatIfStages, ({ body: { stages } }, { database }) =>
  limitsUnder(
    database.pool,
    stages.map(({ month }) => month),
    stages.map((one) => one.drought_stage_ndx),
  ),
);

/** A limit beside what is kept of its month, as it is declared. */
export interface KeptLimit extends LimitRow {
  declared_gal: number | null;
}

/** What each permit may pump in months under the stage in force, and under other stages. */
export async function limitsUnder(
  client: Pool | PoolClient,
  months: readonly string[],
  stages: readonly number[],
): Promise<KeptLimit[]> {
  const { rows } = await client.query<KeptLimit>('select * from api.limits_under_stages($1::date[], $2::integer[])', [
    months,
    stages,
  ]);
  return rows;
}
