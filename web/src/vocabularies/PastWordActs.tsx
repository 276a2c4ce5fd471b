import { undoWordAct } from '@artesian/contract/vocabularies/calls';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session.tsx';
import { counted } from '../ui/counted.ts';
import { localTime } from '../ui/dates.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { useUndoOfWords, wordActsQuery } from './use-words.ts';

/** Words that were merged or deleted together, of one list or of all, each with its way back. Nothing where there are none. */
export function PastWordActs({ list }: { list?: string }) {
  const { may } = useSession();
  const { data, error, refetch } = useQuery(wordActsQuery);
  const { mutate, isPending, variables } = useUndoOfWords();
  const acts = data?.filter(({ lists }) => list === undefined || lists.includes(list)) ?? [];
  if (error && !data)
    return (
      <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
        Merged and deleted terms could not be loaded. {errorWordsToQuote(error)}{' '}
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </Typography>
    );
  if (acts.length === 0) return null;
  return (
    <Box component="section" aria-label="Merged and Deleted" sx={{ mt: 4, maxWidth: 880 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Merged and Deleted
      </Typography>
      <Box component="ul" sx={listStyle}>
        {acts.map(({ word_act_ndx, told, rows, acted_at, acted_by, undone_at, undone_by }) => (
          <Box component="li" key={word_act_ndx} sx={lineStyle}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ color: undone_at ? 'text.secondary' : 'text.primary' }}>
                {told} {rows > 0 && `${counted(rows, 'row')} used it.`}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {localTime(acted_at)}, {acted_by}
                {undone_at && `. Undone ${localTime(undone_at)}, ${undone_by}`}
              </Typography>
            </Box>
            {!undone_at && may(undoWordAct) && (
              <Button
                size="small"
                variant="outlined"
                color="inherit"
                aria-label={`Undo: ${told}`}
                loading={isPending && variables === word_act_ndx}
                onClick={() => mutate(word_act_ndx)}
              >
                Undo
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' } as const;
const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
