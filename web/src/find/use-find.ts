import { t } from '@artesian/domain/texts/translate';
import { findRecords } from '@artesian/contract/query/find';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useSettled } from '../ui/use-settled.ts';
import { groupsOf } from './found-items.ts';
import { holding } from './holding.ts';
import type { Group, Item } from './item.ts';
import { recentOf } from './recent.ts';
import { useNamed } from './use-named.ts';
import { actionsFor, screensFor } from './ways.ts';

const pauseMs = 100;
/** Of screens and of actions beside what is searched for: records are looked for more often. */
const mostWays = 4;

export interface Find {
  groups: readonly Group[];
  /** Whether this is what there is of `text`, and nothing more on its way. */
  isSettled: boolean;
  error: Error | null;
}

/** What `text` may mean: what one went to lately, screens, actions, and records, which the server finds. Of nothing, all ways. */
export function useFind(person: string, text: string): Find {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const [recent] = useState(() => recentOf(person));
  const ways = useMemo(() => ({ screens: screensFor(session), actions: actionsFor(session) }), [session]);
  const wanted = text.trim();
  const query = useSettled(wanted, pauseMs);
  const { data, error, isFetching } = useQuery({
    queryKey: ['find', person, query],
    queryFn: ({ signal }) => api.call(findRecords, { query: { q: query }, signal }),
    enabled: query !== '' && isSignedIn,
    // While one types on, what was found so far stays to be read.
    placeholderData: keepPreviousData,
    retry: false,
  });
  const named = useNamed(query, isSignedIn);
  const groups = useMemo(() => {
    const most = wanted === '' ? Infinity : mostWays;
    const known = [
      { title: t('Recent'), items: holding(recent, wanted) },
      { title: t('Actions'), items: holding(ways.actions, wanted).slice(0, most) },
      { title: t('Screens'), items: holding(ways.screens, wanted).slice(0, most) },
    ];
    const found = wanted === '' ? [] : [...groupsOf(data?.data ?? [], session), ...named.groups];
    return withoutRepeats([...known, ...found]);
  }, [wanted, recent, ways, data, session, named.groups]);
  const isComing = isFetching || named.isComing;
  return {
    groups,
    isSettled: wanted === query && !isComing,
    error: wanted === '' ? null : isSignedIn ? error : named.error,
  };
}

/** What stands in a group above is not said again. */
function withoutRepeats(groups: readonly Group[]): Group[] {
  const seen = new Set<string>();
  const isNew = ({ href }: Item) => !seen.has(href) && seen.add(href);
  return groups
    .map(({ title, items }) => ({ title, items: items.filter(isNew) }))
    .filter(({ items }) => items.length > 0);
}
