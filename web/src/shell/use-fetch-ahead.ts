import { useEffect } from 'react';
import { useSession } from '../session/session.tsx';

/** Once somebody is signed in, what their forms choose from is fetched while nothing else is to be done. */
export function useFetchAhead() {
  const { user, may } = useSession();
  const who = user?.sub;
  useEffect(() => {
    let isHere = who !== undefined;
    const fetchAhead = async () => {
      if (isHere) await (await import('../register/list/fetch-ahead.ts')).fetchAhead(may);
    };
    if (isHere) whenIdle(() => void fetchAhead());
    return () => {
      isHere = false;
    };
    // A person's rights are asked for anew now and then; their lists are fetched once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [who]);
}

/** Safari does not tell when it has nothing to do. */
const A_WHILE_MS = 2000;

function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act);
  else setTimeout(act, A_WHILE_MS);
}
