import { forEveryone } from './for-whom.ts';
import type { Screen } from './screen.ts';

/** About the product, and what a public site owes its readers. */
export const about = [
  {
    path: '/about',
    title: 'About the Platform',
    ...forEveryone,
  },
  {
    path: '/changelog',
    title: 'Changelog',
    ...forEveryone,
  },
  {
    path: '/support',
    title: 'Support',
    ...forEveryone,
  },
  {
    path: '/docs',
    title: 'Documentation',
    ...forEveryone,
    isLedTo: true,
  },
  {
    path: '/accessibility',
    title: 'Accessibility',
    who: 'everyone',
    layout: 'presentation',
  },
  {
    path: '/privacy',
    title: 'Privacy',
    who: 'everyone',
    layout: 'presentation',
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    who: 'everyone',
    layout: 'presentation',
  },
  {
    path: '/contact',
    title: 'Contact',
    who: 'everyone',
    layout: 'presentation',
  },
] as const satisfies readonly Screen[];
