import { undoImport, type OneImport } from '@artesian/contract/importing/imports';
import { undoShapes } from '@artesian/contract/map/bring-shapes';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { counted } from '../ui/counted.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';

/** Asks once more before an import is undone. */
export function UndoImport({ one, onClose }: { one: OneImport; onClose: () => void }) {
  const { import_ndx, subject } = one;
  const isOfShapes = subject === 'layer';
  const undo = useMutation({
    mutationFn: (): Promise<unknown> => {
      const asked = { params: { import_ndx } };
      return isOfShapes ? api.call(undoShapes, asked) : api.call(undoImport, asked);
    },
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      title={`Undo import ${import_ndx}?`}
      act="Undo"
      color="error"
      isBusy={undo.isPending}
      error={undo.error ? errorWordsToQuote(undo.error) : undefined}
      onConfirm={() => undo.mutate()}
      onCancel={onClose}
    >
      {isOfShapes ? 'The layer’s earlier shapes are restored; a layer created by the import is removed.' : whatOf(one)}
    </ConfirmDialog>
  );
}

const whatOf = ({ rows_added, rows_changed }: OneImport): string =>
  [
    `${counted(rows_added, 'record')} that it added ${rows_added === 1 ? 'is' : 'are'} removed,`,
    `${counted(rows_changed, 'record')} that it changed ${rows_changed === 1 ? 'gets' : 'get'} back the earlier values.`,
    'Records that people changed since, or that others refer to, stay and are listed.',
  ].join(' ');
