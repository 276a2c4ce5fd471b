import { views } from '@artesian/contract/endpoints';
import { mapWells } from '@artesian/contract/map/map-wells';
import { lookups } from '@artesian/contract/lookups';
import { registers } from '@artesian/contract/registers';
import { answerMakeApiKey } from './api-keys/make-key.ts';
import {
  actAddGuide,
  actChangeGuide,
  actOrderGuides,
  actRemoveGuide,
  actRestoreGuide,
  answerGuides,
} from './guides/guides.ts';
import { actAttachments } from './attachments/attach.ts';
import { answerFile, answerOriginal } from './attachments/one-file.ts';
import { answerReportedError } from './error-reports/reported-error.ts';
import { answerFind } from './find/answer.ts';
import { callsOfShapes } from './import/layers/calls.ts';
import { answerSettingUp } from './dashboard/setting-up.ts';
import { answerFailedJobs } from './jobs/failed-jobs.ts';
import { answerAdjacentWells } from './map/adjacent-wells.ts';
import { answerMapWells } from './map/all-wells.ts';
import { answerActiveWells, answerMapWellsFile } from './map/export/answer.ts';
import {
  answerDroughtCompliance,
  answerExportCompliance,
  answerLastRun,
  answerReadingsBehind,
  answerRefresh,
} from './drought/compliance.ts';
import { actDeclareStage, actUndoDeclaration, answerWhatDeclarationDoes } from './drought/declare-stage.ts';
import { answerWhatIf } from './drought/limits.ts';
import { answerWhatEntriesDo } from './drought/what-entries-do.ts';
import { answerMapFilters } from './map/filters.ts';
import { answerMapHome } from './map/home.ts';
import { answerMapLayers } from './map/layers.ts';
import { answerMapSourceFeatures, answerMapSources } from './map/sources.ts';
import { answerPlaceAt } from './map/place/answer.ts';
import { answerMapSearch } from './map/search/answer.ts';
import { answerWellMeasurements } from './map/well-measurements.ts';
import { answerMapTile } from './map/tiles.ts';
import { answerBaseMapFile } from './map/base-map/base-map-file.ts';
import { answerWellsInView } from './map/wells-in-view.ts';
import { answerMapWell, answerNamedWell } from './map/one-well.ts';
import { answerMergesOfRecord } from './merging/describe-merges.ts';
import { actSayWhetherSame, answerLikelyDuplicates, answerLikelyDuplicatesOf } from './merging/likely-duplicates.ts';
import { actMerge } from './merging/merge-records.ts';
import { answerMergePreview } from './merging/preview-merge.ts';
import { actUndoMerge } from './merging/undo-merge.ts';
import { actExportPerson } from './people/export-person.ts';
import { actDeleteView, actSaveView, answerSavedViews } from './people/saved-views.ts';
import { answerWhatAmendmentDoes } from './permits/amendments/what-it-does.ts';
import { answerCertificates } from './permits/certificates.ts';
import { actIssuedCertificates } from './permits/issued-certificates.ts';
import { answerPermitRecounts } from './permits/recounts.ts';
import { actRenewPermits, actUndoRenewals } from './permits/renew-permits.ts';
import { actLinkPermits } from './permits/link-permits.ts';
import { answerLettersToPost, answerOneLetter, actMarkLetters } from './notices/mark-letters.ts';
import {
  actSendNotice,
  answerDraftNoticeOfDeclaration,
  answerDraftReminder,
  answerDraftStageNotice,
} from './notices/send-notice.ts';
import { answerStopReminders } from './notices/stop-reminders.ts';
import { answerMovesOfGroup, answerMovesOfPermit } from './permits/tell-moves.ts';
import { actApproveReading, actQuestionReading } from './owners/answer-submission.ts';
import { actRequestClaim, answerEnterClaim } from './owners/claim-records.ts';
import { actDelegatePermits, actTakeBackDelegation, answerDelegations } from './owners/delegations.ts';
import { actClaimPosted, actMakeClaim, answerClaimLetter } from './owners/make-claim.ts';
import { actAttachReadingPhoto, actSubmitReading, actWithdrawReading } from './owners/submit-reading.ts';
import { answerOpenData } from './open-data/answer.ts';
import { answerOpenDataFiles } from './open-data/files/answer.ts';
import { actInspections } from './field/inspections.ts';
import { actMeasurements } from './field/measurements.ts';
import { actFieldReadings } from './field/meter-readings.ts';
import { actWellRecords } from './field/well-record.ts';
import { type Call } from './platform/calls/call.ts';
import { callsOfRegister } from './register/calls.ts';
import { answerHistoryOfRows, answerRecordHistory } from './register/history.ts';
import { answerQueryMails } from './query/mails/answer.ts';
import { answerCountData, answerDataCsv, answerDataFile } from './query/answer.ts';
import { answerPublishWaterLevels, answerRebuildMapWells } from './publishing/publish.ts';
import { answerCheckLevelRules } from './levels/rules/check-level-rules.ts';
import { answerSeriesFile } from './levels/series-file.ts';
import {
  actMarkLevels,
  actPublishOnlyApproved,
  actSaveSteps,
  actUndoMark,
  answerPreviewSteps,
  answerSeriesHistory,
  answerSeriesWindow,
} from './levels/series-calls.ts';
import { answerLoggerPreview } from './loggers/preview-upload.ts';
import { actRunUploadAgain, actUndoUploadRun, answerPreviewStored } from './loggers/run-again.ts';
import { actUploadLoggerData } from './loggers/start-upload.ts';
import { actUndoLoggerUpload } from './loggers/undo-upload.ts';
import { answerFieldMeters, answerReadingsToEdit } from './readings/readings-to-edit.ts';
import { actReplaceMeter } from './meters/replace-meter.ts';
import { actUndoReplacement } from './meters/undo-replacement.ts';
import { answerProductionToEdit } from './readings/production-to-edit.ts';
import { actImportReadings, answerPreviewReadings } from './readings/file/import-readings.ts';
import { actUndoReadingsImport } from './readings/file/undo-import.ts';
import { actSaveProduction } from './readings/save-production.ts';
import { actSaveReadings } from './readings/save-readings.ts';
import { actCorrectRegistration } from './registrations/correct.ts';
import { answerOpenRegistration } from './registrations/opened-form.ts';
import { actSendInRegistration } from './registrations/send-in.ts';
import { answerOwnRegistrations } from './registrations/own.ts';
import { answerRegistrationStatus } from './registrations/status.ts';
import { actLetIn } from './registrations/let-in.ts';
import { actSendBack } from './registrations/send-back.ts';
import { callsOfImports } from './import/screen/calls.ts';
import { relationsIn } from './register/relations.ts';
import { actRestore } from './register/restore.ts';
import type { Authentication } from './sign-in/authentication.ts';
import { answerMe } from './sign-in/me.ts';
import { answerChangePassword } from './sign-in/change-password.ts';
import { callsOfSecondFactor } from './sign-in/second-factor/calls.ts';
import { answerSignIns } from './sign-in/sign-ins.ts';
import { answerSignOut, answerSignOutEverywhere } from './sign-in/sign-out.ts';
import { callsOfSettings } from './settings/district-settings.ts';
import { answerDistrictText } from './settings/district-texts.ts';
import { type LiveConfig } from './settings/live-config.ts';
import { answerPublicSettings } from './settings/public-settings.ts';
import { callsOfVocabularies } from './vocabularies/calls.ts';
import { callsOfUsers } from './users/calls.ts';
import { openDirectory } from './users/directory/open-directory.ts';
import { type Dependencies } from './views/dependencies.ts';
import { answerLookup } from './views/answer-lookup.ts';
import { answerView } from './views/answer-view.ts';

