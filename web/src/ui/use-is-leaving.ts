import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Asks whether somebody is on the way to another page: a correction of this one's address would be made to that one's. */
export function useIsLeaving(): () => boolean {
  const router = useRouter();
  return useCallback(() => {
    const here = router.state.resolvedLocation;
    return here !== undefined && here.pathname !== router.latestLocation.pathname;
  }, [router]);
}
