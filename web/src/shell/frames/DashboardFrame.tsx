import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState, type ReactNode } from 'react';
import { tellOfExport } from '../../activity/note-export.ts';
import { RecountBanner } from '../../permits/RecountBanner.tsx';
import { aboutFilesWhileRecounting } from '../../permits/recounts.ts';
import { useSession } from '../../session/session.tsx';
import { AboutFiles, type ExportedTable } from '../../ui/table/export/about-files.ts';
import { TOP_BAR_HEIGHT } from '../../theme.ts';
import { remember, remembered } from '../../ui/remembered.ts';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

const COLLAPSED = 'sidebar-collapsed';

interface DashboardFrameProps {
  children: ReactNode;
  /** In px; without, the content takes the width that is there. */
  maxWidth?: number;
}

/** Sidebar, top bar and content. On small screens the sidebar opens over the content. */
export function DashboardFrame({ children, maxWidth }: DashboardFrameProps) {
  const wide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const [collapsed, setCollapsed] = useState(() => remembered<boolean>(COLLAPSED) ?? false);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const collapse = (next: boolean) => {
    setCollapsed(next);
    remember(COLLAPSED, next);
  };

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <GlobalStyles styles={clearOfBars} />
      <Sidebar
        variant={wide ? (collapsed ? 'collapsed' : 'open') : 'drawer'}
        drawerOpen={drawerOpen}
        onClose={() => setDrawerOpen(false)}
        onExpand={() => collapse(false)}
      />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar
          menuExpanded={wide ? !collapsed : drawerOpen}
          onToggleMenu={() => (wide ? collapse(!collapsed) : setDrawerOpen(true))}
        />
        <RecountBanner />
        <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ flex: 1, outline: 0, ...contentPadding }}>
          <AboutFiles value={useAboutExports()}>
            <Box sx={{ maxWidth, mx: 'auto' }}>{children}</Box>
          </AboutFiles>
        </Box>
      </Box>
    </Box>
  );
}

function useAboutExports() {
  const isSignedIn = useSession().user !== undefined;
  return useCallback(
    (file: ExportedTable) => {
      if (isSignedIn) void tellOfExport(file);
      return aboutFilesWhileRecounting();
    },
    [isSignedIn],
  );
}

/** What gets the focus is never hidden behind the top bar, or the bar of a form (WCAG 2.4.11). */
const clearOfBars = { html: { scrollPadding: `${TOP_BAR_HEIGHT + 16}px 0 calc(var(--bottom-bar, 0px) + 16px)` } };

/** 12 steps of 4 px beside the content on large screens, 8 on small ones, 5 on phones. */
const contentPadding = {
  px: { xs: '20px', sm: '32px', lg: '48px' },
  py: { xs: '20px', sm: '28px', lg: '32px' },
  '@media print': { p: 0 },
};
