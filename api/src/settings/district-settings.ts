import {
  changeDistrictSetting,
  districtSettings,
  isSettingFor,
  listDistrictSettings,
  listTimeZones,
  type DistrictSetting,
  type SettingNow,
} from '@artesian/contract/settings/district-settings';
import { act } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import { standardNotice } from '../notices/template.ts';
import type { Config } from '../platform/config.ts';
import type { Call } from '../platform/calls/call.ts';
import { contactOf, partsOfContact } from '../platform/district-contact.ts';
import { forbidden, invalid, notFound } from '../platform/problems.ts';
import type { Authentication } from '../sign-in/authentication.ts';
import { demandSecondFactors } from '../sign-in/second-factor/demand.ts';
import { changeSetting } from './change-setting.ts';
import { namesToTranslate } from './own-names.ts';
import type { LiveConfig } from './live-config.ts';
import { actUploadPicture, answerPicture } from './pictures.ts';
import { countAnew, countRecounts, readTimeZones, TIME_ZONE } from './time-zone.ts';

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
    const nameless = await namesToTranslate(database.pool, config);
    const recounts = await countRecounts(database.pool);
    return districtSettings
      .filter((setting) => isSettingFor(setting, user.roles))
      .map((setting) => {
        const { is_changed: isChanged = false, version = 0, changes = [] } = storedOf.get(setting.name) ?? {};
        const standard = setting.isNames ? nameless : (standardNotice(setting.name) ?? null);
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
      if (name === 'STAFF_SECOND_FACTOR' && value === 'true')
        await demandSecondFactors(client, { config, user, authentication });
      await changeSetting(client, { setting, value, means: valueOf(name, value), version });
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
