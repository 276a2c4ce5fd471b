import { t } from '@artesian/domain/texts/translate';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** What comes of it, in a sentence or two. */
  children: ReactNode;
  /** `Delete user` */
  act: string;
  /** The other answer. */
  cancel?: string;
  /** Red for what takes something away. */
  color?: 'primary' | 'error';
  isBusy?: boolean;
  /** What went wrong the last time. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  /** Where turning away from the question is another thing than the other answer. */
  onClose?: () => void;
}

/** Asks once more before something is done. */
export function ConfirmDialog({
  title,
  children,
  act,
  cancel = t('Cancel'),
  color = 'primary',
  isBusy = false,
  error,
  onConfirm,
  onCancel,
  onClose = onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle variant="h2" id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText component="div" sx={{ overflowWrap: 'anywhere' }}>
          {children}
        </DialogContentText>
        {error && (
          <Alert severity="error" variant="outlined" sx={{ mt: 1.5 }}>
            {error}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onCancel}>
          {cancel}
        </Button>
        <Button variant="contained" color={color} loading={isBusy} onClick={onConfirm}>
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
