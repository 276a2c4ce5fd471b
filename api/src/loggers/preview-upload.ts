import { previewLoggerData, type PreviewedLoggerFile } from '@artesian/contract/science/logger-uploads';
import type { Point } from '@artesian/domain/loggers/correct-levels';
import { thinOut } from '@artesian/domain/loggers/thin-out';
import type pg from 'pg';
import { answer } from '../platform/calls/answer.ts';
import { invalid } from '../platform/problems.ts';
import { bodyOf, discardAll, receiveFiles } from '../platform/uploads/receive-files.ts';
import { levelsOfFile, measuredIn, type FileToRead } from './levels-of-file.ts';
import { openFiles, readable, type FileOfUpload, type OpenedFile } from './open-files.ts';

/** Of a chart as wide as a screen. */
const MOST_POINTS = 1500;
const MOST_TAPES = 50;

/** `POST /api/upload-logger-data/preview`: nothing of it is kept. */
export const answerLoggerPreview = answer(previewLoggerData, async ({ request }, { database, files, config }) => {
  const received = await receiveFiles(request, files, previewLoggerData.upload!);
  try {
    const { readings } = bodyOf(previewLoggerData, received.fields)!;
    if (received.files.length === 0) throw invalid('files', 'Please select at least one file.');
    const opened = await openFiles(database.pool, received.files, readings, config.DISTRICT_TIME_ZONE);
    return await previewsOf(database.pool, opened);
  } finally {
    await discardAll(received.files);
  }
});

/** What the files of an upload give together. */
export async function previewsOf(
  pool: pg.Pool,
  opened: readonly OpenedFile<FileOfUpload>[],
): Promise<PreviewedLoggerFile[]> {
  const all = readable(opened);
  const previews: PreviewedLoggerFile[] = [];
  for (const one of opened) previews.push(await previewOf(pool, one, all));
  return previews;
}

async function previewOf(
  pool: pg.Pool,
  opened: OpenedFile<FileOfUpload>,
  all: readonly FileToRead[],
): Promise<PreviewedLoggerFile> {
  if (opened.refused !== undefined) return { ...nothingOf(opened.file_name), refused: opened.refused };
  const { file, reading, is_remembered, missing } = opened;
  const { maker, format, serial, location, timeZone, channels, rows } = file;
  const now = Date.now();
  const { points, problems } = pointsOf(opened, all, now);
  const times = rows.map(({ at }) => at);
  return {
    ...nothingOf(opened.file_name),
    maker,
    format,
    serial,
    location,
    file_time_zone: timeZone,
    channels,
    rows: rows.length,
    first: times[0] ?? null,
    last: times.at(-1) ?? null,
    reading,
    is_remembered,
    missing,
    problems,
    points: rounded(thinOut(points, MOST_POINTS)),
    ...(reading.use === 'levels' && reading.well_ndx !== null && (await aroundOf(pool, reading.well_ndx, points))),
  };
}

const nothingOf = (file_name: string): PreviewedLoggerFile => ({
  file_name,
  refused: null,
  maker: '',
  format: '',
  serial: null,
  location: null,
  file_time_zone: null,
  channels: [],
  rows: 0,
  first: null,
  last: null,
  reading: {
    use: 'nothing',
    well_ndx: null,
    channel: null,
    measures: 'level',
    unit: 'ft',
    time_zone: 'UTC+00:00',
    first_day: null,
    steps: [],
  },
  is_remembered: false,
  problems: [],
  missing: null,
  points: [],
  well: null,
  known: [],
  tapes: [],
});

function pointsOf(one: FileToRead, all: readonly FileToRead[], now: number) {
  if (one.reading.use === 'levels') {
    const { levels, problems } = levelsOfFile(one, all, now);
    return { points: levels.map(({ at, dtw_ft }) => ({ at, value: dtw_ft })), problems };
  }
  const { points, problems } = measuredIn(one, now);
  return { points: one.reading.use === 'barometer' ? points : [], problems: [...one.file.problems, ...problems] };
}

const rounded = (points: readonly Point[]) =>
  points.map(({ at, value }): [number, number] => [at, Math.round(value * 1000) / 1000]);

interface Around {
  district_well_id: string;
  well_name: string | null;
  known: [number, number][] | null;
  tapes: PreviewedLoggerFile['tapes'] | null;
}

/** What is known of a well: its latest days as readings begin, and its measurements by hand from a month before them to a month after. */
const around = `
  select
    district_well_id,
    well_name,
    (
      select json_agg(json_build_array(extract(epoch from at) * 1000, dtw_ft) order by at)
      from (
        select collect_day::timestamp at time zone district_time_zone() + interval '12 hours' as at, dtw_ft
        from daily_water_levels as days
        where days.well_ndx = wells.well_ndx and collect_day between $2::timestamptz::date - 365 and $3::timestamptz::date + 31
        order by collect_day desc
        limit 1500
      ) as latest
    ) as known,
    (
      select json_agg(json_build_object('at', collect_timestamp, 'dtw_ft', dtw_ft) order by collect_timestamp)
      from (
        select collect_timestamp, dtw_ft
        from water_levels as levels
        where levels.well_ndx = wells.well_ndx and not is_pumping
          and collect_timestamp between $2::timestamptz - interval '6 hours' and $3::timestamptz + interval '6 hours'
        order by collect_timestamp
        limit ${MOST_TAPES}
      ) as measured
    ) as tapes
  from wells
  where well_ndx = $1 and not removed`;

async function aroundOf(pool: pg.Pool, well: number, points: readonly Point[]) {
  const [first, last] = [points[0]?.at ?? Date.now(), points.at(-1)?.at ?? Date.now()];
  const { rows } = await pool.query<Around>(around, [well, new Date(first), new Date(last)]);
  if (!rows[0]) return { missing: 'This well does not exist.' };
  const { district_well_id, well_name, known, tapes } = rows[0];
  return {
    well: { district_well_id, well_name },
    known: known ?? [],
    tapes: (tapes ?? []).map(({ at, dtw_ft }) => ({ at: new Date(at).toISOString(), dtw_ft })),
  };
}
