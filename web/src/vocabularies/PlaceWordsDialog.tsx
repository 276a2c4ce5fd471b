import { deletePlaceWords, previewPlaceWords } from '@artesian/contract/vocabularies/calls';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { counted } from '../ui/counted.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { useUndoOfWords } from './use-words.ts';

/** The words of places that a new district finds are those of another: all that nothing holds go in one act. */
export function PlaceWordsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [previewPlaceWords.path],
    queryFn: ({ signal }) => api.call(previewPlaceWords, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const { mutate: undo } = useUndoOfWords();
  const deletion = useMutation({
    mutationFn: () => api.call(deletePlaceWords, {}),
    onSuccess: ({ lists, word_act_ndx }) => {
      const words = `${counted(countIn(lists), 'term was', 'terms were')} deleted.`;
      if (word_act_ndx === null) notify.info('There was nothing to delete.');
      else notify.success(words, { action: { label: 'Undo', onClick: () => undo(word_act_ndx) } });
      onClose();
    },
  });
  const lists = data?.lists.filter(({ deleted }) => deleted.length > 0) ?? [];
  const count = countIn(lists);
  const failed = deletion.error ?? error;
  const isEmpty = data !== undefined && count === 0;
  const confirm = () => {
    if (count > 0) deletion.mutate();
    else if (isEmpty) onClose();
    else void refetch();
  };
  return (
    <ConfirmDialog
      title="Delete the terms of other places?"
      act={wordsOfAct(count, isEmpty)}
      color={count > 0 ? 'error' : 'primary'}
      isBusy={deletion.isPending || isFetching}
      error={
        failed ? `${deletion.error ? 'Could not delete.' : 'Could not load.'} ${errorWordsToQuote(failed)}` : undefined
      }
      onConfirm={confirm}
      onCancel={onClose}
    >
      {isEmpty
        ? 'Every place term is in use or already deleted.'
        : 'A new installation comes with the districts, counties, zones and aquifers of one part of Texas. This deletes the unused ones from all these lists at once; general lists, such as well uses and statuses, stay. You can undo it under Lists of Terms.'}
      {!data && !error && <LinearProgress aria-label="Checking their use" sx={{ mt: 2 }} />}
      <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
        {lists.map(({ name, title, deleted, stay }) => (
          <Typography component="li" variant="body2" key={name} sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
            <b>{title}:</b> {deleted.join(', ')}
            {stay > 0 && ` (${counted(stay, 'term stays', 'terms stay')})`}
          </Typography>
        ))}
      </Box>
    </ConfirmDialog>
  );
}

function wordsOfAct(count: number, isEmpty: boolean): string {
  if (count > 0) return `Delete ${counted(count, 'term')}`;
  return isEmpty ? 'Close' : 'Try again';
}

const countIn = (lists: readonly { deleted: readonly string[] }[]) =>
  lists.reduce((sum, { deleted }) => sum + deleted.length, 0);
