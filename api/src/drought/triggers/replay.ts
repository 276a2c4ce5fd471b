import { replayTriggers, type StageSpan } from '@artesian/contract/drought/triggers';
import { evaluateDays } from '@artesian/domain/drought-triggers';
import type { Pool } from 'pg';
import { answer } from '../../platform/calls/answer.ts';
import { areaOf } from '../area-of.ts';
import { refuseUnknownStages } from '../known-stages.ts';
import { readStages, readValues, severityBefore } from './evaluate-drought.ts';

/** `POST /api/drought-days/replay`: by the computation that evaluates each day. */
export const answerReplay = answer(replayTriggers, async ({ body }, { database: { pool } }) => {
  const { from, through, triggers, drought_area_ndx, ...rules } = body;
  await refuseUnknownStages(
    pool,
    triggers.map((one) => one.drought_stage_ndx),
  );
  const area = await areaOf(pool, drought_area_ndx);
  const severityOf = await readSeverities(pool);
  const held = triggers.flatMap((one) => {
    const severity = severityOf.get(one.drought_stage_ndx) ?? 0;
    return severity > 0 ? [{ ...one, severity }] : [];
  });
  const watched = await readValues(pool, [...new Set(held.map((one) => one.indicator_ndx))]);
  const stageOf = await readStages(pool);
  const replayed = evaluateDays({
    ...watched,
    triggersOn: () => held,
    rulesOn: () => rules,
    severityBefore: await severityBefore(pool, area, watched.days[0]),
  })
    .filter(({ day }) => day >= from && day <= through)
    .map(({ day, severity }) => ({ day, drought_stage_ndx: stageOf(severity) }));
  const { rows: kept } = await pool.query<StageOnDay>(keptDays, [area, from, through]);
  return { replayed: spansOf(replayed), kept: spansOf(kept) };
});

const keptDays = `
  select day::text, drought_stage_ndx from drought_days
  where drought_area_ndx = $1 and day between $2 and $3
  order by day`;

interface StageOnDay {
  day: string;
  drought_stage_ndx: number;
}

/** Days one after another, as the stretches that had the same stage. */
function spansOf(days: readonly StageOnDay[]): StageSpan[] {
  const spans: StageSpan[] = [];
  for (const { day, drought_stage_ndx } of days) {
    const last = spans.at(-1);
    if (last?.drought_stage_ndx === drought_stage_ndx) last.through = day;
    else spans.push({ from: day, through: day, drought_stage_ndx });
  }
  return spans;
}

async function readSeverities(pool: Pool): Promise<ReadonlyMap<number, number>> {
  const { rows } = await pool.query<{ stage: number; severity: number }>(
    'select drought_stage_ndx as stage, severity from api.ui_list_drought_stages',
  );
  return new Map(rows.map(({ stage, severity }) => [stage, severity]));
}
