import { ApiError } from '@artesian/contract/language/client';
import { SHOWN } from '@artesian/contract/language/save-headers';
import { metaOf } from '@artesian/contract/language/register';
import { permitFactChanges } from '@artesian/contract/permits/permit-lists';
import { permits } from '@artesian/contract/permits/permits';
import { isoMonth, monthOfDay, monthsAfter } from '@artesian/domain/month';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { formatMonth } from '../ui/dates.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { errorWords } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';

type FactChange = z.output<typeof permitFactChanges.row>;

/** From which month on the facts of a permit hold. What was decided last can be moved to an earlier one: the value stays, its month changes. */
export function FactChanges({ record: permit_ndx }: { record: number }) {
  const { may } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: [permitFactChanges.path, permit_ndx],
    queryFn: ({ signal }) => api.view(permitFactChanges, { params: { permit_ndx }, signal }),
  });
  const move = useMoveEarlier(permit_ndx);
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="60%" />;
  if (data.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>Nothing has changed since the permit was entered.</Typography>;
  return (
    <Box component="ul" aria-label="Effective dates" sx={{ m: 0, pl: 2.5 }}>
      {data.map((change) => (
        <Box component="li" key={`${change.field} ${change.holds_from}`} sx={{ py: 0.5 }}>
          {inSentence(change)}{' '}
          {change.is_last && may(permits.calls.update) && (
            <Button
              size="small"
              disabled={move.isPending}
              aria-label={`Make ${labelOf(change)} effective earlier`}
              onClick={() => move.mutate(change)}
            >
              Effective Earlier…
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Asked from the month before; the dialog of effects asks which month it is to be, and why where it is over. */
function useMoveEarlier(permit_ndx: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ field, value, holds_from }: FactChange) =>
      api.send('PUT', `/api/${permits.path}/${permit_ndx}`, {
        body: { [field]: value },
        holdsFrom: isoMonth(monthsAfter(monthOfDay(holds_from), -1)),
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: async () => {
      notify.success('Data successfully saved!');
      await queries.invalidateQueries();
    },
    onError: (error) => {
      // Whoever was shown what it does, and left it, knows.
      if (!(error instanceof ApiError && error.problem.code === SHOWN)) notify.error(errorWords(error));
    },
  });
}

const labelOf = ({ field }: FactChange) => metaOf(permits, field).label;

const inSentence = (change: FactChange) =>
  `${labelOf(change)}: ${change.words ?? 'none'} from ${formatMonth(change.holds_from)}, ${change.words_before ?? 'none'} before.`;
