import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { firstQuestion, onQuestions } from './questions.ts';

/** Asks whether something unlikely is meant, wherever it was entered. */
export function UnlikelyDialog() {
  const question = useSyncExternalStore(onQuestions, firstQuestion);
  if (!question) return null;
  return (
    <ConfirmDialog
      title="Is this right?"
      act="Save as Entered"
      cancel="Change It"
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    >
      {question.doubts.map((doubt) => (
        <p key={doubt} style={{ margin: '0 0 0.5em' }}>
          {doubt}
        </p>
      ))}
    </ConfirmDialog>
  );
}
