import Checklist from '@mui/icons-material/ChecklistOutlined';
import Contacts from '@mui/icons-material/ContactsOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import DriveFolderUpload from '@mui/icons-material/DriveFolderUploadOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import FolderShared from '@mui/icons-material/FolderSharedOutlined';
import FormatListBulleted from '@mui/icons-material/FormatListBulletedOutlined';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import Layers from '@mui/icons-material/LayersOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import MarkunreadMailbox from '@mui/icons-material/MarkunreadMailboxOutlined';
import MoveToInbox from '@mui/icons-material/MoveToInboxOutlined';
import Publish from '@mui/icons-material/PublishOutlined';
import Science from '@mui/icons-material/ScienceOutlined';
import Rule from '@mui/icons-material/RuleOutlined';
import Sensors from '@mui/icons-material/SensorsOutlined';
import ShowChart from '@mui/icons-material/ShowChartOutlined';
import Speed from '@mui/icons-material/SpeedOutlined';
import WaterDrop from '@mui/icons-material/WaterDropOutlined';
import type { Screen } from '../shell/screen.ts';
import { forStaff } from './for-whom.ts';

export const dataManagement: readonly Screen[] = [
  {
    path: '/data-management/wells/wells-management/{id?}',
    title: 'Wells Management',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Wells', icon: WaterDrop },
    recordsOf: 'list-wells',
    list: 'ui-list-wm-wells',
    add: 'Register Well',
    load: () => import('../wells/WellsScreen.tsx'),
  },
  {
    path: '/data-management/wells/merge',
    title: 'Possible Duplicate Wells',
    ...forStaff,
    mergesOf: 'list-wells',
    load: () => import('../register/merging/MergeScreen.tsx'),
  },
  {
    path: '/data-management/wells/validate-registration-submissions/{id?}',
    title: 'Review Public Well Registrations',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Wells', label: 'Review Registrations', icon: FactCheck },
    recordsOf: 'data-registrations',
    load: () => import('../registrations/review/ReviewScreen.tsx'),
  },
  {
    path: '/data-management/wells/upload-logger-data',
    title: 'Upload Logger Data',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Wells', icon: Sensors },
    load: () => import('../loggers/UploadLoggerDataScreen.tsx'),
  },
  {
    path: '/data-management/wells/series-workbench/{well?}',
    title: 'Series Workbench',
    pageOf: 'list-wells',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Wells', icon: ShowChart },
    load: () => import('../levels/SeriesWorkbenchScreen.tsx'),
  },
  {
    path: '/data-management/wells/data-quality',
    title: 'Data Quality',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Wells', icon: Rule },
    load: () => import('../data-quality/DataQualityScreen.tsx'),
  },
  {
    path: '/data-management/wells/level-rules/{id?}',
    title: 'Water-Level Rules',
    ...forStaff,
    recordsOf: 'list-level-rules',
    add: 'Add Rule',
    load: () => import('../level-rules/LevelRulesScreen.tsx'),
  },
  {
    path: '/data-management/wells/odd-water-levels/{id?}',
    title: 'Flagged Water Levels',
    ...forStaff,
    recordsOf: 'list-level-findings',
    load: () => import('../level-rules/OddLevelsScreen.tsx'),
  },
  {
    path: '/data-management/data-entry/well-production-data-entry',
    title: 'Well Production Data Entry',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Wells', label: 'Production Data Entry', icon: Edit },
    load: () => import('../readings/ProductionEntryScreen.tsx'),
  },
  {
    path: '/data-management/permit-records/permits-management/{id?}',
    title: 'Permits Management',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Permit Records', icon: Description },
    recordsOf: 'list-permits',
    add: 'Add Permit',
    load: () => import('../permits/PermitsScreen.tsx'),
  },
  {
    path: '/data-management/permit-records/permit-renewals',
    title: 'Permit Renewals',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Permit Records', icon: EventRepeat },
    load: () => import('../permits/renewals/PermitRenewalsScreen.tsx'),
  },
  {
    path: '/data-management/permit-records/closed-years',
    title: 'Closed Years',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Permit Records', icon: Lock },
    load: () => import('../permits/closed-years/ClosedYearsScreen.tsx'),
  },
  {
    path: '/data-management/permit-records/permit-groups-management/{id?}',
    title: 'Permit Groups Management',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Permit Records', label: 'Permit Groups', icon: FolderShared },
    recordsOf: 'list-permit-groups',
    add: 'Add Permit Group',
    load: () => import('../permits/groups/PermitGroupsScreen.tsx'),
  },
  {
    path: '/data-management/well-owners/edit-owner-info/{id?}',
    title: 'Edit Owner Info',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Well Owners', icon: Contacts },
    recordsOf: 'list-rolodex',
    load: () => import('../contacts/ContactsScreen.tsx'),
  },
  {
    path: '/data-management/well-owners/claims',
    title: 'Access Code Letters',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Well Owners', icon: MarkunreadMailbox },
    load: () => import('../owners/ClaimLettersScreen.tsx'),
  },
  {
    path: '/data-management/well-owners/merge',
    title: 'Possible Duplicate Contacts',
    ...forStaff,
    mergesOf: 'list-rolodex',
    load: () => import('../register/merging/MergeScreen.tsx'),
  },
  {
    path: '/data-management/meter-readings/add-manage-meters/{id?}',
    title: 'Add and Manage Well Meters',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Meter Readings', label: 'Well Meters', icon: Speed },
    recordsOf: 'list-meters',
    load: () => import('../meters/MetersScreen.tsx'),
  },
  {
    path: '/data-management/meter-readings/meter-readings-entry',
    title: 'Meter Readings Management and Entry',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Meter Readings', label: 'Readings Entry', icon: Edit },
    load: () => import('../readings/ReadingsEntryScreen.tsx'),
  },
  {
    path: '/data-management/meter-readings/readings-from-file',
    title: 'Readings from a File',
    ...forStaff,
    load: () => import('../readings/from-file/ReadingsFileScreen.tsx'),
  },
  {
    path: '/data-management/meter-readings/meter-readings-tracking',
    title: 'Meter Readings Tracking',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Meter Readings', label: 'Readings Tracking', icon: Checklist },
    load: () => import('../tracking/TrackingScreen.tsx'),
  },
  {
    path: '/data-management/meter-readings/sent-in',
    title: 'Readings Submitted by Owners',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Meter Readings', label: 'Submitted by Owners', icon: MoveToInbox },
    load: () => import('../owners/SubmittedReadingsScreen.tsx'),
  },
  {
    path: '/data-management/meter-readings/reminders',
    title: 'Reminders of Meter Readings',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Meter Readings', label: 'Reminders', icon: ForwardToInbox },
    load: () => import('../notices/RemindersScreen.tsx'),
  },
  {
    path: '/data-management/manage-lists/water-quality-parameters/{id?}',
    title: 'Water Quality Parameters',
    pageOf: 'list-aqsci-parameters',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Lists and Publishing', icon: Science },
    add: 'Add Parameter',
    load: () => import('../water-quality/ParametersScreen.tsx'),
  },
  {
    path: '/data-management/manage-lists/vocabularies/{list?}',
    title: 'Lists to Choose From',
    pageOf: 'vocabularies',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Lists and Publishing', icon: FormatListBulleted },
    load: () => import('../vocabularies/VocabulariesScreen.tsx'),
  },
  {
    path: '/data-management/manage-lists/map-layers/{id?}',
    title: 'Map Layers',
    pageOf: 'list-map-layers',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Lists and Publishing', icon: Layers },
    load: () => import('../map-layers/MapLayersScreen.tsx'),
  },
  {
    path: '/data-management/manage-lists/bring-in-shapes',
    title: 'Import a Layer',
    ...forStaff,
    load: () => import('../map-layers/BringShapesScreen.tsx'),
  },
  {
    path: '/data-management/publish-data',
    title: 'Publish Data',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Lists and Publishing', icon: Publish },
    load: () => import('../publishing/PublishDataScreen.tsx'),
  },
  {
    path: '/data-management/import/{import?}',
    title: 'Import',
    pageOf: 'imports',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Lists and Publishing', icon: DriveFolderUpload },
    load: () => import('../importing/ImportsScreen.tsx'),
  },
  {
    path: '/data-management/import/new/{register?}',
    title: 'New Import',
    pageOf: 'registers of imports',
    ...forStaff,
    load: () => import('../importing/NewImportScreen.tsx'),
  },
];
