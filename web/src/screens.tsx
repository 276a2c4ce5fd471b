import Article from '@mui/icons-material/ArticleOutlined';
import AppRegistration from '@mui/icons-material/AppRegistrationOutlined';
import Checklist from '@mui/icons-material/ChecklistOutlined';
import Construction from '@mui/icons-material/ConstructionOutlined';
import Contacts from '@mui/icons-material/ContactsOutlined';
import Dataset from '@mui/icons-material/DatasetOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import FolderShared from '@mui/icons-material/FolderSharedOutlined';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import Layers from '@mui/icons-material/LayersOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import MarkunreadMailbox from '@mui/icons-material/MarkunreadMailboxOutlined';
import MoveToInbox from '@mui/icons-material/MoveToInboxOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import MyLocation from '@mui/icons-material/MyLocationOutlined';
import NotificationsActive from '@mui/icons-material/NotificationsActiveOutlined';
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import Publish from '@mui/icons-material/PublishOutlined';
import Science from '@mui/icons-material/ScienceOutlined';
import Sensors from '@mui/icons-material/SensorsOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Speed from '@mui/icons-material/SpeedOutlined';
import Thermostat from '@mui/icons-material/ThermostatOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import WaterDrop from '@mui/icons-material/WaterDropOutlined';
import WaterfallChart from '@mui/icons-material/WaterfallChartOutlined';
import type { Screen } from './shell/screen.ts';

const forEveryone = { who: 'everyone', layout: 'dashboard' } as const;
const forMembers = { who: 'signed-in', layout: 'dashboard' } as const;
const forStaff = { who: 'staff', layout: 'dashboard' } as const;
const forOwners = { who: 'Well Owner', layout: 'dashboard' } as const;
const forDevelopers = { who: 'Developer', layout: 'dashboard' } as const;
const inTheField = { who: 'staff', layout: 'field' } as const;

