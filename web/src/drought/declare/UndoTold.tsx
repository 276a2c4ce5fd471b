import type { DeclaredStage } from '@artesian/contract/drought/declarations';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { counted } from '../../ui/counted.ts';

interface UndoToldProps {
  declared: DeclaredStage;
  isUndoing: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** Asks again before a declaration is undone of which people were told. */
export const UndoTold = ({ declared: { drought_stage_name, told }, isUndoing, onUndo, onClose }: UndoToldProps) => (
  <Dialog open onClose={onClose} aria-labelledby="undo-told" maxWidth="xs" fullWidth>
    <DialogTitle variant="h2" id="undo-told">
      Undo the declaration of {drought_stage_name}?
    </DialogTitle>
    <DialogContent>
      <DialogContentText>
        {counted(told, 'contact was', 'contacts were')} told of it already. Letters that have not gone out are
        withdrawn; to those who were told a correction can be sent afterwards.
      </DialogContentText>
    </DialogContent>
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button color="inherit" onClick={onClose}>
        Cancel
      </Button>
      <Button variant="contained" color="error" loading={isUndoing} onClick={onUndo}>
        Undo
      </Button>
    </DialogActions>
  </Dialog>
);
