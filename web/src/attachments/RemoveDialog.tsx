import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface RemoveDialogProps {
  name: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** In the words of the specification (3 §8). */
export const RemoveDialog = ({ name, onConfirm, onCancel }: RemoveDialogProps) => (
  <ConfirmDialog title="Delete Record" act="Yes, delete record" color="error" onConfirm={onConfirm} onCancel={onCancel}>
    Are you sure you want to delete {name}?
  </ConfirmDialog>
);
