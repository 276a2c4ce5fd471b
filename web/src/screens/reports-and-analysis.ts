import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import WaterfallChart from '@mui/icons-material/WaterfallChartOutlined';
import type { Screen } from '../shell/screen.ts';
import { forMembers, forStaff } from './for-whom.ts';

export const reportsAndAnalysis: readonly Screen[] = [
  {
    path: '/reports-and-analysis/query-and-download',
    title: 'Query and Download',
    ...forMembers,
    menu: { group: 'Reports & Analysis', icon: FileDownload },
    comingSoon: 'Ask for the data you need, see how much it is, and download it as a table.',
  },
  {
    path: '/reports-and-analysis/pumpage-report',
    title: 'Pumpage Report',
    ...forStaff,
    menu: { group: 'Reports & Analysis', icon: WaterfallChart },
    load: () => import('../pumpage/PumpageReportScreen.tsx'),
  },
];
