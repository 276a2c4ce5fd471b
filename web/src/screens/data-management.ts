import Calculate from '@mui/icons-material/CalculateOutlined';
import Checklist from '@mui/icons-material/ChecklistOutlined';
import Contacts from '@mui/icons-material/ContactsOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import DriveFolderUpload from '@mui/icons-material/DriveFolderUploadOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import DateRange from '@mui/icons-material/DateRangeOutlined';
import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import FolderShared from '@mui/icons-material/FolderSharedOutlined';
import FormatListBulleted from '@mui/icons-material/FormatListBulletedOutlined';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import Landscape from '@mui/icons-material/LandscapeOutlined';
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
import { forStaff } from './for-whom.ts';
import type { Screen } from './screen.ts';

export const dataManagement = [
  {
    path: '/data-management/wells/wells-management/{id?}',
    title: 'Wells Management',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Wells', icon: WaterDrop },
    recordsOf: 'list-wells',
    list: 'ui-list-wm-wells',
    add: 'Register Well',
  },
  {
    path: '/data-management/wells/merge',
    title: 'Possible Duplicate Wells',
    ...forStaff,
    mergesOf: 'list-wells',
  },
  {
    path: '/data-management/wells/validate-registration-submissions/{id?}',
    title: 'Review Public Well Registrations',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Wells', label: 'Review Registrations', icon: FactCheck },
    recordsOf: 'data-registrations',
  },
  {
    path: '/data-management/wells/upload-logger-data',
    title: 'Upload Logger Data',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Wells', icon: Sensors },
  },
  {
    path: '/data-management/wells/series-workbench/{well?}',
    title: 'Series Workbench',
    pageOf: 'list-wells',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Wells', icon: ShowChart },
  },
  {
    path: '/data-management/wells/data-quality',
    title: 'Data Quality',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Wells', icon: Rule },
  },
  {
    path: '/data-management/wells/level-rules/{id?}',
    title: 'Water-Level Rules',
    ...forStaff,
    recordsOf: 'list-level-rules',
    add: 'Add Rule',
  },
  {
    path: '/data-management/wells/odd-water-levels/{id?}',
    title: 'Flagged Water Levels',
    ...forStaff,
    recordsOf: 'list-level-findings',
  },
  {
    path: '/data-management/data-entry/well-production-data-entry',
    title: 'Well Production Data Entry',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Wells', label: 'Production Data Entry', icon: Edit },
  },
  {
    path: '/data-management/data-entry/measuring-factors/{id?}',
    title: 'Measuring Factors',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Wells', icon: Calculate },
    recordsOf: 'list-measuring-factors',
    add: 'Add Factor',
    purpose:
      'Gallons per hour, kilowatt-hour, house or other unit, for wells without a meter. A new factor leaves saved months unchanged.',
  },
  {
    path: '/data-management/permit-records/permits-management/{id?}',
    title: 'Permits Management',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Permit Records', icon: Description },
    recordsOf: 'list-permits',
    add: 'Add Permit',
  },
  {
    path: '/data-management/permit-records/permit-renewals',
    title: 'Permit Renewals',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Permit Records', icon: EventRepeat },
  },
  {
    path: '/data-management/permit-records/closed-years',
    title: 'Closed Years',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Permit Records', icon: Lock },
  },
  {
    path: '/data-management/permit-records/reporting-periods/{id?}',
    title: 'Reporting Periods',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Permit Records', icon: DateRange },
    recordsOf: 'list-report-periods',
    add: 'Add Period',
    purpose: 'How often permits report and when reports are due. Permits without a reporting period report each month.',
  },
  {
    path: '/data-management/permit-records/land-and-reserves',
    title: 'Land and Reserves',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Permit Records', icon: Landscape },
  },
  {
    path: '/data-management/permit-records/allowances-by-land/{id?}',
    title: 'Allowances by Land',
    ...forStaff,
    under: '/data-management/permit-records/land-and-reserves',
    recordsOf: 'list-land-allowances',
    add: 'Add Allowance',
    purpose:
      'How much permits of a type may pump per acre of their land, and the rules for a reserve of unused volume.',
  },
  {
    path: '/data-management/permit-records/permit-acreage/{id?}',
    title: 'Permit Acreage',
    ...forStaff,
    under: '/data-management/permit-records/land-and-reserves',
    recordsOf: 'list-permit-land',
    add: 'Add Acreage',
    purpose: 'The acres of each permit. Permits without acres keep their authorized volume.',
  },
  {
    path: '/data-management/permit-records/reserve-entries/{id?}',
    title: 'Reserve Entries',
    ...forStaff,
    under: '/data-management/permit-records/land-and-reserves',
    recordsOf: 'list-reserve-entries',
    add: 'Add Entry',
    purpose:
      'Opening reserves, and volume that staff add or take away. What a reserve earns, spends and loses follows from its rules.',
  },
  {
    path: '/data-management/permit-records/permit-groups-management/{id?}',
    title: 'Permit Groups Management',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Permit Records', label: 'Permit Groups', icon: FolderShared },
    recordsOf: 'list-permit-groups',
    add: 'Add Permit Group',
  },
  {
    path: '/data-management/well-owners/edit-owner-info/{id?}',
    title: 'Edit Owner Info',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Well Owners', icon: Contacts },
    recordsOf: 'list-rolodex',
  },
  {
    path: '/data-management/well-owners/claims',
    title: 'Access Code Letters',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Well Owners', icon: MarkunreadMailbox },
  },
  {
    path: '/data-management/well-owners/merge',
    title: 'Possible Duplicate Contacts',
    ...forStaff,
    mergesOf: 'list-rolodex',
  },
  {
    path: '/data-management/meter-readings/add-manage-meters/{id?}',
    title: 'Add and Manage Well Meters',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Meter Readings', label: 'Well Meters', icon: Speed },
    recordsOf: 'list-meters',
  },
  {
    path: '/data-management/meter-readings/meter-readings-entry',
    title: 'Meter Readings Management and Entry',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Meter Readings', label: 'Readings Entry', icon: Edit },
  },
  {
    path: '/data-management/meter-readings/readings-from-file',
    title: 'Readings from a File',
    ...forStaff,
  },
  {
    path: '/data-management/meter-readings/meter-readings-tracking',
    title: 'Meter Readings Tracking',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Meter Readings', label: 'Readings Tracking', icon: Checklist },
  },
  {
    path: '/data-management/meter-readings/sent-in',
    title: 'Readings Submitted by Owners',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Meter Readings', label: 'Submitted by Owners', icon: MoveToInbox },
  },
  {
    path: '/data-management/meter-readings/reminders',
    title: 'Reminders of Meter Readings',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Meter Readings', label: 'Reminders', icon: ForwardToInbox },
  },
  {
    path: '/data-management/manage-lists/water-quality-parameters/{id?}',
    title: 'Water Quality Parameters',
    pageOf: 'list-aqsci-parameters',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Lists and Publishing', icon: Science },
    add: 'Add Parameter',
  },
  {
    path: '/data-management/manage-lists/vocabularies/{list?}',
    title: 'Lists of Terms',
    pageOf: 'vocabularies',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Lists and Publishing', icon: FormatListBulleted },
  },
  {
    path: '/data-management/manage-lists/map-layers/{id?}',
    title: 'Map Layers',
    pageOf: 'list-map-layers',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Lists and Publishing', icon: Layers },
  },
  {
    path: '/data-management/manage-lists/bring-in-shapes',
    title: 'Import a Layer',
    ...forStaff,
  },
  {
    path: '/data-management/publish-data',
    title: 'Publish Data',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Lists and Publishing', icon: Publish },
  },
  {
    path: '/data-management/import/{import?}',
    title: 'Import',
    pageOf: 'imports',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Lists and Publishing', icon: DriveFolderUpload },
  },
  {
    path: '/data-management/import/new/{register?}',
    title: 'New Import',
    pageOf: 'registers of imports',
    ...forStaff,
  },
] as const satisfies readonly Screen[];
