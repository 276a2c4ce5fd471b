import type { Register } from '@artesian/contract/language/register';
import { likelyDuplicates } from '@artesian/contract/merging/likely-duplicates';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { mergeScreenOf } from './merge-screen-of.ts';

/** Leads to the records of a register that may be the same. */
export function DuplicatesLink({ register: { path, mergeable } }: { register: Register }) {
  const { may } = useSession();
  const to = mergeScreenOf(path);
  if (!mergeable || !to || !may(likelyDuplicates)) return null;
  return (
    <ButtonLink color="inherit" to={to}>
      Possible duplicates
    </ButtonLink>
  );
}
