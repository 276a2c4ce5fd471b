import Key from '@mui/icons-material/KeyOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import Dataset from '@mui/icons-material/DatasetOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import type { Screen } from '../shell/screen.ts';
import { forDevelopers, forMembers, forStaff } from './for-whom.ts';

export const admin: readonly Screen[] = [
  {
    path: '/admin/users-management',
    title: 'Users Management',
    ...forStaff,
    menu: { group: 'Admin', icon: ManageAccounts },
    load: () => import('../users/UsersScreen.tsx'),
  },
  {
    path: '/admin/users-management/from-a-file/{file?}',
    title: 'Users from a File',
    pageOf: 'files of users',
    ...forStaff,
    load: () => import('../users/from-file/UsersFromFileScreen.tsx'),
  },
  {
    path: '/admin/users-management/{id}',
    title: 'Contacts Management',
    pageOf: 'users',
    isLedTo: true,
    ...forStaff,
    load: () => import('../users/UserScreen.tsx'),
  },
  {
    path: '/admin/api-keys',
    title: 'API Keys',
    ...forStaff,
    menu: { group: 'Admin', icon: Key },
    recordsOf: 'list-api-keys',
    add: 'Add a key',
    load: () => import('../api-keys/ApiKeysScreen.tsx'),
  },
  {
    path: '/admin/district-settings',
    title: 'District Settings',
    ...forStaff,
    menu: { group: 'Admin', icon: Tune },
    load: () => import('../settings/DistrictSettingsScreen.tsx'),
  },
  {
    path: '/models',
    title: 'Record Browser',
    ...forStaff,
    menu: { group: 'Admin', icon: Dataset },
    load: () => import('../models/ModelsScreen.tsx'),
  },
  {
    path: '/documentation',
    title: 'Documentation',
    ...forDevelopers,
    menu: { group: 'Admin', icon: Article },
    load: () => import('../documentation/DocumentationScreen.tsx'),
  },
  {
    path: '/documentation/introduction',
    title: 'Introduction',
    ...forDevelopers,
    load: () => import('../documentation/ChapterScreen.tsx'),
  },
  {
    path: '/documentation/getting-started',
    title: 'Getting Started',
    ...forDevelopers,
    load: () => import('../documentation/ChapterScreen.tsx'),
  },
  {
    path: '/documentation/crud',
    title: 'How a Register Works',
    ...forDevelopers,
    load: () => import('../documentation/ChapterScreen.tsx'),
  },
  {
    path: '/documentation/deploy',
    title: 'Deploy',
    ...forDevelopers,
    load: () => import('../documentation/ChapterScreen.tsx'),
  },
  {
    path: '/documentation/state-management',
    title: 'State Management',
    ...forDevelopers,
    load: () => import('../documentation/ChapterScreen.tsx'),
  },
  {
    path: '/documentation/support',
    title: 'Support',
    ...forMembers,
    load: () => import('../about/SupportScreen.tsx'),
  },
];
