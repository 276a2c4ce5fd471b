import { Outlet } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { FramedElsewhere } from '../embed/FramedElsewhere.tsx';
import { isFramed } from '../ui/is-embedded.ts';
import { FindAnything } from '../find/FindAnything.tsx';
import { useNewVersion } from '../loading/use-new-version.ts';
import { useScreen } from '../screens/use-screen.ts';
import { usePageTitle } from '../session/use-page-title.ts';
import { MAIN_ID, SkipLink } from '../ui/SkipLink.tsx';
import { SeeingBanner } from './SeeingBanner.tsx';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { usePaperColors } from './theme/use-paper-colors.ts';

/** What every page has: its title in the browser, and the way past the menus. */
export function Root() {
  usePageTitle();
  usePaperColors();
  useFetchAhead();
  useNewVersion();
  const screen = useScreen();
  useFocusOnNewScreen(screen?.path);
  if (isFramed() && screen?.layout !== 'embed') return <FramedElsewhere />;
  return (
    <FindAnything>
      <SkipLink />
      <Outlet />
      <SeeingBanner />
    </FindAnything>
  );
}

/** Whoever cannot see that the page changed hears it: reading goes on at the top of the new screen, but for whoever has opened a dialog since. */
function useFocusOnNewScreen(path: string | undefined) {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (document.activeElement?.closest('[role="dialog"]')) return;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [path]);
}
