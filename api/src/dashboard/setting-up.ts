import { settingUp, stepsOfSettingUp, type StepOfSettingUp } from '@artesian/contract/dashboard/setting-up';
import { NO_OWNER } from '@artesian/contract/language/fields';
import { districtBoundary } from '@artesian/contract/map/sources';
import { answer } from '../platform/calls/answer.ts';
import { UNNAMED_DISTRICT } from '../platform/config.ts';

const readDone = `
  select
    -- The words of wells that are there are the district's own.
    exists (select from wells where not removed)
      or exists (select from word_acts where undone_at is null and cardinality(lists) > 1) as lists,
    exists (select from map_features where source_id = '${districtBoundary}') as boundary,
    exists (select from contacts where not removed and rolo_ndx <> ${NO_OWNER}) as people,
    exists (select from wells where not removed) as wells,
    exists (select from permits where not removed) as permits,
    exists (select from meter_readings) or exists (select from well_production) as readings`;

/** `GET /api/setting-up` */
export const answerSettingUp = answer(settingUp, async (_asked, { database, config }) => {
  const { rows } = await database.pool.query<Record<Exclude<StepOfSettingUp, 'name'>, boolean>>(readDone);
  const done = { name: config.DISTRICT_NAME !== UNNAMED_DISTRICT, ...rows[0]! };
  return stepsOfSettingUp.map((step) => ({ step, done: done[step] }));
});
