import { mostMonths, whatIfStages, type LimitRow } from '@artesian/contract/drought/declarations';
import type { Pool, PoolClient } from 'pg';
import { answer } from '../platform/calls/answer.ts';
import { areaOf } from './area-of.ts';
import { refuseUnknownStages } from './known-stages.ts';

/** `POST /api/drought-what-if`: what a declaration of these stages would come to, by the computation that it would run. */
export const answerWhatIf = answer(
  whatIfStages,
  async ({ body: { drought_area_ndx, stages } }, { database: { pool } }) => {
    const asked = stages.map((one) => one.drought_stage_ndx);
    await refuseUnknownStages(pool, asked);
    const area = await areaOf(pool, drought_area_ndx);
    return limitsUnder(
      pool,
      area,
      stages.map(({ month }) => month),
      asked,
    );
  },
);

/** A limit beside what is kept of its month, as it is declared. */
export interface KeptLimit extends LimitRow {
  declared_gal: number | null;
}

/** What each permit of an area may pump in months under the stage in force, and under other stages. */
export async function limitsUnder(
  client: Pool | PoolClient,
  area: number,
  months: readonly string[],
  stages: readonly number[],
): Promise<KeptLimit[]> {
  const { rows } = await client.query<KeptLimit>(
    'select * from api.limits_under_stages($1::integer, $2::date[], $3::integer[])',
    [area, months, stages],
  );
  return rows;
}

/** What is kept of an area's months, however many they are: no other stage is asked about. */
export async function limitsNow(client: PoolClient, area: number, months: readonly string[]): Promise<KeptLimit[]> {
  const limits: KeptLimit[] = [];
  for (let from = 0; from < months.length; from += mostMonths) {
    const some = months.slice(from, from + mostMonths);
    const noStages = some.map(() => 0);
    limits.push(...(await limitsUnder(client, area, some, noStages)));
  }
  return limits;
}

/** The limits of `before` that there are after a change, beside what is kept of them then. */
export function limitsChanged(before: readonly KeptLimit[], now: readonly KeptLimit[]): LimitRow[] {
  const after = new Map(now.map((row) => [keyOf(row), row.declared_gal]));
  return before
    .filter((row) => after.has(keyOf(row)))
    .map((row) => ({ ...row, after_gal: after.get(keyOf(row)) ?? null }));
}

const keyOf = ({ permit_ndx, c_year, c_month }: LimitRow) => `${permit_ndx} ${c_year} ${c_month}`;
