import type { Screen } from '../shell/screen.ts';
import { forEveryone } from './for-whom.ts';

/** About the product, and what a public site owes its readers. */
export const about: readonly Screen[] = [
  {
    path: '/about',
    title: 'About the Platform',
    ...forEveryone,
    load: () => import('../about/AboutScreen.tsx'),
  },
  {
    path: '/changelog',
    title: 'Changelog',
    ...forEveryone,
    load: () => import('../about/ChangelogScreen.tsx'),
  },
  {
    path: '/support',
    title: 'Support',
    ...forEveryone,
    load: () => import('../about/SupportScreen.tsx'),
  },
  {
    path: '/docs',
    title: 'Documentation',
    ...forEveryone,
    isLedTo: true,
    load: () => import('../documentation/ApiSummaryScreen.tsx'),
  },
  {
    path: '/accessibility',
    title: 'Accessibility',
    who: 'everyone',
    layout: 'presentation',
    load: () => import('../district/DistrictTextScreen.tsx'),
  },
  {
    path: '/privacy',
    title: 'Privacy',
    who: 'everyone',
    layout: 'presentation',
    load: () => import('../district/DistrictTextScreen.tsx'),
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    who: 'everyone',
    layout: 'presentation',
    load: () => import('../district/DistrictTextScreen.tsx'),
  },
  {
    path: '/contact',
    title: 'Contact',
    who: 'everyone',
    layout: 'presentation',
    load: () => import('../district/ContactScreen.tsx'),
  },
];
