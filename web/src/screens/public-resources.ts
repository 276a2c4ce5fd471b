import AppRegistration from '@mui/icons-material/AppRegistrationOutlined';
import Dataset from '@mui/icons-material/DatasetOutlined';
import Layers from '@mui/icons-material/LayersOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import MyLocation from '@mui/icons-material/MyLocationOutlined';
import NotificationsNone from '@mui/icons-material/NotificationsNoneOutlined';
import PersonPinCircle from '@mui/icons-material/PersonPinCircleOutlined';
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import StackedLineChart from '@mui/icons-material/StackedLineChartOutlined';
import Today from '@mui/icons-material/WaterDropOutlined';
import { forEveryone } from './for-whom.ts';
import type { Screen } from './screen.ts';

export const publicResources = [
  {
    path: '/map',
    title: 'Interactive Map',
    who: 'everyone',
    layout: 'map',
    menu: { group: 'Public Resources', icon: MapIcon },
  },
  {
    path: '/today',
    title: 'The District Today',
    ...forEveryone,
    menu: { group: 'Public Resources', icon: Today },
  },
  {
    path: '/aquifers',
    title: 'Aquifers',
    ...forEveryone,
    menu: { group: 'Public Resources', icon: Layers },
  },
  {
    path: '/aquifers/{name}',
    title: 'Aquifer',
    pageOf: 'aquifers',
    ...forEveryone,
    isLedTo: true,
  },
  {
    path: '/today/methods',
    title: 'Methods',
    ...forEveryone,
    isLedTo: true,
  },
  {
    path: '/wells/{id}',
    title: 'Well',
    pageOf: 'wells',
    ...forEveryone,
  },
  {
    path: '/my-place',
    title: 'My Place',
    ...forEveryone,
    menu: { group: 'Public Resources', icon: PersonPinCircle },
  },
  {
    path: '/compare',
    title: 'Compare Water Levels',
    ...forEveryone,
    menu: { group: 'Public Resources', icon: StackedLineChart },
  },
  {
    path: '/public-tools/tools/adjacent-wells/{lat?}/{lon?}/{distance?}',
    title: 'Adjacent Wells Report',
    ...forEveryone,
    menu: { group: 'Public Resources', icon: MyLocation },
  },
  {
    path: '/public-resources/tools/adjacent-wells',
    title: 'Adjacent Wells Report',
    ...forEveryone,
  },
  {
    path: '/open-data',
    title: 'Open Data',
    ...forEveryone,
    menu: { group: 'Public Resources', icon: Dataset },
  },
  {
    path: '/alerts',
    title: 'Alerts',
    ...forEveryone,
    menu: { group: 'Public Resources', icon: NotificationsNone },
  },
  {
    path: '/alerts/{token}/confirm',
    title: 'Confirm Alerts',
    who: 'everyone',
    layout: 'presentation',
    isLedTo: true,
  },
  {
    path: '/alerts/{token}/end',
    title: 'End Alerts',
    who: 'everyone',
    layout: 'presentation',
    isLedTo: true,
  },
  {
    path: '/stop-reminders/{token}',
    title: 'Stop Reminders',
    who: 'everyone',
    layout: 'presentation',
    isLedTo: true,
  },
  {
    path: '/stop-query-mail/{token}',
    title: 'Stop a Query by E-mail',
    who: 'everyone',
    layout: 'presentation',
    isLedTo: true,
  },
  {
    path: '/public-well-registration',
    title: 'Public Well Registration',
    ...forEveryone,
    menu: { group: 'Public Resources', icon: AppRegistration },
  },
  {
    path: '/public-well-registration/success',
    title: 'Success - Public Well Registration',
    ...forEveryone,
    isLedTo: true,
  },
  {
    path: '/public-well-registration/status',
    title: 'Status of a Well Registration',
    ...forEveryone,
  },
  {
    path: '/public-resources/wells-photo-gallery',
    title: 'Wells Photo Gallery',
    who: 'signed-in',
    layout: 'dashboard-full',
    menu: { group: 'Public Resources', icon: PhotoLibrary },
  },
  {
    path: '/public-resources/resource-guides',
    title: 'Resource Guides',
    who: 'signed-in',
    layout: 'dashboard-full',
    menu: { group: 'Public Resources', icon: MenuBook },
  },
] as const satisfies readonly Screen[];
