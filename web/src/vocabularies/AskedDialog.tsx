import type { Word } from '@artesian/contract/vocabularies/calls';
import type { Vocabulary } from '@artesian/contract/vocabularies';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
      return (
        <ConfirmDeletion
          title={`Delete ${asked.word.word}?`}
          act="Delete term"
          deletion={acts.deletion}
          of={asked.word}
          onClose={onClose}
        >
          It is not used. The history keeps a record of it.
        </ConfirmDeletion>
      );
    case 'delete unused': {
      const unused = words.filter(isUnused);
      return (
        <ConfirmDeletion
          title={`Delete ${counted(unused.length, 'unused term')}?`}
          act="Delete unused"
          deletion={acts.deletionOfUnused}
          of={undefined}
          onClose={onClose}
        >
          You can undo this below the list. They are not used: {unused.map(({ word }) => word).join(', ')}.
        </ConfirmDeletion>
      );
    }
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

interface ConfirmDeletionProps<V> {
  title: string;
  act: string;
  deletion: Pick<UseMutationResult<unknown, Error, V>, 'mutate' | 'reset' | 'isPending' | 'error'>;
  of: V;
  onClose: () => void;
  children: ReactNode;
}

function ConfirmDeletion<V>({ title, act, deletion, of, onClose, children }: ConfirmDeletionProps<V>) {
  const { mutate, reset, isPending, error } = deletion;
  return (
    <ConfirmDialog
      title={title}
      act={act}
      color="error"
      isBusy={isPending}
      error={error ? `Could not delete. ${errorWordsToQuote(error)}` : undefined}
      onConfirm={() => mutate(of, { onSuccess: onClose })}
      onCancel={() => {
        // The next dialog begins without the error of this one.
        reset();
        onClose();
      }}
    >
      {children}
    </ConfirmDialog>
  );
}
