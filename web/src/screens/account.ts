import { forMembers } from './for-whom.ts';
import type { Screen } from './screen.ts';

/** Signing in and out, and where an address leads nowhere. */
export const account = [
  {
    path: '/account',
    title: 'Your Account',
    ...forMembers,
  },
  {
    path: '/account/profile',
    title: 'Profile',
    ...forMembers,
  },
  {
    path: '/account/logout',
    title: 'Log Out',
    who: 'everyone',
    layout: 'authentication',
  },
  {
    path: '/auth/logout',
    title: 'Log Out',
    who: 'everyone',
    layout: 'authentication',
  },
  {
    path: '/signed-in',
    title: 'Signing In',
    who: 'everyone',
    layout: 'authentication',
    isLedTo: true,
  },
  {
    path: '/private',
    title: 'Private',
    ...forMembers,
    isLedTo: true,
  },
  {
    path: '/secret',
    title: 'Secret',
    ...forMembers,
    isLedTo: true,
  },
  {
    path: '/404',
    title: 'Page not found',
    who: 'everyone',
    layout: 'presentation',
    isLedTo: true,
  },
  {
    path: '/coming-soon',
    title: 'Coming soon',
    who: 'everyone',
    layout: 'presentation',
    comingSoon: 'New pages are announced here before they open.',
    isLedTo: true,
  },
] as const satisfies readonly Screen[];
