import type { PoolClient } from 'pg';
import { readAreas } from './areas.ts';
import { readIndicators } from './indicators.ts';
import type { Standing } from './standing.ts';
import { readWells } from './wells.ts';

/** All that differs from what was kept, or was not kept yet. */
export async function readChangedStandings(client: PoolClient): Promise<(Standing & { before: unknown })[]> {
  const present = [...(await readAreas(client)), ...(await readIndicators(client))];
  const { rows } = await client.query<{ subject: string; standing: unknown }>(
    'select subject, standing from alert_standings where subject = any ($1)',
    [present.map(({ subject }) => subject)],
  );
  const kept = new Map(rows.map(({ subject, standing }) => [subject, standing]));
  const changed = present
    .map((one) => ({ ...one, before: kept.get(one.subject) ?? null }))
    .filter(({ before, standing }) => JSON.stringify(before) !== JSON.stringify(standing));
  return [...changed, ...(await readWells(client))];
}
