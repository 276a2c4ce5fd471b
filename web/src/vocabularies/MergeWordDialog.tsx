import { mergeWords, type Word } from '@artesian/contract/vocabularies/calls';
import type { Vocabulary } from '@artesian/contract/vocabularies';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { counted } from '../ui/counted.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { useUndoOfWords } from './use-words.ts';
import { formatUses } from './word-columns.ts';

interface MergeWordDialogProps {
  vocabulary: Vocabulary;
  words: readonly Word[];
  /** The word that goes. */
  drop: Word;
  onClose: () => void;
}

/** All that holds one word holds another from then on. */
export function MergeWordDialog({ vocabulary, words, drop, onClose }: MergeWordDialogProps) {
  const [keep, setKeep] = useState<Word | null>(null);
  const [isAsked, setAsked] = useState(false);
  const undo = useUndoOfWords();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (kept: Word) =>
      api.call(mergeWords, { params: { vocabulary: vocabulary.name }, body: { drop: drop.key, keep: kept.key } }),
    onSuccess: ({ changed, word_act_ndx }, kept) => {
      notify.success(`${counted(changed, 'row')} now use ${kept.word}, and ${drop.word} was deleted.`, {
        action: { label: 'Undo', onClick: () => undo.mutate(word_act_ndx) },
      });
      onClose();
    },
  });
  const merge = () => {
    setAsked(true);
    if (keep) mutate(keep);
  };
  return (
    <ConfirmDialog
      title={`Merge ${drop.word} with another term?`}
      act="Merge"
      color="error"
      isBusy={isPending}
      error={error ? `Could not merge. ${errorWordsToQuote(error)}` : undefined}
      onConfirm={merge}
      onCancel={onClose}
    >
      Records that use it will use the other term instead: {formatUses(drop)}. It can be undone below the list.
      <Autocomplete
        options={words.filter(({ key, retired }) => key !== drop.key && !retired)}
        getOptionLabel={({ word }) => word}
        getOptionKey={({ key }) => key}
        value={keep}
        onChange={(_event, chosen) => setKeep(chosen)}
        sx={{ mt: 2 }}
        renderInput={(props) => (
          <TextField
            {...props}
            required
            label="Term to keep"
            error={isAsked && !keep}
            helperText={isAsked && !keep ? 'Choose the term to keep.' : undefined}
          />
        )}
      />
    </ConfirmDialog>
  );
}
