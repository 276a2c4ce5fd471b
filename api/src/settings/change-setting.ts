import { mostCharactersOf, type DistrictSetting } from '@artesian/contract/settings/district-settings';
import type pg from 'pg';
import { invalid, Refusal } from '../platform/problems.ts';
import { isYearInUse, YEAR_STAYS } from './district-year.ts';
import { keepSetting } from './keep-setting.ts';
import { settingIn } from './setting-in.ts';
import { tellSql } from './settings-in-sql.ts';
import { LOCKED, setTimeZone, UNKNOWN_ZONE } from './time-zone.ts';

export interface SettingToChange {
  setting: DistrictSetting;
  /** Null lets it be as the server was started. */
  value: string | null;
  /** What that means for the product. */
  means: unknown;
  /** That the change is based on. */
  version?: number | undefined;
}

/** Changes a setting, for SQL too. Throws a refusal in words for what it cannot be, and 412 where somebody changed it after `version`. */
export async function changeSetting(client: pg.PoolClient, { setting, value, means, version }: SettingToChange) {
  const { name } = setting;
  if (value !== null) refuseUnfit(setting, value);
  const kept = setting.isTimeZone ? await moveTo(client, value, String(means)) : value;
  await keepSetting(client, name, kept, version);
  await tellSql(client, name, means).catch(refuseYearInUse);
}

/** What is kept by fiscal years would be of others. */
function refuseYearInUse(error: unknown): never {
  throw isYearInUse(error) ? invalid('value', YEAR_STAYS) : error;
}

/** Lets the district be in a time zone: the one that was chosen, else that of the server. Answers the name to keep. */
async function moveTo(client: pg.PoolClient, chosen: string | null, zone: string) {
  try {
    const name = await setTimeZone(client, zone);
    return chosen && name;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === UNKNOWN_ZONE)
      throw invalid('value', `PostgreSQL does not know the time zone ${zone}. Choose another.`);
    if (code === LOCKED)
      throw new Refusal(409, 'busy', 'Busy', 'Water levels are being published right now. Try again in a minute.');
    throw error;
  }
}

function refuseUnfit(setting: DistrictSetting, value: string) {
  const { name, isAddress } = setting;
  const most = mostCharactersOf(setting);
  if (value.length > most) throw invalid('value', `Use at most ${most} characters.`);
  if (isAddress && !value.startsWith('https://')) throw invalid('value', 'Enter an address that starts with https://.');
  const read = settingIn(name, value);
  if ('problem' in read) throw invalid('value', `It ${read.problem}.`);
}
