import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';

interface DeleteDialogProps {
  /** What is to be deleted, as people know it. */
  name: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** What goes with it. */
  children?: ReactNode;
}

/** Asks in the words of the specification (3 §8). */
export const DeleteDialog = ({ name, onConfirm, onCancel, children }: DeleteDialogProps) => (
  <Dialog open onClose={onCancel} aria-labelledby="delete-title" maxWidth="xs" fullWidth>
    <DialogTitle variant="h2" id="delete-title">
      Delete Record
    </DialogTitle>
    <DialogContent>
      <DialogContentText>Are you sure you want to delete {name}?</DialogContentText>
      {children}
    </DialogContent>
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button color="inherit" onClick={onCancel}>
        Cancel
      </Button>
      <Button variant="contained" color="error" onClick={onConfirm}>
        Yes, delete record
      </Button>
    </DialogActions>
  </Dialog>
);
