import Box from '@mui/material/Box';
import { lazyRouteComponent, Outlet, type RouteComponent } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { Layout } from '../../screens/screen.ts';
import { useScreen } from '../../screens/use-screen.ts';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import { DashboardSkeleton, PresentationSkeleton } from './FrameSkeleton.tsx';
import { Guard } from '../Guard.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';

/** How screens stand on the page, by the layout that the table of screens names. */
export const layouts: Record<Layout, RouteComponent> = {
  dashboard: inFrame(async () => (await import('./DashboardFrame.tsx')).DashboardFrame, { maxWidth: 1760 }),
  'dashboard-full': inFrame(async () => (await import('./DashboardFrame.tsx')).DashboardFrame),
  field: inFrame(async () => (await import('./DashboardFrame.tsx')).DashboardFrame, { maxWidth: 960 }),
  presentation: inFrame(async () => (await import('./PresentationFrame.tsx')).PresentationFrame),
  authentication: inFrame(async () => (await import('./AuthenticationFrame.tsx')).AuthenticationFrame),
  embed: inFrame(async () => (await import('../../embed/EmbedFrame.tsx')).EmbedFrame),
  map: () => (
    <Box
      component="main"
      id={MAIN_ID}
      tabIndex={-1}
      sx={{ position: 'fixed', inset: '0 0 var(--seeing-bar, 0px)', outline: 0 }}
    >
      <GuardedScreen />
    </Box>
  ),
};

interface FrameProps {
  children: ReactNode;
  maxWidth?: number;
}

/** What stands in the place of a frame until it is loaded. */
export const frameSkeletons: Record<Layout, RouteComponent> = {
  dashboard: DashboardSkeleton,
  'dashboard-full': DashboardSkeleton,
  field: DashboardSkeleton,
  presentation: PresentationSkeleton,
  authentication: () => <LoadingView fullScreen />,
  embed: () => <LoadingView fullScreen />,
  map: () => <LoadingView fullScreen />,
};

/** A frame is loaded with the first screen that stands in it: the map needs none. */
function inFrame(load: () => Promise<ComponentType<FrameProps>>, props: Omit<FrameProps, 'children'> = {}) {
  return lazyRouteComponent(async () => {
    const Frame = await load();
    const Framed = () => (
      <Frame {...props}>
        <GuardedScreen />
      </Frame>
    );
    return { default: Framed };
  });
}

function GuardedScreen() {
  const screen = useScreen();
  return (
    <Guard who={screen?.who ?? 'everyone'}>
      <Outlet />
    </Guard>
  );
}
