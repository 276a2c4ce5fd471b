import type { DeclaredStage } from '@artesian/contract/drought/declarations';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { counted } from '../../ui/counted.ts';

interface UndoToldProps {
  declared: DeclaredStage;
  isUndoing: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** Asks again before a declaration is undone of which people were told. */
export const UndoTold = ({ declared: { drought_stage_name, told }, isUndoing, onUndo, onClose }: UndoToldProps) => (
  <ConfirmDialog
    title={`Undo the declaration of ${drought_stage_name}?`}
    act="Undo"
    color="error"
    isBusy={isUndoing}
    onConfirm={onUndo}
    onCancel={onClose}
  >
    {counted(told, 'contact was', 'contacts were')} already notified. Unsent letters are withdrawn. You can then send a
    correction to those already notified.
  </ConfirmDialog>
);
