import { useEffect } from 'react';
import { useSession } from '../session/session.tsx';

/** Where browsers do not tell when they have nothing to do, as Safari does not. */
const A_WHILE_MS = 2000;

/** Once somebody is signed in, what their forms choose from is fetched while nothing else is to be done. */
export function useFetchAhead() {
  const { user, may } = useSession();
  const who = user?.sub;
  useEffect(() => {
    if (who === undefined) return undefined;
    const fetchAhead = () => void import('../register/fetch-ahead.ts').then((module) => module.fetchAhead(may));
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchAhead, A_WHILE_MS);
      return () => clearTimeout(timer);
    }
    const asked = window.requestIdleCallback(fetchAhead);
    return () => window.cancelIdleCallback(asked);
    // A person's rights are asked for anew now and then; their lists are fetched once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [who]);
}
