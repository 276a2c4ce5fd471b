import { csvLine, csvMark, csvText } from '@artesian/contract/language/csv';
import { levelSeriesFile } from '@artesian/contract/science/level-series';
import { stretchAt } from '@artesian/domain/levels/cut';
import { addedTo } from '@artesian/domain/levels/replay-steps';
import { answer } from '../platform/calls/answer.ts';
import { asCsv } from '../platform/csv-file.ts';
import { goneOf, sendPieces } from '../query/download.ts';
import { takePortions, type Values } from '../query/take-portions.ts';
import { landSurfaceAt, readLandSurfaces, type LandSurface } from './land-surfaces.ts';
import { correctionsOf, type Corrections } from './read-series.ts';
import { seriesOrNone } from './series-calls.ts';

/** Levels of a window as measured, the oldest first; of those by hand, whether they were taken while pumping. */
const levels = `
  select 'logger', extract(epoch from read_at)::double precision * 1000 as at, round(dtw_ft::numeric, 3)::double precision, false
  from logger_readings
  where well_ndx = $1 and read_at between $2 and $3
  union all
  select 'hand', extract(epoch from collect_timestamp)::double precision * 1000, dtw_ft, is_pumping
  from water_levels
  where well_ndx = $1 and collect_timestamp between $2 and $3
  order by at`;

const columns = [
  'well_id',
  'source',
  'time_utc',
  'measured_dtw_ft',
  'corrected_time_utc',
  'corrected_dtw_ft',
  'water_elevation_ft',
  'vertical_datum',
  'flag',
  'approval',
  'pumping',
];

/** `GET /api/level-series/{well_ndx}/readings`: each level of exactly the window, as measured. */
export const answerSeriesFile = answer(levelSeriesFile, async ({ params, query, request, reply }, { database }) => {
  const series = await seriesOrNone(database.pool, params.well_ndx);
  const { rows } = await database.pool.query<{ district_well_id: string }>(
    'select district_well_id from wells where well_ndx = $1',
    [params.well_ndx],
  );
  const well = rows[0]!.district_well_id;
  const surfaces = await readLandSurfaces(database.pool, params.well_ndx);
  const corrections = { ...correctionsOf(series), surfaces };
  const statement = { text: levels, values: [params.well_ndx, query.from ?? '-infinity', query.to ?? 'infinity'] };
  const portions = takePortions(database, statement, goneOf(reply));
  const day = (at: string | undefined) => at?.slice(0, 10) ?? 'all';
  void asCsv(reply, `water-levels-${well}_${day(query.from)}_${day(query.to)}`);
  return sendPieces(request, reply, lines(well, corrections, portions));
});

type Known = Corrections & { surfaces: LandSurface[] };

async function* lines(well: string, corrections: Known, portions: AsyncGenerator<Values[]>) {
  yield csvMark + csvLine(columns);
  for await (const rows of portions) {
    yield rows.map((row) => lineOf(well, corrections, row as LevelValues)).join('');
  }
}

type LevelValues = [source: 'logger' | 'hand', at: number, dtw_ft: number, isPumping: boolean];

function lineOf(well: string, { pieces, logger, hand, surfaces }: Known, [source, at, dtw_ft, isPumping]: LevelValues) {
  const piece = source === 'logger' ? stretchAt(pieces, at) : undefined;
  const isKept = !piece || (piece.least_ft <= dtw_ft && dtw_ft <= piece.greatest_ft);
  const moved = at + (piece?.moved_ms ?? 0);
  const { flag, is_approved } = stretchAt(source === 'logger' ? logger : hand, moved);
  const depth = Math.round((dtw_ft + (piece ? addedTo(piece, at) : 0)) * 1000) / 1000;
  const surface = isKept ? landSurfaceAt(surfaces, moved) : undefined;
  return csvLine([
    csvText(well),
    source,
    new Date(at).toISOString(),
    String(dtw_ft),
    isKept ? new Date(moved).toISOString() : '',
    isKept ? String(depth) : '',
    surface ? String(Math.round((surface.elevation_ft - depth) * 1000) / 1000) : '',
    surface?.vertical_datum ?? '',
    flag ?? '',
    is_approved ? 'approved' : 'provisional',
    isPumping ? 'yes' : 'no',
  ]);
}
