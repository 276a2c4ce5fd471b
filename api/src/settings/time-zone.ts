import type { TimeZone } from '@artesian/contract/settings/district-settings';
import type pg from 'pg';
import { publishWaterLevels } from '../jobs/publish-water-levels.ts';
import type { Jobs } from '../jobs/job.ts';
import type { Config } from '../platform/config.ts';
import { CannotOpen } from '../platform/database/cannot-open.ts';
import type { Database } from '../platform/database/open-database.ts';

type Queries = Pick<pg.Pool, 'query'>;

/** The name of the setting; what it says is in the database, as the body of `district_time_zone()`. */
export const TIME_ZONE = 'DISTRICT_TIME_ZONE';

/** PostgreSQL's codes for what a parameter cannot be, and for what was waited for too long. */
export const UNKNOWN_ZONE = '22023';
export const LOCKED = '55P03';

/** Where the district is. */
export async function readTimeZone({ pool }: Pick<Database, 'pool'>): Promise<string> {
  const { rows } = await pool.query<{ zone: string }>('select district_time_zone() as zone');
  return rows[0]!.zone;
}

/**
 * Says where the district is; every session of every process has it with the commit. Answers the name as PostgreSQL writes it. Throws
 * PostgreSQL's errors: `UNKNOWN_ZONE`, and `LOCKED` while levels are published.
 */
export async function setTimeZone(on: Queries, zone: string): Promise<string> {
  const { rows } = await on.query<{ zone: string }>('select set_district_time_zone($1) as zone', [zone]);
  return rows[0]!.zone;
}

/**
 * Has the district be where its screen of settings says, else where the settings of this process say, if they do: of processes that say
 * different zones, the one that started last is right. Answers the former and the present zone where they differ. Throws CannotOpen.
 */
export async function settleTimeZone(
  database: Pick<Database, 'pool'>,
  { toldTimeZone }: Pick<Config, 'toldTimeZone'>,
): Promise<{ former: string; present: string } | undefined> {
  const { rows } = await database.pool.query<{ value: string | null }>(
    'select value from district_settings where name = $1',
    [TIME_ZONE],
  );
  const wanted = rows[0]?.value ?? toldTimeZone;
  const former = await readTimeZone(database);
  if (wanted === undefined || wanted.toLowerCase() === former.toLowerCase()) return undefined;
  try {
    return { former, present: await setTimeZone(database.pool, wanted) };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === UNKNOWN_ZONE)
      throw new CannotOpen(
        `PostgreSQL does not know the time zone ${wanted}: set ${TIME_ZONE} to a name of its pg_timezone_names, such as America/Chicago.`,
        { cause: error },
      );
    if (code === LOCKED)
      throw new CannotOpen(
        `The time zone cannot become ${wanted} while another process publishes water levels: start again in a minute.`,
        { cause: error },
      );
    throw error;
  }
}

/** How many wells have days of levels that are still counted by a former time zone. */
export async function countRecounts(on: Queries): Promise<number> {
  const { rows } = await on.query<{ wells: number }>('select count(*)::integer as wells from level_recounts');
  return rows[0]!.wells;
}

/** Has days of levels counted anew that wait for it. */
export async function countAnew({ database, jobs }: { database: Pick<Database, 'pool'>; jobs: Jobs }) {
  if ((await countRecounts(database.pool)) > 0) jobs.begin(publishWaterLevels);
}

/** Those of the United States and its islands, from the largest to places with rules of their own. */
const ofTheUnitedStates = [
  'America/Chicago',
  'America/Denver',
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'America/Boise',
  'America/Detroit',
  'America/Menominee',
  'America/Indiana/Knox',
  'America/Indiana/Marengo',
  'America/Indiana/Petersburg',
  'America/Indiana/Tell_City',
  'America/Indiana/Vevay',
  'America/Indiana/Vincennes',
  'America/Indiana/Winamac',
  'America/Indianapolis',
  'America/Kentucky/Monticello',
  'America/Louisville',
  'America/North_Dakota/Beulah',
  'America/North_Dakota/Center',
  'America/North_Dakota/New_Salem',
  'America/Adak',
  'America/Juneau',
  'America/Metlakatla',
  'America/Nome',
  'America/Sitka',
  'America/Yakutat',
  'America/St_Thomas',
  'Pacific/Guam',
  'Pacific/Pago_Pago',
  'Pacific/Saipan',
];

/** The zones that this program and PostgreSQL both know, those of the United States first. */
export async function readTimeZones(on: Queries): Promise<TimeZone[]> {
  const { rows } = await on.query<{ name: string }>(
    'select name from pg_timezone_names where name = any ($1) order by array_position($2, name), name',
    [Intl.supportedValuesOf('timeZone'), ofTheUnitedStates],
  );
  return rows.map(({ name }) => ({ name, is_of_united_states: ofTheUnitedStates.includes(name) }));
}