/** What answers each call, beside those that come as a form or in pieces; one line adds one. */
export function everyAnswer(
  liveConfig: LiveConfig,
  dependencies: Dependencies,
  authentication: Authentication,
): Call[] {
  const { config } = liveConfig;
  const relationOf = relationsIn(dependencies);
  return [
    ...registers.flatMap((register) => callsOfRegister(register, relationOf(register))),
    answerMapWells,
    ...views.filter((view) => view !== mapWells).map(answerView),
    ...lookups.map(answerLookup),
    answerPublicSettings,
    answerDistrictText,
    answerReportedError,
    answerMe,
    answerSignIns,
    answerSignOut(authentication),
    answerSignOutEverywhere(authentication),
    answerChangePassword(authentication),
    ...callsOfSecondFactor(),
    answerRecordHistory,
    answerHistoryOfRows,
    actRestore,
    answerMergePreview,
    actMerge,
    actUndoMerge,
    answerMergesOfRecord,
    answerLikelyDuplicates,
    answerLikelyDuplicatesOf,
    actSayWhetherSame,
    actExportPerson,
    actSendBack,
    actLetIn,
    answerSavedViews,
    actSaveView,
    actDeleteView,
    answerMapFilters,
    answerMapHome,
    answerPlaceAt,
    answerMapLayers,
    answerMapSources,
    answerMapSourceFeatures,
    answerMapTile,
    answerBaseMapFile,
    answerWellsInView,
    answerMapWell,
    answerNamedWell,
    answerWellMeasurements,
    answerAdjacentWells,
    answerMapSearch,
    answerFind,
    answerCountData,
    answerDataCsv,
    answerDataFile,
    ...answerQueryMails,
    answerMapWellsFile,
    answerActiveWells,
    answerFile,
    answerOriginal,
    ...actAttachments,
    answerDroughtCompliance,
    answerExportCompliance,
    answerReadingsBehind,
    answerLastRun,
    answerFailedJobs,
    answerSettingUp,
    answerRefresh,
    answerPermitRecounts,
    answerWhatIf,
    answerWhatDeclarationDoes,
    answerWhatEntriesDo,
    actDeclareStage,
    actUndoDeclaration,
    answerDraftStageNotice,
    answerDraftNoticeOfDeclaration,
    answerDraftReminder,
    actSendNotice,
    actMarkLetters,
    answerLettersToPost,
    answerOneLetter,
    answerStopReminders,
    answerOpenRegistration,
    actSendInRegistration,
    answerRegistrationStatus,
    answerOwnRegistrations,
    actCorrectRegistration,
    ...callsOfUsers(openDirectory(config), authentication),
    actSubmitReading,
    actAttachReadingPhoto,
    actWithdrawReading,
    actApproveReading,
    actQuestionReading,
    answerDelegations,
    actDelegatePermits,
    actTakeBackDelegation,
    actMakeClaim,
    answerClaimLetter,
    actClaimPosted,
    actRequestClaim,
    answerEnterClaim,
    answerGuides,
    actAddGuide,
    actChangeGuide,
    actOrderGuides,
    actRemoveGuide,
    actRestoreGuide,
    answerCertificates,
    ...actIssuedCertificates,
    actRenewPermits,
    actUndoRenewals,
    actLinkPermits,
    answerMovesOfPermit,
    answerMovesOfGroup,
    answerWhatAmendmentDoes,
    answerReadingsToEdit,
    actSaveReadings,
    answerProductionToEdit,
    actSaveProduction,
    answerPreviewReadings,
    actImportReadings,
    actUndoReadingsImport,
    answerFieldMeters,
    ...actWellRecords,
    ...actInspections,
    ...actMeasurements,
    ...actFieldReadings,
    ...callsOfShapes,
    ...callsOfVocabularies,
    ...callsOfImports,
    ...callsOfSettings(liveConfig, authentication),
    actReplaceMeter,
    actUndoReplacement,
    actUploadLoggerData,
    answerLoggerPreview,
    actUndoLoggerUpload,
    answerPreviewStored,
    actRunUploadAgain,
    actUndoUploadRun,
    answerSeriesWindow,
    answerSeriesHistory,
    answerPreviewSteps,
    actSaveSteps,
    actPublishOnlyApproved,
    actMarkLevels,
    actUndoMark,
    answerSeriesFile,
    answerCheckLevelRules,
    ...answerRebuildMapWells,
    ...answerPublishWaterLevels,
    ...answerOpenData,
    ...answerOpenDataFiles,
    answerMakeApiKey,
  ];
}
