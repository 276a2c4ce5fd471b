import { districtSettings } from '@artesian/contract/settings/district-settings';
import { setVolumeUnit } from '@artesian/domain/volume-unit';
import { readOwnNames } from '@artesian/domain/texts/own-names';
import { setOwnNames } from '@artesian/domain/texts/translate';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/open-database.ts';
import { CannotOpen } from '../platform/database/cannot-open.ts';
import { isYearInUse, YEAR_STAYS } from './district-year.ts';
import { settingIn } from './setting-in.ts';
import { tellSqlOfSettings } from './settings-in-sql.ts';
import { TIME_ZONE } from './time-zone.ts';

/** How long another process of the district may go by former settings, in ms. */
const EVERY = 10_000;

/** The settings as the district has them now. */
export interface LiveConfig {
  /** Always this object: who reads a setting when it is needed reads the newest. */
  config: Config;
  /** Reads what was changed, here or by another process. */
  refresh: () => Promise<void>;
  /** What a setting is once it is changed to this text, or to null: as the server was started. */
  valueOf: (name: string, text: string | null) => unknown;
  close: () => void;
}

/** The time zone is as the database goes by it, whoever has said so. */
const readChanged = `
  select name, value from district_settings where value is not null and name <> $1
  union all
  select $1, district_time_zone()`;

/** Settings that were changed on their screen stand before those of the environment. */
export async function openLiveConfig(given: Config, { pool }: Pick<Database, 'pool'>): Promise<LiveConfig> {
  const config = { ...given };
  const refresh = async () => {
    const { rows } = await pool.query<{ name: string; value: string }>(readChanged, [TIME_ZONE]);
    const changed = new Map(rows.map(({ name, value }) => [name, value]));
    const settings = districtSettings.filter(({ isFixed }) => !isFixed);
    Object.assign(
      config,
      Object.fromEntries(settings.map(({ name }) => [name, valueOf(given, name, changed.get(name) ?? null)])),
    );
    setVolumeUnit(config.DISTRICT_VOLUME_UNIT);
    setOwnNames('es', readOwnNames(config.DISTRICT_NAMES_ES ?? ''));
  };
  await refresh();
  await tellSqlOfSettings(pool, config).catch(stopAtYearInUse);
  // A database that does not answer lets the settings be as they were.
  const timer = setInterval(() => void refresh().catch(() => undefined), EVERY);
  timer.unref();
  return {
    config,
    refresh,
    valueOf: (name, text) => valueOf(given, name, text),
    close: () => clearInterval(timer),
  };
}

function stopAtYearInUse(error: unknown): never {
  throw isYearInUse(error)
    ? new CannotOpen(`DISTRICT_YEAR_FIRST_MONTH and DISTRICT_YEAR_NAMED_FOR: ${YEAR_STAYS}`, { cause: error })
    : error;
}

/** What a version of the product no longer takes is as if nobody had changed it. */
function valueOf(given: Config, name: string, text: string | null): unknown {
  const read = text === null ? undefined : settingIn(name, text);
  return read && 'means' in read ? read.means : given[name as keyof Config];
}
