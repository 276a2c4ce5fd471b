import type { Register, Row } from '@artesian/contract/language/register';
import { mergeRecords } from '@artesian/contract/merging/merging';
import MergeType from '@mui/icons-material/MergeType';
import { useCallback } from 'react';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { mergeScreenOf } from './merge-screen-of.ts';

/** What leads from two ticked records to where they are merged; nothing for more or fewer, or where the reader may not. */
export function useMergeOfTwo({ path, key, mergeable }: Register) {
  const { may } = useSession();
  const to = mergeable === true && may(mergeRecords) ? mergeScreenOf(path) : undefined;
  return useCallback(
    (rows: readonly Row[]) => {
      const [keep, drop] = rows;
      if (!to || !keep || !drop || rows.length !== 2) return null;
      return (
        <ButtonLink size="small" startIcon={<MergeType />} to={to} search={{ keep: keep[key], drop: drop[key] }}>
          Merge…
        </ButtonLink>
      );
    },
    [key, to],
  );
}
