import { views } from '@artesian/contract/endpoints';
import { mapWells } from '@artesian/contract/map/map-wells';
import { lookups } from '@artesian/contract/lookups';
import { registers } from '@artesian/contract/registers';
import * as alerts from './alerts/answer.ts';
import * as makeApiKey from './api-keys/make-key.ts';
import * as attachments from './attachments/attach.ts';
import * as oneAttachment from './attachments/one-file.ts';
import * as settingUp from './dashboard/setting-up.ts';
import { callsOfDistrictFile } from './district/calls.ts';
import * as droughtCompliance from './drought/compliance.ts';
import * as declareStage from './drought/declare-stage.ts';
import * as districtToday from './drought/district-today.ts';
import * as droughtLimits from './drought/limits.ts';
import * as replayTriggers from './drought/triggers/replay.ts';
import * as whatEntriesDo from './drought/what-entries-do.ts';
import * as reportedError from './error-reports/reported-error.ts';
import * as inspections from './field/inspections.ts';
import * as measurements from './field/measurements.ts';
import * as meterReadings from './field/meter-readings.ts';
import * as wellRecord from './field/well-record.ts';
import * as find from './find/answer.ts';
import * as guides from './guides/guides.ts';
import * as importedShapes from './import/layers/calls.ts';
import * as imports from './import/screen/calls.ts';
import * as failedJobs from './jobs/failed-jobs.ts';
import * as checkLevelRules from './levels/rules/check-level-rules.ts';
import * as seriesCalls from './levels/series-calls.ts';
import * as seriesFile from './levels/series-file.ts';
import * as previewUpload from './loggers/preview-upload.ts';
import * as runUploadAgain from './loggers/run-again.ts';
import * as startUpload from './loggers/start-upload.ts';
import * as undoUpload from './loggers/undo-upload.ts';
import * as adjacentWells from './map/adjacent-wells.ts';
import * as allMapWells from './map/all-wells.ts';
import * as baseMapFile from './map/base-map/base-map-file.ts';
import * as comparedLevels from './map/compared-levels.ts';
import * as levelHistory from './map/level-history.ts';
import * as levelsOverYears from './map/levels-over-years.ts';
import * as levelSummary from './map/level-summary.ts';
import * as mapExport from './map/export/answer.ts';
import * as mapFilters from './map/filters.ts';
import * as mapHome from './map/home.ts';
import * as mapLayers from './map/layers.ts';
import * as layerShapes from './map/layer-shapes.ts';
import * as myPlace from './map/my-place.ts';
import * as oneMapWell from './map/one-well.ts';
import * as placeOnMap from './map/place/answer.ts';
import * as mapSearch from './map/search/answer.ts';
import * as mapSources from './map/sources.ts';
import * as mapTiles from './map/tiles.ts';
import * as wellMeasurements from './map/well-measurements.ts';
import * as wellPortrait from './map/well-portrait.ts';
import * as wellsInView from './map/wells-in-view.ts';
import * as describeMerges from './merging/describe-merges.ts';
import * as likelyDuplicates from './merging/likely-duplicates.ts';
import * as mergeRecords from './merging/merge-records.ts';
import * as previewMerge from './merging/preview-merge.ts';
import * as undoMerge from './merging/undo-merge.ts';
import * as replaceMeter from './meters/replace-meter.ts';
import * as undoReplacement from './meters/undo-replacement.ts';
import * as markLetters from './notices/mark-letters.ts';
import * as sendNotice from './notices/send-notice.ts';
import * as stopReminders from './notices/stop-reminders.ts';
import * as openData from './open-data/answer.ts';
import * as openDataFiles from './open-data/files/answer.ts';
import * as answerSubmission from './owners/answer-submission.ts';
import * as claimRecords from './owners/claim-records.ts';
import * as delegations from './owners/delegations.ts';
import * as makeClaim from './owners/make-claim.ts';
import * as submitReading from './owners/submit-reading.ts';
import * as shortLinks from './pages/short-links.ts';
import * as exportPerson from './people/export-person.ts';
import * as noteExport from './people/note-export.ts';
import * as savedViews from './people/saved-views.ts';
import * as whatAmendmentDoes from './permits/amendments/what-it-does.ts';
import * as printedCertificates from './permits/certificates.ts';
import * as issuedCertificates from './permits/issued-certificates.ts';
import * as linkPermits from './permits/link-permits.ts';
import * as recounts from './permits/recounts.ts';
import * as renewPermits from './permits/renew-permits.ts';
import * as tellMoves from './permits/tell-moves.ts';
import * as publishing from './publishing/publish.ts';
import * as query from './query/answer.ts';
import * as queryMails from './query/mails/answer.ts';
import * as importReadings from './readings/file/import-readings.ts';
import * as undoReadingsImport from './readings/file/undo-import.ts';
import * as productionToEdit from './readings/production-to-edit.ts';
import * as readingsToEdit from './readings/readings-to-edit.ts';
import * as saveProduction from './readings/save-production.ts';
import * as saveReadings from './readings/save-readings.ts';
import * as recordHistory from './register/history.ts';
import * as restoreRecord from './register/restore.ts';
import * as correctRegistration from './registrations/correct.ts';
import * as letInRegistration from './registrations/let-in.ts';
import * as openedRegistration from './registrations/opened-form.ts';
import * as ownRegistrations from './registrations/own.ts';
import * as sendBackRegistration from './registrations/send-back.ts';
import * as sendInRegistration from './registrations/send-in.ts';
import * as registrationStatus from './registrations/status.ts';
import * as districtTexts from './settings/district-texts.ts';
import * as publicSettings from './settings/public-settings.ts';
import * as chosenLanguage from './sign-in/choose-language.ts';
import * as me from './sign-in/me.ts';
import * as signIns from './sign-in/sign-ins.ts';
import * as vocabularies from './vocabularies/calls.ts';
import { type Call } from './platform/calls/call.ts';
import { callsOfRegister } from './register/calls.ts';
import { relationsIn } from './register/relations.ts';
import type { Authentication } from './sign-in/authentication.ts';
import { answerChangePassword } from './sign-in/change-password.ts';
import { callsOfSecondFactor } from './sign-in/second-factor/calls.ts';
import { answerSignOut, answerSignOutEverywhere } from './sign-in/sign-out.ts';
import { callsOfSettings } from './settings/district-settings.ts';
import { type LiveConfig } from './settings/live-config.ts';
import { callsOfUsers } from './users/calls.ts';
import { openDirectory } from './users/directory/open-directory.ts';
import { type Dependencies } from './views/dependencies.ts';
import { answerLookup } from './views/answer-lookup.ts';
import { answerView } from './views/answer-view.ts';

