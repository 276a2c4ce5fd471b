import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

interface AskFirstProps {
  question: string;
  consequence: string;
  act: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before what everybody will see is made anew. */
export const AskFirst = ({ question, consequence, act, onConfirm, onCancel }: AskFirstProps) => (
  <Dialog open onClose={onCancel} aria-labelledby="ask-first" maxWidth="xs" fullWidth>
    <DialogTitle variant="h2" id="ask-first">
      {question}
    </DialogTitle>
    <DialogContent>
      <DialogContentText>{consequence}</DialogContentText>
    </DialogContent>
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button color="inherit" onClick={onCancel}>
        Cancel
      </Button>
      <Button variant="contained" onClick={onConfirm}>
        {act}
      </Button>
    </DialogActions>
  </Dialog>
);
