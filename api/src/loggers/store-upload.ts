import type { ReadingOfFile } from '@artesian/contract/science/logger-uploads';
import type pg from 'pg';
import { Unusable } from '../import/unusable.ts';
import type { PartsOfJobs } from '../jobs/job.ts';
import { levelsOfFile, type FileToRead, type Level } from './levels-of-file.ts';
import { openApart } from './open-file-apart.ts';
import { forgetDays, takeReadingsBack } from './take-back.ts';

interface KeptFile {
  file_ndx: number;
  file_name: string;
  system_filename: string;
  reading: ReadingOfFile;
}
type FileToStore = FileToRead & Pick<KeptFile, 'file_ndx'>;

/** Little enough that nobody else waits long, and progress is seen. */
const ROWS_AT_ONCE = 10_000;

/** Stores the readings of one upload; it completes, or fails in words with nothing stored. Doing it again begins anew. */
export async function storeUpload({ database: { pool }, files }: PartsOfJobs, upload: number) {
  const kept = await pool.query<KeptFile>(
    'select file_ndx, file_name, system_filename, reading from logger_files where upload_ndx = $1 order by file_ndx',
    [upload],
  );
  const before = await takeReadingsBack(pool, upload);
  try {
    const opened: FileToStore[] = [];
    for (const { file_ndx, file_name, system_filename, reading } of kept.rows) {
      const bytes = await files.read(system_filename);
      if (!bytes) throw new Unusable(`${file_name} is no longer available. Upload it again.`);
      opened.push({ file_ndx, file_name, reading, file: await openApart(bytes) });
    }
    for (const [index, one] of opened.entries()) {
      await storeFile(pool, upload, one, opened, (share) =>
        pool.query('update logger_uploads set progress = $2 where upload_ndx = $1', [
          upload,
          Math.floor(((index + share) / opened.length) * 100),
        ]),
      );
    }
    await forgetDays(pool, upload, before);
    await pool.query(`update logger_uploads set status = 'completed', progress = 100 where upload_ndx = $1`, [upload]);
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    const written = await takeReadingsBack(pool, upload);
    await forgetDays(pool, upload, [...before, ...written]);
    await pool.query(`update logger_uploads set status = 'failed', error = $2 where upload_ndx = $1`, [
      upload,
      error.message,
    ]);
  }
}

/** A moment that is known of the well already stays as it is. */
const insert = `
  insert into logger_readings (well_ndx, read_at, dtw_ft, upload_ndx, file_ndx, measured_ft, temperature_c, conductivity_us_cm, battery_v)
  select $1, to_timestamp(at / 1000), dtw_ft, $2, $3, measured_ft, temperature_c, conductivity_us_cm, battery_v
  from unnest($4::double precision[], $5::real[], $6::real[], $7::real[], $8::real[],
    $9::real[]) as levels (at, dtw_ft, measured_ft, temperature_c, conductivity_us_cm, battery_v)
  on conflict (well_ndx, read_at) do nothing`;

async function storeFile(
  pool: pg.Pool,
  upload: number,
  one: FileToStore,
  all: readonly FileToStore[],
  tell: (share: number) => Promise<unknown>,
) {
  const { levels, problems } =
    one.reading.use === 'levels' ? levelsOfFile(one, all, Date.now()) : { levels: [], problems: one.file.problems };
  let stored = 0;
  for (let from = 0; from < levels.length; from += ROWS_AT_ONCE) {
    const some = levels.slice(from, from + ROWS_AT_ONCE);
    const { rowCount } = await pool.query(insert, [one.reading.well_ndx, upload, one.file_ndx, ...columnsOf(some)]);
    stored += rowCount ?? 0;
    await tell((from + some.length) / levels.length);
  }
  const known = levels.length - stored;
  const said =
    known > 0
      ? [
          {
            line: null,
            what: `${known} readings have a time that is already stored for this well. The stored values stay.`,
          },
        ]
      : [];
  await pool.query(
    'update logger_files set rows_read = $2, rows_stored = $3, rows_known = $4, problems = $5 where file_ndx = $1',
    [one.file_ndx, one.file.rows.length, stored, known, JSON.stringify([...said, ...problems])],
  );
}

const columnsOf = (levels: readonly Level[]) => [
  levels.map(({ at }) => at),
  levels.map(({ dtw_ft }) => dtw_ft),
  levels.map(({ measured_ft }) => measured_ft),
  levels.map(({ temperature_c }) => temperature_c),
  levels.map(({ conductivity_us_cm }) => conductivity_us_cm),
  levels.map(({ battery_v }) => battery_v),
];
