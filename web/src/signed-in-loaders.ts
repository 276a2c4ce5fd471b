import type { DeclaredPath, OpenPath, ScreenPath } from './screens/all-screens.ts';
import type { Loader } from './screens/screen.ts';

const chapter = () => import('./documentation/ChapterScreen.tsx');
const merge = () => import('./register/merging/MergeScreen.tsx');
const privatePage = () => import('./account/PrivateScreen.tsx');
const support = () => import('./about/SupportScreen.tsx');

/** What loads each screen that only those who are signed in see. */
export function signedInLoaderOf(path: ScreenPath): Loader {
  const loaders: Partial<Record<ScreenPath, Loader>> = written;
  return loaders[path] ?? (() => import('./register/DeclaredScreen.tsx'));
}

/** Those of them that say more than their register does. */
const written: Readonly<Record<Exclude<ScreenPath, OpenPath | DeclaredPath>, Loader>> = {
  '/home': () => import('./owners/HomeScreen.tsx'),
  '/my-permits': () => import('./owners/MyPermitsScreen.tsx'),
  '/my-permits/reading/{meter_ndx}': () => import('./owners/ReadingScreen.tsx'),
  '/my-permits/records': () => import('./owners/PastReadingsScreen.tsx'),
  '/my-permits/access': () => import('./owners/AccessScreen.tsx'),
  '/dashboard': () => import('./dashboard/DashboardScreen.tsx'),
  '/dashboard/work-waiting': () => import('./dashboard/waiting/WorkWaitingScreen.tsx'),
  '/public-resources/wells-photo-gallery': () => import('./gallery/GalleryScreen.tsx'),
  '/public-resources/resource-guides': () => import('./guides/GuidesScreen.tsx'),
  '/data-management/wells/wells-management/{id?}': () => import('./wells/WellsScreen.tsx'),
  '/data-management/wells/merge': merge,
  '/data-management/wells/validate-registration-submissions/{id?}': () =>
    import('./registrations/review/ReviewScreen.tsx'),
  '/data-management/wells/upload-logger-data': () => import('./loggers/UploadLoggerDataScreen.tsx'),
  '/data-management/wells/series-workbench/{well?}': () => import('./levels/SeriesWorkbenchScreen.tsx'),
  '/data-management/wells/data-quality': () => import('./data-quality/DataQualityScreen.tsx'),
  '/data-management/wells/level-rules/{id?}': () => import('./level-rules/LevelRulesScreen.tsx'),
  '/data-management/wells/odd-water-levels/{id?}': () => import('./level-rules/OddLevelsScreen.tsx'),
  '/data-management/data-entry/well-production-data-entry': () => import('./readings/ProductionEntryScreen.tsx'),
  '/data-management/permit-records/permits-management/{id?}': () => import('./permits/PermitsScreen.tsx'),
  '/data-management/permit-records/permit-renewals': () => import('./permits/renewals/PermitRenewalsScreen.tsx'),
  '/data-management/permit-records/closed-years': () => import('./permits/closed-years/ClosedYearsScreen.tsx'),
  '/data-management/permit-records/permit-groups-management/{id?}': () =>
    import('./permits/groups/PermitGroupsScreen.tsx'),
  '/data-management/well-owners/edit-owner-info/{id?}': () => import('./contacts/ContactsScreen.tsx'),
  '/data-management/well-owners/claims': () => import('./owners/ClaimLettersScreen.tsx'),
  '/data-management/well-owners/merge': merge,
  '/data-management/meter-readings/add-manage-meters/{id?}': () => import('./meters/MetersScreen.tsx'),
  '/data-management/meter-readings/meter-readings-entry': () => import('./readings/ReadingsEntryScreen.tsx'),
  '/data-management/meter-readings/readings-from-file': () => import('./readings/from-file/ReadingsFileScreen.tsx'),
  '/data-management/meter-readings/meter-readings-tracking': () => import('./tracking/TrackingScreen.tsx'),
  '/data-management/meter-readings/sent-in': () => import('./owners/SubmittedReadingsScreen.tsx'),
  '/data-management/meter-readings/reminders': () => import('./notices/RemindersScreen.tsx'),
  '/data-management/manage-lists/water-quality-parameters/{id?}': () => import('./water-quality/ParametersScreen.tsx'),
  '/data-management/manage-lists/vocabularies/{list?}': () => import('./vocabularies/VocabulariesScreen.tsx'),
  '/data-management/manage-lists/map-layers/{id?}': () => import('./map-layers/MapLayersScreen.tsx'),
  '/data-management/manage-lists/bring-in-shapes': () => import('./map-layers/BringShapesScreen.tsx'),
  '/data-management/publish-data': () => import('./publishing/PublishDataScreen.tsx'),
  '/data-management/import/{import?}': () => import('./importing/ImportsScreen.tsx'),
  '/data-management/import/new/{register?}': () => import('./importing/NewImportScreen.tsx'),
  '/field-services': () => import('./field/home/FieldHome.tsx'),
  '/field-services/outbox': () => import('./field/outbox/OutboxScreen.tsx'),
  '/field-services/route': () => import('./field/route/RouteScreen.tsx'),
  '/field-services/create-well': () => import('./field/create-well/CreateWellScreen.tsx'),
  '/field-services/select-well': () => import('./field/select-well/SelectWellScreen.tsx'),
  '/field-services/meter-reading': () => import('./field/meter-reading/MeterReadingScreen.tsx'),
  '/field-services/well-actions/{id}': () => import('./field/well-actions/WellActionsScreen.tsx'),
  '/field-services/well-actions/{id}/inspection/{inspectionId?}': () =>
    import('./field/inspections/InspectionScreen.tsx'),
  '/field-services/well-actions/{id}/record': () => import('./field/record/WellRecordScreen.tsx'),
  '/field-services/well-actions/{id}/water-levels': () => import('./field/levels/WaterLevelScreen.tsx'),
  '/field-services/well-actions/{id}/water-quality': () => import('./field/quality/WaterQualityScreen.tsx'),
  '/field-services/well-actions/{id}/upload-photos': () => import('./field/photos/PhotosScreen.tsx'),
  '/data-management/permit-records/land-and-reserves': () => import('./permits/reserves/LandAndReservesScreen.tsx'),
  '/drought-management/drought-stage': () => import('./drought/DroughtStageScreen.tsx'),
  '/drought-management/evaluated-days': () => import('./drought/EvaluatedDaysScreen.tsx'),
  '/drought-management/replay': () => import('./drought/replay/ReplayScreen.tsx'),
  '/drought-management/what-if': () => import('./drought/WhatIfScreen.tsx'),
  '/drought-management/notices': () => import('./notices/NoticesScreen.tsx'),
  '/drought-management/notices/{notice_ndx}': () => import('./notices/NoticeScreen.tsx'),
  '/drought-management/declarations/{drought_declaration_ndx}/notice': () => import('./notices/StageNoticeScreen.tsx'),
  '/drought-management/permit-types-and-reduction-factors': () => import('./drought/PermitTypesScreen.tsx'),
  '/drought-management/drought-compliance-report': () => import('./drought/compliance/DroughtComplianceScreen.tsx'),
  '/reports-and-analysis/query-and-download': () => import('./query/QueryScreen.tsx'),
  '/reports-and-analysis/pumpage-report': () => import('./pumpage/PumpageReportScreen.tsx'),
  '/reports-and-analysis/water-under-no-permit': () => import('./under-no-permit/UnderNoPermitScreen.tsx'),
  '/admin/users-management': () => import('./users/UsersScreen.tsx'),
  '/admin/users-management/from-a-file/{file?}': () => import('./users/from-file/UsersFromFileScreen.tsx'),
  '/admin/users-management/{id}': () => import('./users/UserScreen.tsx'),
  '/admin/activity-log': () => import('./activity/ActivityLogScreen.tsx'),
  '/admin/api-keys': () => import('./api-keys/ApiKeysScreen.tsx'),
  '/admin/district-file': () => import('./settings/file/DistrictFileScreen.tsx'),
  '/admin/district-settings': () => import('./settings/DistrictSettingsScreen.tsx'),
  '/models': () => import('./models/ModelsScreen.tsx'),
  '/documentation': () => import('./documentation/DocumentationScreen.tsx'),
  '/documentation/introduction': chapter,
  '/documentation/getting-started': chapter,
  '/documentation/crud': chapter,
  '/documentation/deploy': chapter,
  '/documentation/state-management': chapter,
  '/documentation/support': support,
  '/account': () => import('./account/AccountScreen.tsx'),
  '/account/profile': () => import('./account/ProfileScreen.tsx'),
  '/private': privatePage,
  '/secret': privatePage,
};
