import { t } from '@artesian/domain/texts/translate';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type FormEvent, type ReactNode } from 'react';

interface FormDialogProps {
  title: string;
  isSaving: boolean;
  /** Why it was not saved, where no field says it. */
  failure?: ReactNode;
  /** What else can be done, before the buttons that all of them have. */
  actions?: ReactNode;
  maxWidth?: 'sm' | 'md';
  /** Where the button does more, or less, than save. */
  act?: string;
  children: ReactNode;
  /** Not asked while a save is on its way. */
  onSave: () => void;
  /** What was typed is given up. */
  onCancel: () => void;
  /** Closed otherwise: what was typed may stay. */
  onClose: () => void;
}

/** A few fields that are saved together, above the screen that they belong to. */
export function FormDialog({
  title,
  isSaving,
  failure,
  actions,
  maxWidth = 'sm',
  act = t('Save'),
  children,
  onSave,
  onCancel,
  onClose,
}: FormDialogProps) {
  const id = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSave();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth={maxWidth} fullWidth>
      <Box component="form" noValidate onSubmit={save} sx={formStyle}>
        <DialogTitle variant="h2" id={id} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {children}
          {failure && (
            <Alert severity="error" variant="outlined">
              {act === 'Save' && t('Not saved. ')}
              {failure}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>
          {actions}
          <Button color="inherit" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isSaving}>
            {act}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** The fields scroll where there is little room; title and buttons stay. */
const formStyle = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