/** Every screen of the product, in the order of the sidebar. `load` where it is built, `comingSoon` where it is not. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    title: 'Groundwater, measured and managed',
    isLedTo: true,
    who: 'everyone',
    layout: 'presentation',
    load: () => import('./landing/LandingScreen.tsx'),
  },
  {
    path: '/home',
    title: 'Home',
    ...forMembers,
    isLedTo: true,
    load: () => import('./owners/HomeScreen.tsx'),
  },
  {
    path: '/my-permits',
    title: 'My Permits',
    ...forOwners,
    menu: { icon: FactCheck },
    load: () => import('./owners/MyPermitsScreen.tsx'),
  },
  {
    path: '/my-permits/reading/{meter_ndx}',
    title: 'Meter Reading',
    ...forOwners,
    load: () => import('./owners/ReadingScreen.tsx'),
  },
  {
    path: '/my-permits/records',
    title: 'Past Readings and Statements',
    ...forOwners,
    menu: { label: 'Past Readings', icon: Description },
    load: () => import('./owners/PastReadingsScreen.tsx'),
  },
  {
    path: '/my-permits/access',
    title: 'Who Sees My Permits',
    ...forOwners,
    menu: { icon: Contacts },
    load: () => import('./owners/AccessScreen.tsx'),
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    ...forMembers,
    menu: { icon: SpaceDashboard },
    load: () => import('./dashboard/DashboardScreen.tsx'),
  },
  {
    path: '/dashboard/work-waiting',
    title: 'Work Waiting',
    ...forStaff,
    load: () => import('./dashboard/waiting/WorkWaitingScreen.tsx'),
  },

  // Public Resources
  {
    path: '/map',
    title: 'Interactive Map',
    who: 'everyone',
    layout: 'map',
    menu: { group: 'Public Resources', icon: MapIcon },
    load: () => import('./map/MapScreen.tsx'),
  },
  {
    path: '/wells/{id}',
    title: 'Well',
    ...forEveryone,
    load: () => import('./wells/WellPage.tsx'),
  },
  {
    path: '/public-tools/tools/adjacent-wells/{lat?}/{lon?}/{distance?}',
    title: 'Adjacent Wells Report',
    ...forEveryone,
    menu: { group: 'Public Resources', icon: MyLocation },
    load: () => import('./adjacent-wells/AdjacentWellsScreen.tsx'),
  },
  {
    path: '/public-resources/tools/adjacent-wells',
    title: 'Adjacent Wells Report',
    ...forEveryone,
    load: () => import('./adjacent-wells/AdjacentWellsScreen.tsx'),
  },
  {
    path: '/stop-reminders/{token}',
    title: 'Stop Reminders',
    who: 'everyone',
    layout: 'presentation',
    isLedTo: true,
    load: () => import('./notices/StopRemindersScreen.tsx'),
  },
  {
    path: '/public-well-registration',
    title: 'Public Well Registration',
    ...forEveryone,
    menu: { group: 'Public Resources', icon: AppRegistration },
    load: () => import('./registrations/sending-in/RegistrationScreen.tsx'),
  },
  {
    path: '/public-well-registration/success',
    title: 'Success - Public Well Registration',
    ...forEveryone,
    isLedTo: true,
    load: () => import('./registrations/sending-in/SuccessScreen.tsx'),
  },
  {
    path: '/public-well-registration/status',
    title: 'Status of a Well Registration',
    ...forEveryone,
    load: () => import('./registrations/sending-in/StatusScreen.tsx'),
  },
  {
    path: '/public-resources/wells-photo-gallery',
    title: 'Wells Photo Gallery',
    who: 'signed-in',
    layout: 'dashboard-full',
    menu: { group: 'Public Resources', icon: PhotoLibrary },
    load: () => import('./gallery/GalleryScreen.tsx'),
  },
  {
    path: '/public-resources/resource-guides',
    title: 'Resource Guides',
    who: 'signed-in',
    layout: 'dashboard-full',
    menu: { group: 'Public Resources', icon: MenuBook },
    comingSoon: 'Guides for well owners: reading a meter, reporting production, permits and drought rules.',
  },

  // Data Management
  {
    path: '/data-management/wells/wells-management/{id?}',
    title: 'Wells Management',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Wells', icon: WaterDrop },
    recordsOf: 'list-wells',
    list: 'ui-list-wm-wells',
    add: 'Register Well',
    load: () => import('./wells/WellsScreen.tsx'),
  },
  {
    path: '/data-management/wells/merge',
    title: 'Possible Duplicate Wells',
    ...forStaff,
    mergesOf: 'list-wells',
    load: () => import('./register/merging/MergeScreen.tsx'),
  },
  {
    path: '/data-management/wells/validate-registration-submissions/{id?}',
    title: 'Review Public Well Registrations',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Wells', label: 'Review Registrations', icon: FactCheck },
    recordsOf: 'data-registrations',
    load: () => import('./registrations/review/ReviewScreen.tsx'),
  },
  {
    path: '/data-management/wells/upload-logger-data',
    title: 'Upload Logger Data',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Wells', icon: Sensors },
    load: () => import('./loggers/UploadLoggerDataScreen.tsx'),
  },
  {
    path: '/data-management/data-entry/well-production-data-entry',
    title: 'Well Production Data Entry',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Wells', label: 'Production Data Entry', icon: Edit },
    load: () => import('./readings/ProductionEntryScreen.tsx'),
  },
  {
    path: '/data-management/permit-records/permits-management/{id?}',
    title: 'Permits Management',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Permit Records', icon: Description },
    recordsOf: 'list-permits',
    add: 'Add Permit',
    load: () => import('./permits/PermitsScreen.tsx'),
  },
  {
    path: '/data-management/permit-records/permit-renewals',
    title: 'Permit Renewals',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Permit Records', icon: EventRepeat },
    load: () => import('./permits/renewals/PermitRenewalsScreen.tsx'),
  },
  {
    path: '/data-management/permit-records/permit-groups-management/{id?}',
    title: 'Permit Groups Management',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Permit Records', label: 'Permit Groups', icon: FolderShared },
    recordsOf: 'list-permit-groups',
    add: 'Add Permit Group',
    load: () => import('./permits/groups/PermitGroupsScreen.tsx'),
  },
  {
    path: '/data-management/well-owners/edit-owner-info/{id?}',
    title: 'Edit Owner Info',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Well Owners', icon: Contacts },
    recordsOf: 'list-rolodex',
    load: () => import('./contacts/ContactsScreen.tsx'),
  },
  {
    path: '/data-management/well-owners/claims',
    title: 'Letters with a Code',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Well Owners', icon: MarkunreadMailbox },
    load: () => import('./owners/ClaimLettersScreen.tsx'),
  },
  {
    path: '/data-management/well-owners/merge',
    title: 'Possible Duplicate Contacts',
    ...forStaff,
    mergesOf: 'list-rolodex',
    load: () => import('./register/merging/MergeScreen.tsx'),
  },
  {
    path: '/data-management/meter-readings/add-manage-meters/{id?}',
    title: 'Add and Manage Well Meters',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Meter Readings', label: 'Well Meters', icon: Speed },
    recordsOf: 'list-meters',
    load: () => import('./meters/MetersScreen.tsx'),
  },
  {
    path: '/data-management/meter-readings/meter-readings-entry',
    title: 'Meter Readings Management and Entry',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Meter Readings', label: 'Readings Entry', icon: Edit },
    load: () => import('./readings/ReadingsEntryScreen.tsx'),
  },
  {
    path: '/data-management/meter-readings/readings-from-file',
    title: 'Readings from a File',
    ...forStaff,
    load: () => import('./readings/from-file/ReadingsFileScreen.tsx'),
  },
  {
    path: '/data-management/meter-readings/meter-readings-tracking',
    title: 'Meter Readings Tracking',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Meter Readings', label: 'Readings Tracking', icon: Checklist },
    load: () => import('./tracking/TrackingScreen.tsx'),
  },
  {
    path: '/data-management/meter-readings/sent-in',
    title: 'Readings Sent In by Owners',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Meter Readings', label: 'Sent In by Owners', icon: MoveToInbox },
    load: () => import('./owners/SubmittedReadingsScreen.tsx'),
  },
  {
    path: '/data-management/meter-readings/reminders',
    title: 'Reminders of Meter Readings',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Meter Readings', label: 'Reminders', icon: ForwardToInbox },
    load: () => import('./notices/RemindersScreen.tsx'),
  },
  {
    path: '/data-management/manage-lists/water-quality-parameters/{id?}',
    title: 'Water Quality Parameters',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Lists and Publishing', icon: Science },
    add: 'Add Parameter',
    load: () => import('./water-quality/ParametersScreen.tsx'),
  },
  {
    path: '/data-management/manage-lists/map-layers/{id?}',
    title: 'Map Layers',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Lists and Publishing', icon: Layers },
    load: () => import('./map-layers/MapLayersScreen.tsx'),
  },
  {
    path: '/data-management/publish-data',
    title: 'Publish Data',
    ...forStaff,
    menu: { group: 'Data Management', section: 'Lists and Publishing', icon: Publish },
    load: () => import('./publishing/PublishDataScreen.tsx'),
  },
  {
    path: '/field-services',
    title: 'Field Services',
    ...inTheField,
    menu: { group: 'Data Management', section: 'In the Field', icon: Construction },
    comingSoon: 'Work at the well, also without a connection: inspections, readings, water levels, samples and photos.',
  },
  {
    path: '/field-services/create-well',
    title: 'Create a New Well',
    ...inTheField,
    comingSoon: 'A new well from where you stand: position, address and first photographs.',
  },
  {
    path: '/field-services/select-well',
    title: 'Select a Well',
    ...inTheField,
    comingSoon: 'The wells around you on a map, to choose the one to work on.',
  },
  {
    path: '/field-services/meter-reading',
    title: 'Enter a Meter Reading',
    ...inTheField,
    comingSoon: 'A reading beside the previous one, with the difference and what it means for the permit.',
  },
  {
    path: '/field-services/well-actions/{id}',
    title: 'Well Actions',
    ...inTheField,
    comingSoon: 'Everything that can be recorded at this well.',
  },
  {
    path: '/field-services/well-actions/{id}/inspection/{inspectionId?}',
    title: 'Inspections',
    ...inTheField,
    comingSoon: 'The inspections of this well: past ones to read, a new one to write.',
  },
  {
    path: '/field-services/well-actions/{id}/record',
    title: 'Well Record',
    ...inTheField,
    comingSoon: 'The whole record of this well, for reading in the field.',
  },
  {
    path: '/field-services/well-actions/{id}/water-levels',
    title: 'New Groundwater Level',
    ...inTheField,
    comingSoon: 'A depth to water, with how it was measured, beside the last ones.',
  },
  {
    path: '/field-services/well-actions/{id}/water-quality',
    title: 'New Water Quality Sample',
    ...inTheField,
    comingSoon: 'A sample and what was measured on the spot.',
  },
  {
    path: '/field-services/well-actions/{id}/upload-photos',
    title: 'Photos & Documents',
    ...inTheField,
    comingSoon: 'Photographs and papers of this well, taken now and sent when there is a connection.',
  },

  // Drought Management
  {
    path: '/drought-management/drought-stage',
    title: 'Drought Stage',
    ...forStaff,
    menu: { group: 'Drought Management', icon: Thermostat },
    load: () => import('./drought/DroughtStageScreen.tsx'),
  },
  {
    path: '/drought-management/drought-triggers/{id?}',
    title: 'Drought Triggers',
    ...forStaff,
    add: 'Add Trigger',
    recordsOf: 'list-drought-triggers',
    load: () => import('./drought/TriggersScreen.tsx'),
  },
  {
    path: '/drought-management/what-if',
    title: 'What If',
    ...forStaff,
    menu: { group: 'Drought Management', icon: Insights },
    load: () => import('./drought/WhatIfScreen.tsx'),
  },
  {
    path: '/drought-management/notices',
    title: 'Notices',
    ...forStaff,
    menu: { group: 'Drought Management', icon: Mail },
    load: () => import('./notices/NoticesScreen.tsx'),
  },
  {
    path: '/drought-management/notices/{notice_ndx}',
    title: 'Notice',
    ...forStaff,
    load: () => import('./notices/NoticeScreen.tsx'),
  },
  {
    path: '/drought-management/declarations/{drought_declaration_ndx}/notice',
    title: 'Notice of the Stage',
    ...forStaff,
    load: () => import('./notices/StageNoticeScreen.tsx'),
  },
  {
    path: '/drought-management/permit-types-and-reduction-factors',
    title: 'Permit Types and Drought Reduction Factors',
    ...forStaff,
    menu: { group: 'Drought Management', label: 'Reduction Factors', icon: Tune },
    load: () => import('./drought/PermitTypesScreen.tsx'),
  },
  {
    path: '/drought-management/drought-compliance-report',
    title: 'Drought Compliance Report',
    ...forStaff,
    menu: { group: 'Drought Management', label: 'Compliance Report', icon: NotificationsActive },
    load: () => import('./drought/compliance/DroughtComplianceScreen.tsx'),
  },

  // Reports & Analysis
  {
    path: '/reports-and-analysis/query-and-download',
    title: 'Query and Download',
    ...forMembers,
    menu: { group: 'Reports & Analysis', icon: FileDownload },
    comingSoon: 'Ask for the data you need, see how much it is, and download it as a table.',
  },
  {
    path: '/reports-and-analysis/pumpage-report',
    title: 'Pumpage Report',
    ...forStaff,
    menu: { group: 'Reports & Analysis', icon: WaterfallChart },
    load: () => import('./pumpage/PumpageReportScreen.tsx'),
  },

  // Admin
  {
    path: '/admin/users-management',
    title: 'Users Management',
    ...forStaff,
    menu: { group: 'Admin', icon: ManageAccounts },
    load: () => import('./users/UsersScreen.tsx'),
  },
  {
    path: '/admin/users-management/{id}',
    title: 'Contacts Management',
    isLedTo: true,
    ...forStaff,
    load: () => import('./users/UserScreen.tsx'),
  },
  {
    path: '/models',
    title: 'Record Browser',
    ...forStaff,
    menu: { group: 'Admin', icon: Dataset },
    load: () => import('./models/ModelsScreen.tsx'),
  },

  // About the product
  {
    path: '/about',
    title: 'About the Platform',
    ...forEveryone,
    load: () => import('./about/AboutScreen.tsx'),
  },
  {
    path: '/changelog',
    title: 'Changelog',
    ...forEveryone,
    load: () => import('./about/ChangelogScreen.tsx'),
  },
  {
    path: '/support',
    title: 'Support',
    ...forEveryone,
    load: () => import('./about/SupportScreen.tsx'),
  },
  {
    path: '/documentation',
    title: 'Documentation',
    ...forDevelopers,
    menu: { group: 'Admin', icon: Article },
    load: () => import('./documentation/DocumentationScreen.tsx'),
  },
  {
    path: '/documentation/introduction',
    title: 'Introduction',
    ...forDevelopers,
    load: () => import('./documentation/ChapterScreen.tsx'),
  },
  {
    path: '/documentation/getting-started',
    title: 'Getting Started',
    ...forDevelopers,
    load: () => import('./documentation/ChapterScreen.tsx'),
  },
  {
    path: '/documentation/crud',
    title: 'How a Register Works',
    ...forDevelopers,
    load: () => import('./documentation/ChapterScreen.tsx'),
  },
  {
    path: '/documentation/deploy',
    title: 'Deploy',
    ...forDevelopers,
    load: () => import('./documentation/ChapterScreen.tsx'),
  },
  {
    path: '/documentation/state-management',
    title: 'State Management',
    ...forDevelopers,
    load: () => import('./documentation/ChapterScreen.tsx'),
  },
  {
    path: '/documentation/support',
    title: 'Support',
    ...forMembers,
    load: () => import('./about/SupportScreen.tsx'),
  },

  // What a public site owes its readers
  {
    path: '/accessibility',
    title: 'Accessibility',
    who: 'everyone',
    layout: 'presentation',
    load: () => import('./district/DistrictTextScreen.tsx'),
  },
  {
    path: '/privacy',
    title: 'Privacy',
    who: 'everyone',
    layout: 'presentation',
    load: () => import('./district/DistrictTextScreen.tsx'),
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    who: 'everyone',
    layout: 'presentation',
    load: () => import('./district/DistrictTextScreen.tsx'),
  },
  {
    path: '/contact',
    title: 'Contact',
    who: 'everyone',
    layout: 'presentation',
    load: () => import('./district/ContactScreen.tsx'),
  },

  // Account
  {
    path: '/account',
    title: 'Your Account',
    ...forMembers,
    load: () => import('./account/AccountScreen.tsx'),
  },
  {
    path: '/account/profile',
    title: 'Profile',
    ...forMembers,
    load: () => import('./account/ProfileScreen.tsx'),
  },
  {
    path: '/account/logout',
    title: 'Log Out',
    who: 'everyone',
    layout: 'authentication',
    load: () => import('./account/LogoutScreen.tsx'),
  },
  {
    path: '/auth/logout',
    title: 'Log Out',
    who: 'everyone',
    layout: 'authentication',
    load: () => import('./account/LogoutScreen.tsx'),
  },
  {
    path: '/signed-in',
    title: 'Signing In',
    who: 'everyone',
    layout: 'authentication',
    load: () => import('./account/SignedInScreen.tsx'),
    isLedTo: true,
  },
  {
    path: '/private',
    title: 'Private',
    ...forMembers,
    load: () => import('./account/PrivateScreen.tsx'),
    isLedTo: true,
  },
  {
    path: '/secret',
    title: 'Secret',
    ...forMembers,
    load: () => import('./account/PrivateScreen.tsx'),
    isLedTo: true,
  },

  {
    path: '/404',
    title: 'Page not found',
    who: 'everyone',
    layout: 'presentation',
    load: () => import('./shell/NotFoundScreen.tsx'),
    isLedTo: true,
  },
  {
    path: '/coming-soon',
    title: 'Coming soon',
    who: 'everyone',
    layout: 'presentation',
    comingSoon: 'Screens that are on their way introduce themselves here until they open.',
    isLedTo: true,
  },
];
