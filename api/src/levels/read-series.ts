import type { LevelStep } from '@artesian/contract/science/level-series';
import { judge, type Judged, type LevelMark } from '@artesian/domain/levels/judge-levels';
import { piecesOf, type Piece, type SeriesStep } from '@artesian/domain/levels/replay-steps';
import type pg from 'pg';

/** What was said of the levels of a well, and how they are corrected. */
export interface Series {
  well_ndx: number;
  steps: LevelStep[];
  only_approved: boolean;
  /** 0 where nothing was said yet. */
  version: number;
  marks: { logger: LevelMark[]; hand: LevelMark[] };
}

/** Of each well the marks that hold, in the order in which they were made. */
export const seriesOf = `
  select
    well_ndx,
    coalesce(series.steps, '[]') as steps,
    coalesce(series.only_approved, false) as only_approved,
    coalesce(series.version, 0) as version,
    coalesce(marked.marks, '[]') as marks
  from wells
  left join level_series as series using (well_ndx)
  left join (
    select
      well_ndx,
      json_agg(
        json_build_object(
          'of_what', of_what,
          'from', extract(epoch from from_at) * 1000,
          'to', extract(epoch from to_at) * 1000,
          'flag', flag,
          'standing', standing
        )
        order by mark_ndx
      ) as marks
    from level_marks
    where undone_at is null
    group by well_ndx
  ) as marked using (well_ndx)`;

export type SeriesRow = Omit<Series, 'marks'> & { marks: (LevelMark & { of_what: string })[] };

export const asSeries = ({ marks, ...series }: SeriesRow): Series => ({
  ...series,
  marks: {
    logger: marks.filter(({ of_what }) => of_what !== 'hand'),
    hand: marks.filter(({ of_what }) => of_what !== 'logger'),
  },
});

/** Undefined where there is no such well, or it was removed. */
export async function readSeries(pool: pg.Pool | pg.PoolClient, well: number): Promise<Series | undefined> {
  const { rows } = await pool.query<SeriesRow>(`${seriesOf} where well_ndx = $1 and not wells.removed`, [well]);
  return rows[0] && asSeries(rows[0]);
}

/** Steps as the domain replays them: moments in ms. */
export const inMs = (steps: readonly LevelStep[]): SeriesStep[] =>
  steps.map((step) => ({ ...step, from: msOf(step.from), to: msOf(step.to) }) as SeriesStep);

const msOf = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

export interface Corrections {
  pieces: Piece[];
  logger: Judged[];
  hand: Judged[];
}

/** What the steps do, and what holds for the levels of the logger and for those by hand. */
export const correctionsOf = ({ steps, marks }: Pick<Series, 'steps' | 'marks'>): Corrections => ({
  pieces: piecesOf(inMs(steps)),
  logger: judge(marks.logger),
  hand: judge(marks.hand),
});
