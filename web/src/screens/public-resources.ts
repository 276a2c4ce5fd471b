import AppRegistration from '@mui/icons-material/AppRegistrationOutlined';
import Dataset from '@mui/icons-material/DatasetOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import MyLocation from '@mui/icons-material/MyLocationOutlined';
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import type { Screen } from '../shell/screen.ts';
import { forEveryone } from './for-whom.ts';

export const publicResources: readonly Screen[] = [
  {
    path: '/map',
    title: 'Interactive Map',
    who: 'everyone',
    layout: 'map',
    menu: { group: 'Public Resources', icon: MapIcon },
    load: () => import('../map/MapScreen.tsx'),
  },
  {
    path: '/wells/{id}',
    title: 'Well',
    pageOf: 'wells',
    ...forEveryone,
    load: () => import('../wells/WellPage.tsx'),
  },
  {
    path: '/public-tools/tools/adjacent-wells/{lat?}/{lon?}/{distance?}',
    title: 'Adjacent Wells Report',
    ...forEveryone,
    menu: { group: 'Public Resources', icon: MyLocation },
    load: () => import('../adjacent-wells/AdjacentWellsScreen.tsx'),
  },
  {
    path: '/public-resources/tools/adjacent-wells',
    title: 'Adjacent Wells Report',
    ...forEveryone,
    load: () => import('../adjacent-wells/AdjacentWellsScreen.tsx'),
  },
  {
    path: '/open-data',
    title: 'Open Data',
    ...forEveryone,
    menu: { group: 'Public Resources', icon: Dataset },
    load: () => import('../open-data/OpenDataScreen.tsx'),
  },
  {
    path: '/stop-reminders/{token}',
    title: 'Stop Reminders',
    who: 'everyone',
    layout: 'presentation',
    isLedTo: true,
    load: () => import('../notices/StopRemindersScreen.tsx'),
  },
  {
    path: '/stop-query-mail/{token}',
    title: 'Stop a Query by E-mail',
    who: 'everyone',
    layout: 'presentation',
    isLedTo: true,
    load: () => import('../query/StopQueryMailScreen.tsx'),
  },
  {
    path: '/public-well-registration',
    title: 'Public Well Registration',
    ...forEveryone,
    menu: { group: 'Public Resources', icon: AppRegistration },
    load: () => import('../registrations/sending-in/RegistrationScreen.tsx'),
  },
  {
    path: '/public-well-registration/success',
    title: 'Success - Public Well Registration',
    ...forEveryone,
    isLedTo: true,
    load: () => import('../registrations/sending-in/SuccessScreen.tsx'),
  },
  {
    path: '/public-well-registration/status',
    title: 'Status of a Well Registration',
    ...forEveryone,
    load: () => import('../registrations/sending-in/StatusScreen.tsx'),
  },
  {
    path: '/public-resources/wells-photo-gallery',
    title: 'Wells Photo Gallery',
    who: 'signed-in',
    layout: 'dashboard-full',
    menu: { group: 'Public Resources', icon: PhotoLibrary },
    load: () => import('../gallery/GalleryScreen.tsx'),
  },
  {
    path: '/public-resources/resource-guides',
    title: 'Resource Guides',
    who: 'signed-in',
    layout: 'dashboard-full',
    menu: { group: 'Public Resources', icon: MenuBook },
    load: () => import('../guides/GuidesScreen.tsx'),
  },
];
