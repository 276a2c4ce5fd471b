import type { Endpoint } from './language/endpoint.ts';
import type { View } from './language/view.ts';
import * as alerts from './alerts/alerts.ts';
import * as apiKeys from './api-keys/api-keys.ts';
import * as dashboard from './dashboard/dashboard.ts';
import * as settingUp from './dashboard/setting-up.ts';
import * as workWaiting from './dashboard/work-waiting.ts';
import * as declarations from './drought/declarations.ts';
import * as drought from './drought/drought.ts';
import * as districtToday from './drought/district-today.ts';
import * as droughts from './drought/droughts.ts';
import * as droughtTriggers from './drought/triggers.ts';
import * as fieldServices from './field/field-services.ts';
import * as atAGlance from './glance/at-a-glance.ts';
import * as guides from './guides/guides.ts';
import * as importingCalls from './importing/calls.ts';
import * as districtTexts from './language/district-texts.ts';
import * as errorReport from './language/error-report.ts';
import * as history from './language/history.ts';
import * as settings from './language/settings.ts';
import * as adjacentWells from './map/adjacent-wells.ts';
import * as aquifers from './map/aquifers.ts';
import * as baseMap from './map/base-map.ts';
import * as bringShapes from './map/bring-shapes.ts';
import * as graphs from './map/graphs.ts';
import * as layers from './map/layers.ts';
import * as comparedLevels from './map/compared-levels.ts';
import * as levelHistory from './map/level-history.ts';
import * as levelsOverYears from './map/levels-over-years.ts';
import * as mapExport from './map/map-export.ts';
import * as mapHome from './map/map-home.ts';
import * as mapLayerList from './map/map-layer-list.ts';
import * as mapWells from './map/map-wells.ts';
import * as place from './map/place.ts';
import * as myPlace from './map/my-place.ts';
import * as publishing from './map/publishing.ts';
import * as search from './map/search.ts';
import * as sources from './map/sources.ts';
import * as tiles from './map/tiles.ts';
import * as wellCategories from './map/well-categories.ts';
import * as wellFacets from './map/well-facets.ts';
import * as wellsInView from './map/wells-in-view.ts';
import * as likelyDuplicates from './merging/likely-duplicates.ts';
import * as merging from './merging/merging.ts';
import * as pumpage from './metering/pumpage.ts';
import * as readingsEntry from './metering/readings-entry.ts';
import * as readingsFiles from './metering/readings-files.ts';
import * as readings from './metering/readings.ts';
import * as replacement from './metering/replacement.ts';
import * as underNoPermit from './metering/under-no-permit.ts';
import * as wellProduction from './metering/well-production.ts';
import * as notices from './notices/notices.ts';
import * as stopReminders from './notices/stop-reminders.ts';
import * as features from './open-data/features.ts';
import * as files from './open-data/files.ts';
import * as claims from './owners/claims.ts';
import * as delegations from './owners/delegations.ts';
import * as submittedReadings from './owners/submitted-readings.ts';
import * as shortLinks from './pages/short-links.ts';
import * as account from './people/account.ts';
import * as activityLog from './people/activity-log.ts';
import * as contactOptions from './people/contact-options.ts';
import * as personExport from './people/person-export.ts';
import * as savedViews from './people/saved-views.ts';
import * as signInMethods from './people/sign-in-methods.ts';
import * as usersFiles from './people/users-files.ts';
import * as users from './people/users.ts';
import * as amendments from './permits/amendments.ts';
import * as permitAttachments from './permits/attachments.ts';
import * as issuedCertificates from './permits/issued-certificates.ts';
import * as memberships from './permits/memberships.ts';
import * as permitGroups from './permits/permit-groups.ts';
import * as permitLists from './permits/permit-lists.ts';
import * as permitTypes from './permits/permit-types.ts';
import * as permitYears from './permits/permit-years.ts';
import * as permits from './permits/permits.ts';
import * as recounts from './permits/recounts.ts';
import * as renewals from './permits/renewals.ts';
import * as reserves from './permits/reserves.ts';
import * as yearsToClose from './permits/years-to-close.ts';
import * as find from './query/find.ts';
import * as queryAndDownload from './query/query-and-download.ts';
import * as queryCalls from './query/query-calls.ts';
import * as queryMails from './query/query-mails.ts';
import * as registrationsCalls from './registrations/calls.ts';
import * as registrations from './registrations/registrations.ts';
import * as levelRules from './science/level-rules.ts';
import * as levelSeries from './science/level-series.ts';
import * as loggerUploads from './science/logger-uploads.ts';
import * as waterScience from './science/water-science.ts';
import * as districtFile from './settings/district-file.ts';
import * as districtSettings from './settings/district-settings.ts';
import * as vocabulariesCalls from './vocabularies/calls.ts';
import * as wellAttachments from './wells/attachments.ts';
import * as wellLists from './wells/well-lists.ts';
import * as wellPortrait from './wells/portrait.ts';
import * as wellRelations from './wells/well-relations.ts';

