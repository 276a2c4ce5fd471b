import { forMembers, forStaff } from './for-whom.ts';
import type { Screen } from './screen.ts';

export const reportsAndAnalysis = [
  {
    path: '/reports-and-analysis/query-and-download',
    title: 'Query and Download',
    ...forMembers,
    menu: { group: 'Reports & Analysis', icon: 'FileDownload' },
  },
  {
    path: '/reports-and-analysis/pumpage-report',
    title: 'Pumpage Report',
    ...forStaff,
    menu: { group: 'Reports & Analysis', icon: 'WaterfallChart' },
  },
  {
    path: '/reports-and-analysis/water-under-no-permit',
    title: 'Water under No Permit',
    ...forStaff,
    menu: { group: 'Reports & Analysis', icon: 'FormatColorReset' },
  },
] as const satisfies readonly Screen[];
