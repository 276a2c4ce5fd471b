import { forMembers, forOwners, forStaff } from './for-whom.ts';
import type { Screen } from './screen.ts';

/** What a visitor, an owner and staff begin with; these stand above the groups of the sidebar. */
export const start = [
  {
    path: '/',
    title: 'Groundwater, measured and managed',
    isLedTo: true,
    who: 'everyone',
    layout: 'presentation',
  },
  {
    path: '/home',
    title: 'Home',
    ...forMembers,
    isLedTo: true,
  },
  {
    path: '/my-permits',
    title: 'My Permits',
    ...forOwners,
    menu: { icon: 'FactCheck' },
  },
  {
    path: '/my-permits/reading/{meter_ndx}',
    title: 'Meter Reading',
    pageOf: 'list-meters',
    ...forOwners,
  },
  {
    path: '/my-permits/records',
    title: 'Past Readings and Statements',
    ...forOwners,
    menu: { label: 'Past Readings', icon: 'Description' },
  },
  {
    path: '/my-permits/access',
    title: 'Who Sees My Permits',
    ...forOwners,
    menu: { icon: 'Contacts' },
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    ...forMembers,
    menu: { icon: 'SpaceDashboard' },
  },
  {
    path: '/dashboard/work-waiting',
    title: 'Work Waiting',
    ...forStaff,
  },
] as const satisfies readonly Screen[];
