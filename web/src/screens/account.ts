import type { Screen } from '../shell/screen.ts';
import { forMembers } from './for-whom.ts';

/** Signing in and out, and where an address leads nowhere. */
export const account: readonly Screen[] = [
  {
    path: '/account',
    title: 'Your Account',
    ...forMembers,
    load: () => import('../account/AccountScreen.tsx'),
  },
  {
    path: '/account/profile',
    title: 'Profile',
    ...forMembers,
    load: () => import('../account/ProfileScreen.tsx'),
  },
  {
    path: '/account/logout',
    title: 'Log Out',
    who: 'everyone',
    layout: 'authentication',
    load: () => import('../account/LogoutScreen.tsx'),
  },
  {
    path: '/auth/logout',
    title: 'Log Out',
    who: 'everyone',
    layout: 'authentication',
    load: () => import('../account/LogoutScreen.tsx'),
  },
  {
    path: '/signed-in',
    title: 'Signing In',
    who: 'everyone',
    layout: 'authentication',
    load: () => import('../account/SignedInScreen.tsx'),
    isLedTo: true,
  },
  {
    path: '/private',
    title: 'Private',
    ...forMembers,
    load: () => import('../account/PrivateScreen.tsx'),
    isLedTo: true,
  },
  {
    path: '/secret',
    title: 'Secret',
    ...forMembers,
    load: () => import('../account/PrivateScreen.tsx'),
    isLedTo: true,
  },
  {
    path: '/404',
    title: 'Page not found',
    who: 'everyone',
    layout: 'presentation',
    load: () => import('../shell/NotFoundScreen.tsx'),
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
];
