import {
  changeDistrictSetting,
  districtSettings,
  listDistrictSettings,
  mostCharactersOf,
  type DistrictSetting,
  type SettingNow,
} from '@artesian/contract/settings/district-settings';
import { act } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import { standardNotice } from '../notices/template.ts';
import type { Config } from '../platform/config.ts';
import type { Call } from '../platform/calls/call.ts';
import { invalid, notFound } from '../platform/problems.ts';
import { keepSetting } from './keep-setting.ts';
import type { LiveConfig } from './live-config.ts';
import { actUploadPicture, answerPicture } from './pictures.ts';
import { settingIn } from './setting-in.ts';
import { tellSql } from './settings-in-sql.ts';

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
export const callsOfSettings = (liveConfig: LiveConfig): Call[] => [
  answerSettings(liveConfig),
  actChange(liveConfig),
  actUploadPicture,
  answerPicture,
];

const answerSettings = ({ config, refresh }: LiveConfig) =>
  answer(listDistrictSettings, async (_asked, { database }) => {
    await refresh();
    const { rows } = await database.pool.query<Stored>(stored);
    const storedOf = new Map(rows.map((row) => [row.name, row]));
    return districtSettings.map((setting) => {
      const { is_changed: isChanged = false, version = 0, changes = [] } = storedOf.get(setting.name) ?? {};
      const standard = standardNotice(setting.name) ?? null;
      return { name: setting.name, ...told(setting, config), standard, isChanged, version, changes };
    });
  });

function told({ name, isSecret }: DistrictSetting, config: Config): Pick<SettingNow, 'value' | 'isSet'> {
  const value = config[name as keyof Config];
  const isSet = value !== undefined && value !== '';
  return { value: isSet && !isSecret ? String(value) : null, isSet };
}

const actChange = ({ refresh, valueOf }: LiveConfig) =>
  act(
    changeDistrictSetting,
    async ({ params: { name }, body, client, version }) => {
      const setting = districtSettings.find((one) => one.name === name);
      if (!setting) throw notFound('such setting');
      if (setting.isFixed) throw invalid('value', `${setting.label} is set where the server runs.`);
      const value = body.value === '' ? null : body.value;
      if (value !== null) refuseUnfit(setting, value);
      await keepSetting(client, name, value, version);
      await tellSql(client, name, valueOf(name, value));
    },
    () => void refresh().catch(() => undefined),
  );

function refuseUnfit(setting: DistrictSetting, value: string) {
  const { name, isAddress } = setting;
  const most = mostCharactersOf(setting);
  if (value.length > most) throw invalid('value', `Use at most ${most} characters.`);
  if (isAddress && !value.startsWith('https://')) throw invalid('value', 'Enter an address that starts with https://.');
  const read = settingIn(name, value);
  if ('problem' in read) throw invalid('value', `It ${read.problem}.`);
}
