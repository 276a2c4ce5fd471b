import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { counted } from '../ui/counted.ts';
import { megabytes } from '../ui/use-file-queue.ts';
import { bytesOf } from './use-logger-upload.ts';

interface ConfirmUploadProps {
  files: readonly File[];
  description: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Lists the files and their size before they are uploaded (spec 2 §4). */
export const ConfirmUpload = ({ files, description, onConfirm, onCancel }: ConfirmUploadProps) => (
  <Dialog open onClose={onCancel} aria-labelledby="confirm-upload" maxWidth="xs" fullWidth>
    <DialogTitle variant="h2" id="confirm-upload">
      Upload {counted(files.length, 'file')}?
    </DialogTitle>
    <DialogContent>
      <DialogContentText>{description}</DialogContentText>
      <Box component="ul" sx={{ pl: 2.5, overflowWrap: 'anywhere' }}>
        {files.map(({ name, size }) => (
          <li key={name}>
            {name}, {megabytes(size)}
          </li>
        ))}
      </Box>
      <DialogContentText>{megabytes(bytesOf(files))} together.</DialogContentText>
    </DialogContent>
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button color="inherit" onClick={onCancel}>
        Cancel
      </Button>
      <Button variant="contained" onClick={onConfirm}>
        Upload
      </Button>
    </DialogActions>
  </Dialog>
);
