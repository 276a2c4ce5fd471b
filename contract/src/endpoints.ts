import { backChannelLogout, me, signOut } from './account.ts';
import { amendmentViews } from './amendments.ts';
import { attachedFile } from './attachments.ts';
import { dashboardViews } from './dashboard.ts';
import { droughtCompliance, droughtViews, lastRunOfCompliance, refreshCompliance } from './drought.ts';
import type { Endpoint, View } from './endpoint.ts';
import { fieldViews } from './field-services.ts';
import { graphViews } from './graphs.ts';
import { recordHistory } from './history.ts';
import {
  adjacentWells,
  mapFilters,
  mapLayers,
  mapSourceFeatures,
  mapSources,
  mapTile,
  mapWells,
  oneMapWell,
  oneNamedWell,
  wellMeasurements,
} from './map.ts';
import { activeWellsShapefile, mapWellsFile } from './map-export.ts';
import { permitGroupViews } from './permit-groups.ts';
import { permitListViews } from './permit-lists.ts';
import { permitTypeViews } from './permit-types.ts';
import { certificates, permitViews } from './permits.ts';
import { publishWaterLevels, publishWaterLevelsByPost, rebuildMapWells, rebuildMapWellsByPost } from './publishing.ts';
import { pumpageViews } from './pumpage.ts';
import { queryViews } from './query-and-download.ts';
import { fieldMeters, readingsToEdit, readingViews } from './readings.ts';
import { registrationViews } from './registrations.ts';
import { publicSettings } from './settings.ts';
import { listUserRoles, listUsers } from './users.ts';
import { waterScienceViews } from './water-science.ts';
import { wellListViews } from './well-lists.ts';
import { wellPartViews } from './well-parts.ts';

/** Every call that is neither a register's, nor a view, nor a lookup. */
export const endpoints = {
  publicSettings,
  me,
  signOut,
  backChannelLogout,
  recordHistory,
  mapFilters,
  mapLayers,
  mapSources,
  mapSourceFeatures,
  mapTile,
  oneMapWell,
  oneNamedWell,
  wellMeasurements,
  adjacentWells,
  mapWellsFile,
  activeWellsShapefile,
  attachedFile,
  listUserRoles,
  listUsers,
  droughtCompliance,
  lastRunOfCompliance,
  refreshCompliance,
  certificates,
  readingsToEdit,
  fieldMeters,
  rebuildMapWells,
  rebuildMapWellsByPost,
  publishWaterLevels,
  publishWaterLevelsByPost,
};

/** Every call that reads a SQL view of the same name. */
export const views = [
  mapWells,
  ...wellPartViews,
  ...wellListViews,
  ...registrationViews,
  ...permitViews,
  ...permitListViews,
  ...permitGroupViews,
  ...permitTypeViews,
  ...amendmentViews,
  ...readingViews,
  ...graphViews,
  ...pumpageViews,
  ...queryViews,
  ...fieldViews,
  ...waterScienceViews,
  ...dashboardViews,
  ...droughtViews,
] as View[];

export const everyEndpoint: Endpoint[] = Object.values(endpoints);
