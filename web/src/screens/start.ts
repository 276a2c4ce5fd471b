import Contacts from '@mui/icons-material/ContactsOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import type { Screen } from '../shell/screen.ts';
import { forMembers, forOwners, forStaff } from './for-whom.ts';

/** What a visitor, an owner and staff begin with; these stand above the groups of the sidebar. */
export const start: readonly Screen[] = [
  {
    path: '/',
    title: 'Groundwater, measured and managed',
    isLedTo: true,
    who: 'everyone',
    layout: 'presentation',
    load: () => import('../landing/LandingScreen.tsx'),
  },
  {
    path: '/home',
    title: 'Home',
    ...forMembers,
    isLedTo: true,
    load: () => import('../owners/HomeScreen.tsx'),
  },
  {
    path: '/my-permits',
    title: 'My Permits',
    ...forOwners,
    menu: { icon: FactCheck },
    load: () => import('../owners/MyPermitsScreen.tsx'),
  },
  {
    path: '/my-permits/reading/{meter_ndx}',
    title: 'Meter Reading',
    pageOf: 'list-meters',
    ...forOwners,
    load: () => import('../owners/ReadingScreen.tsx'),
  },
  {
    path: '/my-permits/records',
    title: 'Past Readings and Statements',
    ...forOwners,
    menu: { label: 'Past Readings', icon: Description },
    load: () => import('../owners/PastReadingsScreen.tsx'),
  },
  {
    path: '/my-permits/access',
    title: 'Who Sees My Permits',
    ...forOwners,
    menu: { icon: Contacts },
    load: () => import('../owners/AccessScreen.tsx'),
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    ...forMembers,
    menu: { icon: SpaceDashboard },
    load: () => import('../dashboard/DashboardScreen.tsx'),
  },
  {
    path: '/dashboard/work-waiting',
    title: 'Work Waiting',
    ...forStaff,
    load: () => import('../dashboard/waiting/WorkWaitingScreen.tsx'),
  },
];
