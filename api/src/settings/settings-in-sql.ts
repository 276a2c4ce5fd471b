import type pg from 'pg';
import type { Config } from '../platform/config.ts';

/** What keeps a setting where SQL reads it. */
const keeping: Partial<Record<keyof Config, string>> = {
  DISTRICT_LATE_READINGS_PUBLIC:
    'update district_rules set late_readings_are_public = $1 where late_readings_are_public <> $1',
  DISTRICT_STAGES_GO_ON: 'select api.decide_stages_go_on($1)',
  DISTRICT_YEAR_FIRST_MONTH: 'select set_district_year($1, null)',
  DISTRICT_YEAR_NAMED_FOR: 'select set_district_year(null, $1)',
  DISTRICT_METER_TOLERANCE: 'update district_rules set meter_tolerance_pct = $1 where meter_tolerance_pct <> $1',
  DISTRICT_PERMIT_NUMBER: 'update district_rules set permit_number_pattern = $1 where permit_number_pattern <> $1',
  DISTRICT_PUBLIC_WELL_LOGS: 'update district_rules set well_logs_are_public = $1 where well_logs_are_public <> $1',
  DISTRICT_READING_DUE_DAY: 'update district_rules set reading_due_day = $1 where reading_due_day <> $1',
};

/** Lets SQL go by the settings of this server: by those that it has not been told. */
export async function tellSqlOfSettings(database: Pick<pg.Pool, 'query'>, config: Config) {
  for (const name of Object.keys(keeping) as (keyof Config)[]) await tellSql(database, name, config[name]);
}

/** Lets SQL go by what a setting is now, where it goes by that setting. */
export async function tellSql(database: Pick<pg.Pool, 'query'>, name: string, value: unknown) {
  const statement = keeping[name as keyof Config];
  if (statement) await database.query(statement, [value]);
}
