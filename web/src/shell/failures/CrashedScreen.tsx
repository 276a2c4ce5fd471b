import { useQueryClient } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { OutdatedPageError } from '../../loading/import-served.ts';
import { loadNewVersion } from '../../loading/new-version.ts';
import { isLostConnection } from '../../ui/error-words.ts';
import { ErrorNotice } from './ErrorNotice.tsx';
import { LostConnection } from './LostConnection.tsx';
import { useScreen } from '../../screens/use-screen.ts';

/** In the place of a screen that failed to load or to draw. */
export function CrashedScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const screen = useScreen();
  const queries = useQueryClient();
  const isOutdated = error instanceof OutdatedPageError;
  useEffect(() => {
    if (isOutdated) loadNewVersion();
  }, [isOutdated]);
  const retry = () => {
    // What was answered may be what could not be drawn.
    queries.removeQueries({ type: 'inactive' });
    reset();
    void router.invalidate();
  };
  if (isLostConnection(error)) return <LostConnection error={error} onRetry={retry} />;
  return <ErrorNotice error={error} screen={screen?.path ?? 'no screen'} onRetry={retry} />;
}
