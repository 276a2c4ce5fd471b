import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { firstQuestion, onQuestions } from './questions.ts';

/** Asks what must be confirmed before it is saved, wherever it was entered. */
export function UnlikelyDialog() {
  const question = useSyncExternalStore(onQuestions, firstQuestion);
  if (!question) return null;
  return (
    <ConfirmDialog
      title={question.title}
      act={question.act}
      cancel={question.cancel}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    >
      {question.sentences.map((sentence) => (
        <p key={sentence} style={{ margin: '0 0 0.5em' }}>
          {sentence}
        </p>
      ))}
    </ConfirmDialog>
  );
}
