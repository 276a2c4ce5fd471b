import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { SIDEBAR_WIDTH, TOP_BAR_HEIGHT } from '../../theme.ts';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { Brand } from './Brand.tsx';

/** The shape of a page with a sidebar, until its frame is loaded. */
export const DashboardSkeleton = () => (
  <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
    <Stack
      sx={{
        display: { xs: 'none', lg: 'flex' },
        width: SIDEBAR_WIDTH,
        flexShrink: 0,
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ height: TOP_BAR_HEIGHT, display: 'flex', alignItems: 'center', px: 2.25 }}>
        <Brand />
      </Box>
      <MenuSkeleton />
    </Stack>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Bar height={TOP_BAR_HEIGHT} />
      <Box sx={{ px: { xs: '20px', sm: '32px', lg: '48px' }, py: { xs: '20px', sm: '28px', lg: '32px' } }}>
        <ScreenSkeleton />
      </Box>
    </Box>
  </Box>
);

/** The same of a public page, which has a top bar alone. */
export const PresentationSkeleton = () => (
  <Box sx={{ minHeight: '100dvh', bgcolor: 'background.paper' }}>
    <Bar height={TOP_BAR_HEIGHT + 8}>
      <Brand />
    </Bar>
    <Box sx={{ px: { xs: '16px', sm: '32px', lg: '48px' }, py: 4 }}>
      <ScreenSkeleton />
    </Box>
  </Box>
);

/** Groups of the sidebar, while it is not known whose they are. */
export const MenuSkeleton = () => (
  <Stack aria-hidden sx={{ gap: 1.5, px: 2.25, py: 1.5 }}>
    {[60, 75, 85, 70, 50].map((width) => (
      <Skeleton key={width} width={`${width}%`} height={28} />
    ))}
  </Stack>
);

const Bar = ({ height, children }: { height: number; children?: ReactNode }) => (
  <Box
    sx={{
      height,
      display: 'flex',
      alignItems: 'center',
      px: { xs: '16px', sm: '32px', lg: '48px' },
      bgcolor: 'background.paper',
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
);
