import { apiKeyUse, makeApiKey } from './api-keys/api-keys.ts';
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  changePassword,
  confirmAuthenticator,
  removeFactor,
  renewRecoveryCodes,
  signInMethods,
} from './people/sign-in-methods.ts';
import { backChannelLogout, me, signIns, signOut, signOutEverywhere } from './people/account.ts';
import { whatAmendmentDoes } from './permits/amendments.ts';
import { attachToPermit, removePermitAttachment, restorePermitAttachment } from './permits/attachments.ts';
import {
  attachedFile,
  attachToWell,
  originalFile,
  removeWellAttachment,
  restoreWellAttachment,
} from './wells/attachments.ts';
import { dashboardViews } from './dashboard/dashboard.ts';
import { bringShapes, undoShapes } from './map/bring-shapes.ts';
import { settingUp } from './dashboard/setting-up.ts';
import { failedJobs, workViews } from './dashboard/work-waiting.ts';
import {
  droughtCompliance,
  droughtViews,
  exportCompliance,
  lastRunOfCompliance,
  readingsBehindCompliance,
  refreshCompliance,
} from './drought/drought.ts';
import {
  declareStage,
  droughtDeclarations,
  undoDeclaration,
  whatDeclarationDoes,
  whatEntriesDo,
  whatIfStages,
} from './drought/declarations.ts';
import type { View } from './language/view.ts';
import { addGuide, changeGuide, orderGuides, removeGuide, resourceGuides, restoreGuide } from './guides/guides.ts';
import { fieldCalls, fieldViews } from './field/field-services.ts';
import { importCalls } from './importing/calls.ts';
import { baseMapFile } from './map/base-map.ts';
import { graphViews } from './map/graphs.ts';
import { historyOfRows, recordHistory, restoreRecord } from './language/history.ts';
import { adjacentWells } from './map/adjacent-wells.ts';
import { mapLayers } from './map/layers.ts';
import { mapLayerColumns } from './map/map-layer-list.ts';
import { mapHome } from './map/map-home.ts';
import { placeAt } from './map/place.ts';
import { mapWells, oneMapWell, oneNamedWell, wellMeasurements } from './map/map-wells.ts';
import { mapSourceFeatures, mapSources } from './map/sources.ts';
import { mapTile } from './map/tiles.ts';
import { mapFilters } from './map/well-categories.ts';
import { activeWellsShapefile, mapWellsFile } from './map/map-export.ts';
import { mapSearch } from './map/search.ts';
import { wellsInView } from './map/wells-in-view.ts';
import { movesOfGroup, movesOfPermit } from './permits/memberships.ts';
import { linkPermits } from './permits/permit-groups.ts';
import { permitListViews } from './permits/permit-lists.ts';
import { permitRecounts } from './permits/recounts.ts';
import { permitTypeViews } from './permits/permit-types.ts';
import { glances } from './glance/at-a-glance.ts';
import { attachSignedCertificate, issuedCertificates, storeCertificate } from './permits/issued-certificates.ts';
import { permitYearViews } from './permits/permit-years.ts';
import { certificates, permitViews } from './permits/permits.ts';
import { closedYearViews } from './permits/years-to-close.ts';
import { renewalViews, renewPermits, undoRenewals } from './permits/renewals.ts';
import {
  publishingViews,
  publishWaterLevels,
  publishWaterLevelsByPost,
  rebuildMapWells,
  rebuildMapWellsByPost,
} from './map/publishing.ts';
import { pumpageViews } from './metering/pumpage.ts';
import { underNoPermitViews } from './metering/under-no-permit.ts';
import { findRecords } from './query/find.ts';
import { queryViews } from './query/query-and-download.ts';
import { queryMailCalls } from './query/query-mails.ts';
import { countData, fetchDataCsv, fetchDataFile } from './query/query-calls.ts';
import { fieldMeters, readingViews } from './metering/readings.ts';
import { chainViews, replaceMeter, undoReplacement } from './metering/replacement.ts';
import { readingsToEdit, saveReadings } from './metering/readings-entry.ts';
import { importReadings, previewReadings, readingsImports, undoReadingsImport } from './metering/readings-files.ts';
import { productionToEdit, saveProduction } from './metering/well-production.ts';
import { likelyDuplicates, likelyDuplicatesOf, sayWhetherSame } from './merging/likely-duplicates.ts';
import { mergeRecords, mergesOfRecord, previewMerge, undoMerge } from './merging/merging.ts';
import {
  draftNoticeOfDeclaration,
  draftReminder,
  draftStageNotice,
  lettersToPost,
  markLetters,
  noticeViews,
  oneLetter,
  sendNotice,
} from './notices/notices.ts';
import { stopReminders } from './notices/stop-reminders.ts';
import { claimLetter, claimPosted, claims, enterClaim, makeClaim, requestClaim } from './owners/claims.ts';
import { delegatePermits, delegations, takeBackDelegation } from './owners/delegations.ts';
import {
  approveReading,
  attachReadingPhoto,
  monthsToRead,
  ownerStatement,
  questionReading,
  submitReading,
  submittedReadings,
  withdrawReading,
} from './owners/submitted-readings.ts';
import { openDataCalls } from './open-data/features.ts';
import { openDataFileCalls } from './open-data/files.ts';
import { contactOptions } from './people/contact-options.ts';
import { exportPerson } from './people/person-export.ts';
import {
  correctRegistration,
  openRegistration,
  ownRegistrations,
  registrationStatus,
  sendInRegistration,
} from './registrations/calls.ts';
import { letInRegistration, registrationViews, sendBackRegistration } from './registrations/registrations.ts';
import { districtText } from './language/district-texts.ts';
import { reportError } from './language/error-report.ts';
import { publicSettings } from './language/settings.ts';
import { deleteView, savedViews, saveView } from './people/saved-views.ts';
import {
  changesOfUser,
  changeUser,
  createUser,
  deleteUser,
  linkUser,
  resetSecondFactor,
  listUserRoles,
  listUsers,
  seeAsUser,
} from './people/users.ts';
import {
  beginUsersFile,
  listUsersFiles,
  oneUsersFile,
  previewUsers,
  takeBackUser,
  usersTemplate,
} from './people/users-files.ts';
import {
  previewLoggerData,
  previewStoredUpload,
  runUploadAgain,
  undoLoggerUpload,
  undoUploadRun,
  uploadLoggerData,
} from './science/logger-uploads.ts';
import {
  levelSeriesFile,
  levelSeriesHistory,
  levelSeriesViews,
  levelSeriesWindow,
  markLevels,
  previewLevelSteps,
  publishOnlyApproved,
  saveLevelSteps,
  undoLevelMark,
} from './science/level-series.ts';
import { checkLevelRules, levelLooks } from './science/level-rules.ts';
import {
  changeDistrictSetting,
  districtPicture,
  listDistrictSettings,
  listTimeZones,
  uploadSettingPicture,
} from './settings/district-settings.ts';
import { vocabularyCalls } from './vocabularies/calls.ts';
import { waterScienceViews } from './science/water-science.ts';
import { wellListViews } from './wells/well-lists.ts';
import { wellRelationViews } from './wells/well-relations.ts';

