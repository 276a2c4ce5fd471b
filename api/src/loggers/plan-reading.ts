import type { ReadingOfFile } from '@artesian/contract/science/logger-uploads';
import { feetPer, unitOf } from '@artesian/domain/loggers/channels';
import type { LoggerFile } from '@artesian/domain/loggers/logger-file';
import { isTimeZone } from '@artesian/domain/loggers/place-in-time';
import type pg from 'pg';

export interface Planned {
  reading: ReadingOfFile;
  /** Whether it is as it was the last time that a file of this logger came. */
  is_remembered: boolean;
}

type Queries = Pick<pg.PoolClient, 'query'>;

/** How a file is to be read: as it was said, else as the last one of the same logger was, else by what the file says of itself. */
export async function planReading(
  client: Queries,
  file: LoggerFile,
  said: Partial<{ [K in keyof ReadingOfFile]: ReadingOfFile[K] | undefined }>,
  timeZone: string,
): Promise<Planned> {
  const remembered = await rememberedOf(client, file);
  const guessed = { ...guessOf(file, timeZone), well_ndx: await wellNamedIn(client, file) };
  const chosen = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  const { steps, ...other } = remembered ?? {};
  // Measurements by hand and other files belong to one visit: of a correction only how deep the logger hangs stays true.
  const lasting = steps?.filter(({ step }) => step === 'hang');
  return {
    reading: { ...guessed, ...other, ...(lasting && { steps: lasting }), ...chosen },
    is_remembered: remembered !== undefined,
  };
}

async function rememberedOf(client: Queries, { maker, serial, channels }: LoggerFile) {
  if (!serial) return undefined;
  const { rows } = await client.query<{ reading: ReadingOfFile }>(
    `select files.reading
     from logger_files as files
     join logger_uploads as uploads using (upload_ndx)
     left join wells on wells.well_ndx = (files.reading ->> 'well_ndx')::integer
     where files.serial = $1 and files.maker = $2 and uploads.status = 'completed' and uploads.undone_at is null
       and not coalesce(wells.removed, false)
     order by files.file_ndx desc
     limit 1`,
    [serial, maker],
  );
  const reading = rows[0]?.reading;
  return reading && (reading.channel === null || reading.channel < channels.length) ? reading : undefined;
}

/** The one well that is called as the file names its place or its logger. */
async function wellNamedIn(client: Queries, { location, serial }: LoggerFile): Promise<number | null> {
  const names = [location, serial].filter((name) => name !== null).map((name) => name.toLowerCase());
  if (names.length === 0) return null;
  const { rows } = await client.query<{ well_ndx: number }>(
    `select well_ndx
     from wells
     where not removed
       and (lower(well_name_logger) = any ($1) or lower(district_well_id) = any ($1) or lower(state_well_num) = any ($1)
         or lower(well_name) = any ($1))
     limit 2`,
    [names],
  );
  return rows.length === 1 ? rows[0]!.well_ndx : null;
}

const waterKinds = ['depth', 'level', 'pressure', 'barometer'];

function guessOf(file: LoggerFile, timeZone: string): ReadingOfFile {
  const ranked = file.channels
    .map(({ kind, unit }, index) => ({ kind, unit, index, rank: waterKinds.indexOf(kind) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank);
  const [best = file.channels.length === 1 ? { kind: 'depth', unit: file.channels[0]!.unit, index: 0 } : undefined] =
    ranked;
  const isAir = best?.kind === 'barometer' || /baro/i.test(`${file.location} ${file.serial}`);
  return {
    use: best === undefined ? 'nothing' : isAir ? 'barometer' : 'levels',
    well_ndx: null,
    channel: best?.index ?? null,
    measures: best?.kind === 'depth' ? 'depth' : 'level',
    unit: best === undefined ? 'ft' : feetPer(best.unit) === undefined ? 'ft' : best.unit,
    time_zone: file.timeZone && isTimeZone(file.timeZone) ? file.timeZone : timeZone,
    first_day: null,
    steps: [],
  };
}

/** What keeps a file from being stored as it is to be read; null where nothing does. */
export function missingIn(file: LoggerFile, reading: ReadingOfFile, barometers: ReadonlySet<string>): string | null {
  if (file.rows.length === 0) return 'The file has no readings.';
  if (reading.use === 'nothing') return null;
  if (reading.channel === null || !file.channels[reading.channel]) return 'Choose the column that has the levels.';
  if (feetPer(unitOf(reading.unit)) === undefined) return 'Choose the unit of the levels.';
  if (!isTimeZone(reading.time_zone)) return 'Choose the time zone of the logger.';
  if (file.rows[0]!.at.startsWith('T') && !reading.first_day) return 'Enter the first day of the logger’s readings.';
  if (reading.use === 'barometer') return null;
  if (reading.well_ndx === null) return 'Choose the well.';
  const unknown = reading.steps.find((step) => step.step === 'compensate' && !barometers.has(step.barometer));
  if (unknown) return 'Choose a barometer among the files.';
  const isReferred = reading.steps.some(({ step }) => step === 'hang' || step === 'tapes');
  if (reading.measures === 'level' && !isReferred)
    return 'Enter the depth of the logger, or choose a manual measurement to match.';
  return null;
}
