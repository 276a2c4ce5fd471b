import type { Register } from '@artesian/contract/language/register';
import { likelyDuplicatesOf, type LikelyDuplicate } from '@artesian/contract/merging/likely-duplicates';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { sayDistinct } from './acts.ts';
import { LikelyRecords } from './LikelyRecords.tsx';
import { likelyOfQuery } from './merge-queries.ts';
import { mergeScreenOf } from './merge-screen-of.ts';

interface PossibleDuplicatesProps {
  register: Register;
  record: number;
}

/** Records that may be the same as the one that is open, with why. Nothing where there is none, or while nobody knows. */
export function PossibleDuplicates({ register, record }: PossibleDuplicatesProps) {
  const { may } = useSession();
  const { data = [] } = useQuery({
    ...likelyOfQuery(register.path, record),
    enabled: register.mergeable === true && record !== 0 && may(likelyDuplicatesOf),
  });
  return (
    <LikelyRecords
      title="Possible duplicates"
      register={register.path}
      found={data}
      renderActs={(other) => <ActsOnPair register={register} record={record} other={other} />}
    />
  );
}

function ActsOnPair({ register, record, other }: PossibleDuplicatesProps & { other: LikelyDuplicate }) {
  const mergeScreen = mergeScreenOf(register.path);
  const { key, label } = other;
  return (
    <>
      {mergeScreen && (
        <ButtonLink
          size="small"
          to={mergeScreen}
          search={{ keep: record, drop: key }}
          aria-label={`Compare and merge with ${label}`}
        >
          Compare and merge
        </ButtonLink>
      )}
      <Button
        size="small"
        color="inherit"
        aria-label={`${label} is not the same`}
        onClick={() => void sayDistinct(register, { key: record, other: key })}
      >
        Not the same
      </Button>
    </>
  );
}
