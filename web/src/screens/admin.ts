import { forDevelopers, forMembers, forStaff } from './for-whom.ts';
import type { Screen } from './screen.ts';

export const admin = [
  {
    path: '/admin/users-management',
    title: 'Users Management',
    ...forStaff,
    menu: { group: 'Admin', icon: 'ManageAccounts' },
  },
  {
    path: '/admin/users-management/from-a-file/{file?}',
    title: 'Users from a File',
    pageOf: 'files of users',
    ...forStaff,
  },
  {
    path: '/admin/users-management/{id}',
    title: 'Contacts Management',
    pageOf: 'users',
    isLedTo: true,
    ...forStaff,
  },
  {
    path: '/admin/api-keys',
    title: 'API Keys',
    ...forStaff,
    menu: { group: 'Admin', icon: 'Key' },
    recordsOf: 'list-api-keys',
    add: 'Add a key',
  },
  {
    path: '/admin/activity-log',
    title: 'Activity Log',
    ...forStaff,
    menu: { group: 'Admin', icon: 'ManageHistory' },
  },
  {
    path: '/admin/district-settings',
    title: 'District Settings',
    ...forStaff,
    menu: { group: 'Admin', icon: 'Tune' },
  },
  {
    path: '/admin/district-file',
    title: 'District File',
    ...forDevelopers,
    menu: { group: 'Admin', icon: 'Description' },
  },
  {
    path: '/models',
    title: 'Record Browser',
    ...forStaff,
    menu: { group: 'Admin', icon: 'Dataset' },
  },
  {
    path: '/documentation',
    title: 'Documentation',
    ...forDevelopers,
    menu: { group: 'Admin', icon: 'Article' },
  },
  {
    path: '/documentation/introduction',
    title: 'Introduction',
    ...forDevelopers,
  },
  {
    path: '/documentation/getting-started',
    title: 'Getting Started',
    ...forDevelopers,
  },
  {
    path: '/documentation/crud',
    title: 'How a Register Works',
    ...forDevelopers,
  },
  {
    path: '/documentation/deploy',
    title: 'Deploy',
    ...forDevelopers,
  },
  {
    path: '/documentation/state-management',
    title: 'State Management',
    ...forDevelopers,
  },
  {
    path: '/documentation/support',
    title: 'Support',
    ...forMembers,
  },
] as const satisfies readonly Screen[];
