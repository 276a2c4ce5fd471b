import { useLiveQuery } from 'dexie-react-hooks';
import { useSession } from '../../session/session.tsx';
import type { Entry } from './entry.ts';
import { store } from './store.ts';

/** The entries of whoever is here, the latest first; undefined until they are read. */
export function useOutbox(): Entry[] | undefined {
  const owner = useSession().user?.sub;
  return useLiveQuery(
    async () => (owner ? (await store.entries.where({ owner }).sortBy('writtenAt')).toReversed() : []),
    [owner],
  );
}

/** The unfinished entry that was begun on this screen, undefined until it is read, or null where there is none. */
export function useDraftOf(opens: string): Entry | null | undefined {
  const owner = useSession().user?.sub;
  return useLiveQuery(async () => {
    if (!owner) return null;
    const drafts = await store.entries
      .where({ owner, state: 'draft' })
      .filter((entry) => entry.opens === opens)
      .toArray();
    return drafts[0] ?? null;
  }, [owner, opens]);
}
