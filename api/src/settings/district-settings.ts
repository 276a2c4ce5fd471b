import {
  changeDistrictSetting,
  districtSettings,
  isSettingFor,
  listDistrictSettings,
  listTimeZones,
  mostCharactersOf,
  type DistrictSetting,
  type SettingNow,
} from '@artesian/contract/settings/district-settings';
import type pg from 'pg';
import { act } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import { standardNotice } from '../notices/template.ts';
import type { Config } from '../platform/config.ts';
import type { Call } from '../platform/calls/call.ts';
import { contactOf, partsOfContact } from '../platform/district-contact.ts';
import { forbidden, invalid, notFound, Refusal } from '../platform/problems.ts';
import type { Authentication } from '../sign-in/authentication.ts';
import { demandSecondFactors } from '../sign-in/second-factor/demand.ts';
import { keepSetting } from './keep-setting.ts';
import type { LiveConfig } from './live-config.ts';
import { actUploadPicture, answerPicture } from './pictures.ts';
import { settingIn } from './setting-in.ts';
import { isYearInUse, YEAR_STAYS } from './district-year.ts';
import { tellSql } from './settings-in-sql.ts';
import { countAnew, countRecounts, LOCKED, readTimeZones, setTimeZone, TIME_ZONE, UNKNOWN_ZONE } from './time-zone.ts';

type Stored = Pick<SettingNow, 'version' | 'changes'> & { name: string; is_changed: boolean };

const stored = `
  select settings.name, settings.version, settings.value is not null as is_changed,
    json_agg(
      json_build_object('at', at, 'who', coalesce(accounts.name, who), 'from', before ->> 'value', 'to', after ->> 'value')
      order by change_ndx desc
    ) as changes
  from district_settings as settings
  join history.changes on table_name = 'district_settings' and record_key = settings.name
  left join accounts on accounts.sub = changes.who
  group by settings.name`;

/** The calls of `/api/district-settings`. */
export const callsOfSettings = (liveConfig: LiveConfig, authentication: Authentication): Call[] => [
  answerSettings(liveConfig),
  actChange(liveConfig, authentication),
  answerTimeZones,
  actUploadPicture,
  answerPicture,
];

const answerSettings = ({ config, refresh }: LiveConfig) =>
  answer(listDistrictSettings, async ({ user }, { database }) => {
    await refresh();
    const { rows } = await database.pool.query<Stored>(stored);
    const storedOf = new Map(rows.map((row) => [row.name, row]));
    const recounts = await countRecounts(database.pool);
    return districtSettings
      .filter((setting) => isSettingFor(setting, user.roles))
      .map((setting) => {
        const { is_changed: isChanged = false, version = 0, changes = [] } = storedOf.get(setting.name) ?? {};
        const standard = standardNotice(setting.name) ?? null;
        const underWay = setting.isTimeZone ? recounting(recounts) : null;
        const invented = inventedFor(setting.name, config);
        return {
          name: setting.name,
          ...told(setting, config),
          standard,
          invented,
          isChanged,
          version,
          changes,
          underWay,
        };
      });
  });

function told({ name, isSecret }: DistrictSetting, config: Config): Pick<SettingNow, 'value' | 'isSet'> {
  const value = config[name as keyof Config];
  const isSet = value !== undefined && value !== '';
  return { value: isSet && !isSecret ? String(value) : null, isSet };
}

/** What a demonstration shows of the office in place of this setting. */
function inventedFor(name: string, config: Config): string | null {
  const part = partsOfContact[name];
  return part === undefined || config[name as keyof Config] !== undefined ? null : contactOf(config)[part];
}

const recounting = (wells: number): string | null =>
  wells === 0
    ? null
    : `Daily water levels are being recalculated: ${wells} ${wells === 1 ? 'well is' : 'wells are'} left.`;

const answerTimeZones = answer(listTimeZones, (_asked, { database }) => readTimeZones(database.pool));

const actChange = ({ refresh, valueOf }: LiveConfig, authentication: Authentication) =>
  act(
    changeDistrictSetting,
    async ({ params: { name }, body, client, user, version }, { config }) => {
      const setting = districtSettings.find((one) => one.name === name);
      if (!setting) throw notFound('such setting');
      if (!isSettingFor(setting, user.roles)) throw forbidden('Only Developers change this setting.');
      if (setting.isFixed) throw invalid('value', `${setting.label} is set where the server runs.`);
      const value = body.value === '' ? null : body.value;
      if (value !== null) refuseUnfit(setting, value);
      const kept = setting.isTimeZone ? await moveTo(client, value, String(valueOf(name, value))) : value;
      if (name === 'STAFF_SECOND_FACTOR' && value === 'true')
        await demandSecondFactors(client, { config, user, authentication });
      await keepSetting(client, name, kept, version);
      await tellSql(client, name, valueOf(name, value)).catch(refuseYearInUse);
    },
    async (context, { name }) => {
      try {
        // Whoever asks for the settings next, as the page does, has the change.
        await refresh();
        if (name === TIME_ZONE) await countAnew(context);
      } catch {
        // It is changed: settings are read again within some seconds, and days are counted at night.
      }
    },
  );

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
