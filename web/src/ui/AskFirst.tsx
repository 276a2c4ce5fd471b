import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { errorWordsToQuote } from './error-words.ts';

interface AskFirstProps<Answer> {
  /** The question. */
  title: string;
  /** What comes of it, in a sentence or two. */
  children: ReactNode;
  /** `Undo the Upload` */
  act: string;
  /** Red for what takes something away. */
  color?: 'primary' | 'error';
  /** What stands before the reason of a failure: `Nothing was sent.` */
  failing?: string;
  does: () => Promise<Answer>;
  /** It was done. The question closes by itself. */
  onDone?: (answer: Answer) => void;
  onClose: () => void;
}

/** Asks for confirmation, then acts. If that fails, the dialog says why and stays open for another try. */
export function AskFirst<Answer>({ does, onDone, failing, onClose, ...question }: AskFirstProps<Answer>) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: does,
    onSuccess: (answer) => {
      onClose();
      onDone?.(answer);
    },
  });
  return (
    <ConfirmDialog
      {...question}
      isBusy={isPending}
      error={error ? [failing, errorWordsToQuote(error)].filter(Boolean).join(' ') : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}
