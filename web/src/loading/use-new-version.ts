import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isNewVersionThere, loadNewVersion, watchForNewVersion, wouldAskBeforeLeaving } from './new-version.ts';

/** On the way to another screen nothing of this page is needed any more: a new version is loaded there, but for whoever has something unsaved. */
export function useNewVersion() {
  const router = useRouter();
  const queries = useQueryClient();
  useEffect(watchForNewVersion, []);
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (pathChanged && isNewVersionThere() && queries.isMutating() === 0 && !wouldAskBeforeLeaving())
          loadNewVersion();
      }),
    [router, queries],
  );
}
