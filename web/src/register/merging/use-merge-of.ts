import type { Register, Row } from '@artesian/contract/language/register';
import { mergesOfRecord, type Merge } from '@artesian/contract/merging/merging';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session.tsx';
import { mergesQuery } from './merge-queries.ts';

/** The merge that took this record out of use; undefined where it was none. */
export function useMergeOf(register: Register, record: Row | undefined): Merge | undefined {
  const { may } = useSession();
  const key = Number(record?.[register.key] ?? 0);
  const isAsked = register.mergeable === true && record?.removed === true && may(mergesOfRecord);
  const { data } = useQuery({ ...mergesQuery(register.path, key), enabled: isAsked });
  return data?.find(({ dropped, undone_at }) => dropped === key && undone_at === null);
}