/** The modules of calls: whatever they export of them, by itself or in a list, answers a call of the contract. */
const modules: readonly object[] = [
  alerts,
  makeApiKey,
  attachments,
  oneAttachment,
  settingUp,
  droughtCompliance,
  declareStage,
  districtToday,
  droughtLimits,
  replayTriggers,
  whatEntriesDo,
  reportedError,
  inspections,
  measurements,
  meterReadings,
  wellRecord,
  find,
  guides,
  importedShapes,
  imports,
  failedJobs,
  checkLevelRules,
  seriesCalls,
  seriesFile,
  previewUpload,
  runUploadAgain,
  startUpload,
  undoUpload,
  adjacentWells,
  allMapWells,
  baseMapFile,
  comparedLevels,
  levelHistory,
  levelsOverYears,
  levelSummary,
  mapExport,
  mapFilters,
  mapHome,
  mapLayers,
  layerShapes,
  myPlace,
  oneMapWell,
  placeOnMap,
  mapSearch,
  mapSources,
  mapTiles,
  wellMeasurements,
  wellPortrait,
  wellsInView,
  describeMerges,
  likelyDuplicates,
  mergeRecords,
  previewMerge,
  undoMerge,
  replaceMeter,
  undoReplacement,
  markLetters,
  sendNotice,
  stopReminders,
  openData,
  openDataFiles,
  answerSubmission,
  claimRecords,
  delegations,
  makeClaim,
  submitReading,
  shortLinks,
  exportPerson,
  noteExport,
  savedViews,
  whatAmendmentDoes,
  printedCertificates,
  issuedCertificates,
  linkPermits,
  recounts,
  renewPermits,
  tellMoves,
  publishing,
  query,
  queryMails,
  importReadings,
  undoReadingsImport,
  productionToEdit,
  readingsToEdit,
  saveProduction,
  saveReadings,
  recordHistory,
  restoreRecord,
  correctRegistration,
  letInRegistration,
  openedRegistration,
  ownRegistrations,
  sendBackRegistration,
  sendInRegistration,
  registrationStatus,
  districtTexts,
  publicSettings,
  me,
  chosenLanguage,
  signIns,
  vocabularies,
];

const isCall = (exported: unknown): exported is Call =>
  typeof exported === 'object' && exported !== null && 'endpoint' in exported && 'mount' in exported;

const exported = modules.flatMap((module): unknown[] => Object.values(module)).flat();

/** What answers each call, beside those that come as a form or in pieces. Without one that the contract has, the server does not start. */
export function everyAnswer(
  liveConfig: LiveConfig,
  dependencies: Dependencies,
  authentication: Authentication,
): Call[] {
  const { config } = liveConfig;
  const relationOf = relationsIn(dependencies);
  return [
    ...registers.flatMap((register) => callsOfRegister(register, relationOf(register))),
    ...views.filter((view) => view !== mapWells).map(answerView),
    ...lookups.map(answerLookup),
    ...new Set(exported.filter(isCall)),
    answerSignOut(authentication),
    answerSignOutEverywhere(authentication),
    answerChangePassword(authentication),
    ...callsOfSecondFactor(),
    ...callsOfUsers(openDirectory(config), authentication),
    ...callsOfSettings(liveConfig, authentication),
    ...callsOfDistrictFile(liveConfig),
  ];
}
