import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';

interface PasteFromSpreadsheetProps {
  /** What is pasted: `readings`. */
  what: string;
  /** The columns that are copied, in their order. */
  columns: string;
  /** Shows first what it would change, and says when it was pasted: until then the text is kept. */
  onPaste: (text: string, onPasted: () => void) => void;
}

/** For who does not know that the table itself takes what is pasted, or has no keyboard to do it with. */
export function PasteFromSpreadsheet({ what, columns, onPaste }: PasteFromSpreadsheetProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const id = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Paste from a spreadsheet
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={id} maxWidth="sm" fullWidth>
        <DialogTitle variant="h2" id={id}>
          Paste {what}
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Copy columns of {columns} from a spreadsheet and paste them here. You see a preview before anything is
            entered.
          </DialogContentText>
          <TextField
            label="Copied cells"
            value={text}
            onChange={({ target }) => setText(target.value)}
            multiline
            minRows={6}
            maxRows={14}
            fullWidth
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={close}>
            Cancel
          </Button>
          <Button
            variant="contained"
            disabled={text.trim() === ''}
            onClick={() => {
              close();
              onPaste(text, () => setText(''));
            }}
          >
            Preview
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
