import { useLiveQuery } from 'dexie-react-hooks';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../session/session.tsx';
import type { Entry } from '../outbox/entry.ts';
import { store } from '../outbox/store.ts';
import { useDraftOf } from '../outbox/use-outbox.ts';

/** What a form opens with. */
export interface OpenedEntry {
  id: string;
  /** What was written before: begun and left, or refused by the server. */
  earlier: Entry | undefined;
  /** Whether it was sent, or is on its way: then it can only be looked at. */
  isGone: boolean;
}

/**
 * The entry that the address names (`?entry=`), or the one that was begun on this screen and left, or a new one; undefined until it is read.
 * It stays the same while the form is open, whatever is kept of it. `again` turns to a new one.
 */
export function useOpenedEntry(opens: string): { opened: OpenedEntry | undefined; again: () => void } {
  const owner = useSession().user?.sub;
  const { entry: named }: { entry?: string } = useSearch({ strict: false });
  const draft = useDraftOf(opens);
  const known = useLiveQuery(async () => (named ? ((await store.entries.get(named)) ?? null) : null), [named]);
  const [kept, setKept] = useState<{ of: string; opened: OpenedEntry }>();
  const of = `${opens} ${named ?? ''}`;
  if (kept?.of !== of && owner !== undefined && draft !== undefined && known !== undefined) {
    const found = known?.owner === owner ? known : draft;
    setKept({ of, opened: openedAs(found) });
  }
  return {
    opened: kept?.of === of ? kept.opened : undefined,
    again: () => setKept({ of, opened: openedAs(null) }),
  };
}

function openedAs(found: Entry | null): OpenedEntry {
  if (!found) return { id: crypto.randomUUID(), earlier: undefined, isGone: false };
  // What was tried to be sent may have arrived, so that it must not be written over.
  const isGone =
    found.state === 'sent' || found.state === 'sending' || (found.state === 'waiting' && found.attempts > 0);
  return { id: found.id, earlier: found, isGone };
}