/** The modules of endpoints and views. Whatever they export of them, by itself or in a list, is a call of the product. */
const modules: readonly object[] = [
  alerts,
  apiKeys,
  dashboard,
  settingUp,
  workWaiting,
  declarations,
  drought,
  districtToday,
  droughts,
  droughtTriggers,
  fieldServices,
  atAGlance,
  guides,
  importingCalls,
  districtTexts,
  errorReport,
  history,
  settings,
  adjacentWells,
  aquifers,
  baseMap,
  bringShapes,
  graphs,
  layers,
  comparedLevels,
  levelHistory,
  levelsOverYears,
  mapExport,
  mapHome,
  mapLayerList,
  mapWells,
  place,
  myPlace,
  publishing,
  search,
  sources,
  tiles,
  wellCategories,
  wellFacets,
  wellsInView,
  likelyDuplicates,
  merging,
  pumpage,
  readingsEntry,
  readingsFiles,
  readings,
  replacement,
  underNoPermit,
  wellProduction,
  notices,
  stopReminders,
  features,
  files,
  claims,
  delegations,
  submittedReadings,
  shortLinks,
  account,
  activityLog,
  contactOptions,
  personExport,
  savedViews,
  signInMethods,
  usersFiles,
  users,
  amendments,
  permitAttachments,
  issuedCertificates,
  memberships,
  permitGroups,
  permitLists,
  permitTypes,
  permitYears,
  permits,
  recounts,
  renewals,
  reserves,
  yearsToClose,
  find,
  queryAndDownload,
  queryCalls,
  queryMails,
  registrationsCalls,
  registrations,
  levelRules,
  levelSeries,
  loggerUploads,
  waterScience,
  districtFile,
  districtSettings,
  vocabulariesCalls,
  wellAttachments,
  wellLists,
  wellPortrait,
  wellRelations,
];

const isObject = (exported: unknown): exported is object => typeof exported === 'object' && exported !== null;
const isEndpoint = (exported: object): exported is Endpoint =>
  'method' in exported && 'path' in exported && 'answer' in exported;
const isView = (exported: object): exported is View => 'row' in exported && 'by' in exported && 'orderBy' in exported;

/** Modules export in no order that can be relied on. */
const addressOf = ({ path, by }: View) => [path, ...Object.keys(by.shape)].join('/');

const exported = modules.flatMap((module): unknown[] => Object.values(module)).filter(isObject);
const declared = exported.flatMap((one): unknown[] => (isEndpoint(one) || isView(one) ? [one] : Object.values(one)));
/** What stands in a list may also be exported by itself. */
const once = [...new Set(declared)].filter(isObject);

/** Every call that is neither a register's, nor a view, nor a lookup. */
export const endpoints: readonly Endpoint[] = once.filter(isEndpoint);

/** Every call that reads a SQL view of the same name, by its address. */
export const views: readonly View[] = once
  .filter(isView)
  .toSorted((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1));
