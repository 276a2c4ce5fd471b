import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { AskedProps } from '../ui/question-dialog.tsx';
import type { Confirmation } from './questions.ts';

/** Asks what must be confirmed before it is saved, wherever it was entered. */
export default function UnlikelyDialog({ question: { asked, answer } }: AskedProps<Confirmation, true>) {
  return (
    <ConfirmDialog
      title={asked.title}
      act={asked.act}
      cancel={asked.cancel}
      onConfirm={() => answer(true)}
      onCancel={() => answer(undefined)}
    >
      {asked.sentences.map((sentence) => (
        <p key={sentence} style={{ margin: '0 0 0.5em' }}>
          {sentence}
        </p>
      ))}
    </ConfirmDialog>
  );
}
