import Insights from '@mui/icons-material/InsightsOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import NotificationsActive from '@mui/icons-material/NotificationsActiveOutlined';
import Thermostat from '@mui/icons-material/ThermostatOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import type { Screen } from '../shell/screen.ts';
import { forStaff } from './for-whom.ts';

export const droughtManagement: readonly Screen[] = [
  {
    path: '/drought-management/drought-stage',
    title: 'Drought Stage',
    ...forStaff,
    menu: { group: 'Drought Management', icon: Thermostat },
    load: () => import('../drought/DroughtStageScreen.tsx'),
  },
  {
    path: '/drought-management/drought-triggers/{id?}',
    title: 'Drought Triggers',
    ...forStaff,
    add: 'Add Trigger',
    recordsOf: 'list-drought-triggers',
    load: () => import('../drought/TriggersScreen.tsx'),
  },
  {
    path: '/drought-management/what-if',
    title: 'What If',
    ...forStaff,
    menu: { group: 'Drought Management', icon: Insights },
    load: () => import('../drought/WhatIfScreen.tsx'),
  },
  {
    path: '/drought-management/notices',
    title: 'Notices',
    ...forStaff,
    menu: { group: 'Drought Management', icon: Mail },
    load: () => import('../notices/NoticesScreen.tsx'),
  },
  {
    path: '/drought-management/notices/{notice_ndx}',
    title: 'Notice',
    pageOf: 'notices',
    ...forStaff,
    load: () => import('../notices/NoticeScreen.tsx'),
  },
  {
    path: '/drought-management/declarations/{drought_declaration_ndx}/notice',
    title: 'Notice of the Stage',
    pageOf: 'declarations',
    ...forStaff,
    load: () => import('../notices/StageNoticeScreen.tsx'),
  },
  {
    path: '/drought-management/permit-types-and-reduction-factors',
    title: 'Permit Types and Drought Reduction Factors',
    ...forStaff,
    menu: { group: 'Drought Management', label: 'Reduction Factors', icon: Tune },
    load: () => import('../drought/PermitTypesScreen.tsx'),
  },
  {
    path: '/drought-management/drought-compliance-report',
    title: 'Drought Compliance Report',
    ...forStaff,
    menu: { group: 'Drought Management', label: 'Compliance Report', icon: NotificationsActive },
    load: () => import('../drought/compliance/DroughtComplianceScreen.tsx'),
  },
];
