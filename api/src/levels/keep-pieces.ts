import { judgePieces, unpublishedFlags } from '@artesian/domain/levels/judge-levels';
import { piecesOf } from '@artesian/domain/levels/replay-steps';
import type pg from 'pg';
import { asSeries, correctionsOf, seriesOf, type Series, type SeriesRow } from './read-series.ts';

const corrected = `
  ${seriesOf}
  where not wells.removed
    and (coalesce(jsonb_array_length(series.steps) > 0 or series.only_approved, false) or marked.marks is not null)`;

const insert = `
  insert into level_pieces (
    well_ndx, of_what, from_at, to_at, moved_by, add_from, add_ft, add_ft_per_second, least_ft, greatest_ft,
    is_published, is_pumping, is_approved
  )
  select
    $1, of_what, to_timestamp(from_s), to_timestamp(to_s), make_interval(secs => moved_s), to_timestamp(add_from_s), add_ft,
    add_ft_per_second, least_ft, greatest_ft, is_published, is_pumping, is_approved
  from unnest(
    $2::text[], $3::double precision[], $4::double precision[], $5::double precision[], $6::double precision[],
    $7::double precision[], $8::double precision[], $9::double precision[], $10::double precision[], $11::boolean[],
    $12::boolean[], $13::boolean[]
  ) as pieces (
    of_what, from_s, to_s, moved_s, add_from_s, add_ft, add_ft_per_second, least_ft, greatest_ft, is_published,
    is_pumping, is_approved
  )`;

/** What steps and marks do, as publication reads it. Doing it again makes the same of it. */
export async function keepPieces(client: pg.Pool | pg.PoolClient) {
  const { rows } = await client.query<SeriesRow>(corrected);
  await client.query('delete from level_pieces');
  for (const series of rows.map(asSeries)) {
    const pieces = [...piecesOfWell(series)];
    await client.query(insert, [
      series.well_ndx,
      pieces.map(({ of_what }) => of_what),
      pieces.map(({ from }) => from / 1000),
      pieces.map(({ to }) => to / 1000),
      pieces.map(({ moved_ms }) => moved_ms / 1000),
      pieces.map(({ add }) => add.origin / 1000),
      pieces.map(({ add }) => add.ft),
      pieces.map(({ add }) => add.perMs * 1000),
      pieces.map(({ least_ft }) => least_ft),
      pieces.map(({ greatest_ft }) => greatest_ft),
      pieces.map(({ flag, is_approved }) => isForThePublic(series, flag, is_approved)),
      pieces.map(({ flag }) => flag === 'Pumping'),
      pieces.map(({ is_approved }) => is_approved),
    ]);
  }
}

/** By hand nothing is corrected. */
function piecesOfWell(series: Series) {
  const { pieces, logger, hand } = correctionsOf(series);
  return [
    ...judgePieces(pieces, logger).map((piece) => ({ ...piece, of_what: 'logger' })),
    ...judgePieces(piecesOf([]), hand).map((piece) => ({ ...piece, of_what: 'hand' })),
  ];
}

const isForThePublic = (
  { only_approved }: Series,
  flag: (typeof unpublishedFlags)[number] | null,
  isApproved: boolean,
) => (isApproved || !only_approved) && (flag === null || !unpublishedFlags.includes(flag));
