import {
  publishWaterLevels,
  publishWaterLevelsByPost,
  rebuildMapWells,
  rebuildMapWellsByPost,
} from '@artesian/contract/map/publishing';
import { answer } from '../platform/calls/answer.ts';

/** What is kept of the map is as old as the last change of the wells; this counts as one. */
const rebuild = `
  insert into data_versions as versions (table_name, backend, changes) values ('wells', pg_backend_pid(), 1)
  on conflict (table_name, backend) do update set changes = versions.changes + 1`;

/** Whoever asks for the map next gets wells and tiles made anew. */
export const answerRebuildMapWells = [rebuildMapWells, rebuildMapWellsByPost].map((endpoint) =>
  answer(endpoint, (_asked, { database }) => database.pool.query(rebuild)),
);

/** The graphs show every level that was measured until now. */
export const answerPublishWaterLevels = [publishWaterLevels, publishWaterLevelsByPost].map((endpoint) =>
  answer(endpoint, (_asked, { database }) => database.pool.query('select api.publish_water_levels()')),
);
