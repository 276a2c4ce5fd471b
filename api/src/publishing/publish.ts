import * as publishing from '@artesian/contract/map/publishing';
import { publishWaterLevels } from '../jobs/publish-water-levels.ts';
import { rebuildMapWells } from '../jobs/rebuild-map-wells.ts';
import { answer } from '../platform/calls/answer.ts';

/** Whoever asks for the map next gets wells and tiles made anew. */
export const answerRebuildMapWells = [publishing.rebuildMapWells, publishing.rebuildMapWellsByPost].map((endpoint) =>
  answer(endpoint, (_asked, { jobs }) => jobs.ask(rebuildMapWells)),
);

/** The graphs show every level that was measured until now. */
export const answerPublishWaterLevels = [publishing.publishWaterLevels, publishing.publishWaterLevelsByPost].map(
  (endpoint) => answer(endpoint, (_asked, { jobs }) => jobs.ask(publishWaterLevels)),
);
