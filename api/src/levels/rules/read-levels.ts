import type { LevelsOfRule } from '@artesian/contract/science/level-rules';
import { stretchAt } from '@artesian/domain/levels/cut';
import { unpublishedFlags, type Judged } from '@artesian/domain/levels/judge-levels';
import { replayPieces } from '@artesian/domain/levels/replay-steps';
import type { Point } from '@artesian/domain/loggers/correct-levels';
import type pg from 'pg';
import { correctionsOf, type Series } from '../read-series.ts';

/** A stretch of time of a series, in ms since 1970, both ends in it. */
export interface Portion {
  series: Series;
  from: number;
  to: number;
}

/** With the one reading before it and the one after it, so that changes and pauses at its ends are seen. */
const withNeighbors = (table: string, at: string, value: string, only: string) => `
  select extract(epoch from at)::double precision * 1000 as at, value
  from (
    select ${at} as at, ${value} as value from ${table}
    where well_ndx = $1 and ${only} and ${at} between to_timestamp($2) and to_timestamp($3)
    union all
    (
      select ${at}, ${value} from ${table}
      where well_ndx = $1 and ${only} and ${at} < to_timestamp($2)
      order by ${at} desc
      limit 1
    )
    union all
    (
      select ${at}, ${value} from ${table}
      where well_ndx = $1 and ${only} and ${at} > to_timestamp($3)
      order by ${at}
      limit 1
    )
  ) as readings
  order by at`;

const ofLoggers = withNeighbors('logger_readings', 'read_at', 'dtw_ft::double precision', 'true');
/** While a well is pumped its level is no level at rest. */
const byHand = withNeighbors('water_levels', 'collect_timestamp', 'dtw_ft', 'not is_pumping');
const ofBatteries = withNeighbors('logger_readings', 'read_at', 'battery_v::double precision', 'battery_v is not null');

/**
 * Levels as the steps of the series leave them, in ft below land surface and in the order of time. What was flagged as wrong already is
 * left out.
 */
export async function readLevels(client: pg.PoolClient, portion: Portion, of_what: LevelsOfRule): Promise<Point[]> {
  const { pieces, logger, hand } = correctionsOf(portion.series);
  const measured = of_what === 'By hand' ? [] : replayPieces(await read(client, ofLoggers, portion), pieces);
  const written = of_what === 'Loggers' ? [] : await read(client, byHand, portion);
  return [...withoutWrong(measured, logger), ...withoutWrong(written, hand)].toSorted(
    (one, other) => one.at - other.at,
  );
}

/** V of the logger's battery, where its files say them. */
export const readBattery = (client: pg.PoolClient, portion: Portion): Promise<Point[]> =>
  read(client, ofBatteries, portion);

async function read(client: pg.PoolClient, text: string, { series, from, to }: Portion): Promise<Point[]> {
  return (await client.query<Point>(text, [series.well_ndx, from / 1000, to / 1000])).rows;
}

const withoutWrong = (points: readonly Point[], judged: readonly Judged[]): Point[] =>
  points.filter(({ at }) => {
    const { flag } = stretchAt(judged, at);
    return flag === null || !unpublishedFlags.includes(flag);
  });