/** Every call that is neither a register's, nor a view, nor a lookup. */
export const endpoints = {
  ...openDataCalls,
  ...openDataFileCalls,
  makeApiKey,
  publicSettings,
  districtText,
  reportError,
  me,
  signIns,
  signOut,
  signOutEverywhere,
  signInMethods,
  changePassword,
  beginPasskey,
  addPasskey,
  beginAuthenticator,
  confirmAuthenticator,
  renewRecoveryCodes,
  removeFactor,
  backChannelLogout,
  recordHistory,
  historyOfRows,
  restoreRecord,
  previewMerge,
  mergeRecords,
  undoMerge,
  mergesOfRecord,
  likelyDuplicates,
  likelyDuplicatesOf,
  sayWhetherSame,
  exportPerson,
  sendBackRegistration,
  letInRegistration,
  uploadLoggerData,
  previewLoggerData,
  undoLoggerUpload,
  previewStoredUpload,
  runUploadAgain,
  undoUploadRun,
  levelSeriesWindow,
  previewLevelSteps,
  saveLevelSteps,
  levelSeriesHistory,
  publishOnlyApproved,
  markLevels,
  undoLevelMark,
  checkLevelRules,
  levelSeriesFile,
  mapFilters,
  mapHome,
  placeAt,
  mapLayers,
  mapSources,
  mapSourceFeatures,
  mapTile,
  baseMapFile,
  oneMapWell,
  oneNamedWell,
  wellMeasurements,
  adjacentWells,
  mapSearch,
  findRecords,
  countData,
  fetchDataCsv,
  fetchDataFile,
  ...queryMailCalls,
  wellsInView,
  mapWellsFile,
  activeWellsShapefile,
  attachedFile,
  originalFile,
  savedViews,
  saveView,
  deleteView,
  attachToWell,
  removeWellAttachment,
  restoreWellAttachment,
  attachToPermit,
  removePermitAttachment,
  restorePermitAttachment,
  listUserRoles,
  listUsers,
  previewUsers,
  usersTemplate,
  beginUsersFile,
  listUsersFiles,
  oneUsersFile,
  takeBackUser,
  createUser,
  changeUser,
  deleteUser,
  linkUser,
  resetSecondFactor,
  seeAsUser,
  changesOfUser,
  droughtCompliance,
  exportCompliance,
  readingsBehindCompliance,
  lastRunOfCompliance,
  refreshCompliance,
  permitRecounts,
  whatIfStages,
  whatDeclarationDoes,
  whatEntriesDo,
  declareStage,
  undoDeclaration,
  draftStageNotice,
  draftNoticeOfDeclaration,
  draftReminder,
  sendNotice,
  markLetters,
  lettersToPost,
  oneLetter,
  stopReminders,
  openRegistration,
  sendInRegistration,
  registrationStatus,
  ownRegistrations,
  correctRegistration,
  submitReading,
  attachReadingPhoto,
  withdrawReading,
  approveReading,
  questionReading,
  delegations,
  delegatePermits,
  takeBackDelegation,
  makeClaim,
  claimLetter,
  claimPosted,
  requestClaim,
  enterClaim,
  resourceGuides,
  addGuide,
  changeGuide,
  orderGuides,
  removeGuide,
  restoreGuide,
  certificates,
  storeCertificate,
  attachSignedCertificate,
  renewPermits,
  undoRenewals,
  linkPermits,
  movesOfPermit,
  movesOfGroup,
  whatAmendmentDoes,
  failedJobs,
  settingUp,
  readingsToEdit,
  saveReadings,
  productionToEdit,
  saveProduction,
  previewReadings,
  importReadings,
  undoReadingsImport,
  bringShapes,
  undoShapes,
  fieldMeters,
  ...fieldCalls,
  ...vocabularyCalls,
  ...importCalls,
  listDistrictSettings,
  listTimeZones,
  changeDistrictSetting,
  uploadSettingPicture,
  districtPicture,
  replaceMeter,
  undoReplacement,
  rebuildMapWells,
  rebuildMapWellsByPost,
  publishWaterLevels,
  publishWaterLevelsByPost,
};

/** Every call that reads a SQL view of the same name. */
export const views = [
  mapWells,
  mapLayerColumns,
  ...wellRelationViews,
  ...wellListViews,
  contactOptions,
  ...registrationViews,
  ...permitViews,
  ...glances,
  ...permitListViews,
  ...permitTypeViews,
  ...renewalViews,
  ...permitYearViews,
  issuedCertificates,
  ...closedYearViews,
  ...readingViews,
  ...chainViews,
  readingsImports,
  ...graphViews,
  ...pumpageViews,
  ...underNoPermitViews,
  ...publishingViews,
  ...queryViews,
  ...fieldViews,
  ...waterScienceViews,
  ...levelSeriesViews,
  levelLooks,
  ...dashboardViews,
  ...workViews,
  ...droughtViews,
  droughtDeclarations,
  ...noticeViews,
  monthsToRead,
  submittedReadings,
  ownerStatement,
  claims,
  apiKeyUse,
] as View[];
