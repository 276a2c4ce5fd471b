import type { Register } from '@artesian/contract/language/register';
import { formatLikeness, type LikelyPair } from '@artesian/contract/merging/likely-duplicates';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { sayDistinct } from './acts.ts';
import { likelyPairsQuery } from './merge-queries.ts';

/** The pairs of a register that may be the same, with why; each is compared, or said to be two. */
export function LikelyPairs({ register }: { register: Register }) {
  const { data, error, refetch } = useQuery(likelyPairsQuery(register.path));
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  const { count, pairs } = data;
  if (count === 0) {
    return (
      <EmptyState title={`No ${register.one} looks like another`}>
        If you know two are the same, check both in the list and merge them there.
      </EmptyState>
    );
  }
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>
        {count === 1 ? '1 pair' : `${count.toLocaleString('en-US')} pairs`}
        {count > pairs.length && `, the most likely ${pairs.length} below`}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {pairs.map((pair) => (
          <PairToLookAt key={`${pair.one.key} ${pair.other.key}`} register={register} pair={pair} />
        ))}
      </Box>
    </>
  );
}

function PairToLookAt({ register, pair: { one, other, likeness, reasons } }: { register: Register; pair: LikelyPair }) {
  const both = `${one.label} and ${other.label}`;
  return (
    <Paper
      variant="outlined"
      component="li"
      sx={{ px: 2, py: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
    >
      <Box sx={{ flex: '1 1 420px', minWidth: 0 }}>
        {[one, other].map(({ key, label, known_by }) => (
          <Typography key={key} sx={{ overflowWrap: 'anywhere' }}>
            <strong>{label}</strong>
            {known_by && (
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {' '}
                {known_by}
              </Typography>
            )}
          </Typography>
        ))}
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {formatLikeness(likeness)}: {reasons.join(', ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <ButtonLink
          size="small"
          variant="outlined"
          to="."
          search={{ keep: one.key, drop: other.key }}
          aria-label={`Compare and merge ${both}`}
        >
          Compare and merge
        </ButtonLink>
        <Button
          size="small"
          color="inherit"
          aria-label={`${both} are not the same`}
          onClick={() => void sayDistinct(register, { key: one.key, other: other.key })}
        >
          Not the same
        </Button>
      </Box>
    </Paper>
  );
}
