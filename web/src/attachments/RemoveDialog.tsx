import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

interface RemoveDialogProps {
  name: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** In the words of the specification (3 §8). */
export const RemoveDialog = ({ name, onConfirm, onCancel }: RemoveDialogProps) => (
  <Dialog open onClose={onCancel} aria-labelledby="remove-title" maxWidth="xs" fullWidth>
    <DialogTitle variant="h2" id="remove-title">
      Delete Record
    </DialogTitle>
    <DialogContent>
      <DialogContentText sx={{ overflowWrap: 'anywhere' }}>Are you sure you want to delete {name}?</DialogContentText>
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
