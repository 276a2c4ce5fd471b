import EventNote from '@mui/icons-material/EventNoteOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import NotificationsActive from '@mui/icons-material/NotificationsActiveOutlined';
import Replay from '@mui/icons-material/ReplayOutlined';
import Thermostat from '@mui/icons-material/ThermostatOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import { forStaff } from './for-whom.ts';
import type { Screen } from './screen.ts';

export const droughtManagement = [
  {
    path: '/drought-management/drought-stage',
    title: 'Drought Stage',
    ...forStaff,
    menu: { group: 'Drought Management', icon: Thermostat },
  },
  {
    path: '/drought-management/drought-triggers/{id?}',
    title: 'Drought Triggers',
    ...forStaff,
    under: '/drought-management/drought-stage',
    add: 'Add Trigger',
    recordsOf: 'list-drought-triggers',
    purpose: 'The reading of an indicator at which each stage starts, by area and effective date.',
  },
  {
    path: '/drought-management/trigger-rules/{id?}',
    title: 'Trigger Rules',
    ...forStaff,
    under: '/drought-management/drought-stage',
    add: 'Add Rules',
    recordsOf: 'list-drought-trigger-rules',
    purpose:
      'When triggers start and end a stage, by area. Without rules, any trigger starts a stage, and it ends once all indicators have recovered.',
  },
  {
    path: '/drought-management/indicator-readings/{id?}',
    title: 'Indicator Readings',
    ...forStaff,
    under: '/drought-management/drought-stage',
    add: 'Add Reading',
    recordsOf: 'list-indicator-readings',
    purpose: 'The daily readings of the drought indicators. An entered reading replaces the value from a source.',
  },
  {
    path: '/drought-management/indicator-sources/{id?}',
    title: 'Indicator Sources',
    ...forStaff,
    under: '/drought-management/drought-stage',
    add: 'Add Source',
    recordsOf: 'list-indicator-sources',
    purpose: 'The wells or other indicators that an indicator takes its daily values from.',
  },
  {
    path: '/drought-management/evaluated-days',
    title: 'Evaluated Days',
    ...forStaff,
    menu: { group: 'Drought Management', icon: EventNote },
  },
  {
    path: '/drought-management/replay',
    title: 'Replay Triggers',
    ...forStaff,
    menu: { group: 'Drought Management', icon: Replay },
  },
  {
    path: '/drought-management/drought-areas/{id?}',
    title: 'Drought Areas',
    ...forStaff,
    under: '/drought-management/drought-stage',
    add: 'Add Assignment',
    recordsOf: 'list-drought-area-groups',
    purpose:
      'The drought area of each aquifer group. Groups not listed belong to the original area, named District unless renamed in Lists of Terms.',
  },
  {
    path: '/drought-management/stages-by-day/{id?}',
    title: 'Stages by Day',
    ...forStaff,
    under: '/drought-management/drought-stage',
    add: 'Add Change',
    recordsOf: 'list-drought-stage-changes',
    purpose:
      'For areas whose reductions count by day: the first day of each stage. From the first change on, a year is reduced by the mean over its days. A declaration counts from its day and is added here automatically.',
  },
  {
    path: '/drought-management/special-reductions/{id?}',
    title: 'Special Reductions',
    ...forStaff,
    under: '/drought-management/drought-stage',
    add: 'Add Reduction',
    recordsOf: 'list-drought-reductions',
    purpose:
      'Reductions that replace the permit type’s factor for a drought stage. If several apply to a permit, one for its use takes precedence, then one for its type, then one for its area.',
  },
  {
    path: '/drought-management/measures/{id?}',
    title: 'Drought Measures',
    ...forStaff,
    under: '/drought-management/drought-stage',
    add: 'Add Measure',
    recordsOf: 'list-drought-measures',
    purpose: 'What each stage asks of households and permit holders, as shown to the public on The District Today.',
  },
  {
    path: '/drought-management/what-if',
    title: 'What If',
    ...forStaff,
    menu: { group: 'Drought Management', icon: Insights },
  },
  {
    path: '/drought-management/notices',
    title: 'Notices',
    ...forStaff,
    menu: { group: 'Drought Management', icon: Mail },
  },
  {
    path: '/drought-management/notices/{notice_ndx}',
    title: 'Notice',
    pageOf: 'notices',
    ...forStaff,
  },
  {
    path: '/drought-management/declarations/{drought_declaration_ndx}/notice',
    title: 'Notice of the Stage',
    pageOf: 'declarations',
    ...forStaff,
  },
  {
    path: '/drought-management/permit-types-and-reduction-factors',
    title: 'Permit Types and Drought Reduction Factors',
    ...forStaff,
    menu: { group: 'Drought Management', label: 'Reduction Factors', icon: Tune },
  },
  {
    path: '/drought-management/drought-compliance-report',
    title: 'Drought Compliance Report',
    ...forStaff,
    menu: { group: 'Drought Management', label: 'Compliance Report', icon: NotificationsActive },
  },
] as const satisfies readonly Screen[];
