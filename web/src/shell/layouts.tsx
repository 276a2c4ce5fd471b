import Box from '@mui/material/Box';
import { Outlet, type RouteComponent } from '@tanstack/react-router';
import { AuthenticationLayout } from './AuthenticationLayout.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';
import { Guard } from './Guard.tsx';
import { PresentationFrame } from './PresentationLayout.tsx';
import type { Layout } from './screen.ts';
import { MAIN_ID } from './SkipLink.tsx';
import { useScreen } from './use-screen.ts';

/** How screens stand on the page, by the layout that the table of screens names. */
export const layouts: Record<Layout, RouteComponent> = {
  dashboard: () => (
    <DashboardFrame maxWidth={1760}>
      <GuardedScreen />
    </DashboardFrame>
  ),
  'dashboard-full': () => (
    <DashboardFrame>
      <GuardedScreen />
    </DashboardFrame>
  ),
  field: () => (
    <DashboardFrame maxWidth={960}>
      <GuardedScreen />
    </DashboardFrame>
  ),
  presentation: () => (
    <PresentationFrame>
      <GuardedScreen />
    </PresentationFrame>
  ),
  authentication: () => (
    <AuthenticationLayout>
      <GuardedScreen />
    </AuthenticationLayout>
  ),
  map: () => (
    <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ position: 'fixed', inset: 0, outline: 0 }}>
      <GuardedScreen />
    </Box>
  ),
};

function GuardedScreen() {
  const screen = useScreen();
  return (
    <Guard who={screen?.who ?? 'everyone'}>
      <Outlet />
    </Guard>
  );
}
