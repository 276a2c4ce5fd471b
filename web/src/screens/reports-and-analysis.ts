import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import FormatColorReset from '@mui/icons-material/FormatColorResetOutlined';
import WaterfallChart from '@mui/icons-material/WaterfallChartOutlined';
import type { Screen } from '../shell/screen.ts';
import { forMembers, forStaff } from './for-whom.ts';

export const reportsAndAnalysis: readonly Screen[] = [
  {
    path: '/reports-and-analysis/query-and-download',
    title: 'Query and Download',
    ...forMembers,
    menu: { group: 'Reports & Analysis', icon: FileDownload },
    load: () => import('../query/QueryScreen.tsx'),
  },
  {
    path: '/reports-and-analysis/pumpage-report',
    title: 'Pumpage Report',
    ...forStaff,
    menu: { group: 'Reports & Analysis', icon: WaterfallChart },
    load: () => import('../pumpage/PumpageReportScreen.tsx'),
  },
  {
    path: '/reports-and-analysis/water-under-no-permit',
    title: 'Water under No Permit',
    ...forStaff,
    menu: { group: 'Reports & Analysis', icon: FormatColorReset },
    load: () => import('../under-no-permit/UnderNoPermitScreen.tsx'),
  },
];
