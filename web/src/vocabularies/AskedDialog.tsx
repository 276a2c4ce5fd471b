import type { Word } from '@artesian/contract/vocabularies/calls';
import type { Vocabulary } from '@artesian/contract/vocabularies';
import type { FieldOptions } from '../register/form/use-options.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { counted } from '../ui/counted.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { MergeWordDialog } from './MergeWordDialog.tsx';
import { isUnused, type useWordActs } from './use-words.ts';
import { WordDialog } from './WordDialog.tsx';

/** What somebody wants to do with the terms of a list, and confirms or fills in first. */
export type Asked = { what: 'add' | 'delete unused' | 'alphabet' } | { what: 'edit' | 'merge' | 'delete'; word: Word };

interface AskedDialogProps {
  asked: Asked;
  vocabulary: Vocabulary;
  words: readonly Word[];
  options: Readonly<Record<string, FieldOptions>>;
  acts: ReturnType<typeof useWordActs>;
  onClose: () => void;
}

/** The dialog of what was asked for. */
export function AskedDialog({ asked, vocabulary, words, options, acts, onClose }: AskedDialogProps) {
  switch (asked.what) {
    case 'add':
      return <WordDialog vocabulary={vocabulary} options={options} onClose={onClose} />;
    case 'edit': {
      const word = words.find(({ key }) => key === asked.word.key) ?? asked.word;
      return <WordDialog vocabulary={vocabulary} options={options} word={word} onClose={onClose} />;
    }
    case 'merge':
      return <MergeWordDialog vocabulary={vocabulary} words={words} drop={asked.word} onClose={onClose} />;
    case 'delete':
      return <ConfirmDeletion word={asked.word} deletion={acts.deletion} onClose={onClose} />;
    case 'delete unused':
      return (
        <ConfirmDeletionOfUnused words={words.filter(isUnused)} deletion={acts.deletionOfUnused} onClose={onClose} />
      );
    case 'alphabet':
      return (
        <ConfirmDialog
          title="Order by alphabet?"
          act="Order by alphabet"
          isBusy={acts.order.isPending}
          onConfirm={() => acts.order.mutate([], { onSettled: onClose })}
          onCancel={onClose}
        >
          The current order of the terms is replaced.
        </ConfirmDialog>
      );
  }
}

type Acts = AskedDialogProps['acts'];
type Closing = Pick<AskedDialogProps, 'onClose'>;

function ConfirmDeletion({ word, deletion, onClose }: Closing & { word: Word; deletion: Acts['deletion'] }) {
  return (
    <ConfirmDialog
      title={`Delete ${word.word}?`}
      act="Delete word"
      color="error"
      isBusy={deletion.isPending}
      error={inWords(deletion.error)}
      onConfirm={() => deletion.mutate(word, { onSuccess: onClose })}
      onCancel={closing(deletion, onClose)}
    >
      It is not used. The history keeps a record of it.
    </ConfirmDialog>
  );
}

function ConfirmDeletionOfUnused({
  words,
  deletion,
  onClose,
}: Closing & { words: readonly Word[]; deletion: Acts['deletionOfUnused'] }) {
  return (
    <ConfirmDialog
      title={`Delete ${counted(words.length, 'unused word')}?`}
      act="Delete unused"
      color="error"
      isBusy={deletion.isPending}
      error={inWords(deletion.error)}
      onConfirm={() => deletion.mutate(undefined, { onSuccess: onClose })}
      onCancel={closing(deletion, onClose)}
    >
      You can undo this below the list. They are not used: {words.map(({ word }) => word).join(', ')}.
    </ConfirmDialog>
  );
}

const inWords = (error: Error | null) => (error ? `Could not delete. ${errorWordsToQuote(error)}` : undefined);

/** The next dialog begins without the error of this one. */
const closing = (deletion: { reset: () => void }, onClose: () => void) => () => {
  deletion.reset();
  onClose();
};
