import { t } from '@artesian/domain/texts/translate';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRef, useState, type FormEvent } from 'react';
import type { Paper } from '@artesian/contract/language/settings';
import { usePaper } from '../../session/use-paper.ts';
import { paperNames } from '../../ui/pdf/papers.ts';
import type { SavedMap } from './use-saved-map.ts';

interface PrintDialogProps {
  isOpen: boolean;
  onClose: () => void;
  savedMap: SavedMap;
}

/** A longer title does not fit on two lines of the report. */
const mostLetters = 120;

/** Asks for the title of the report. It closes on Cancel or after the download, and forgets the title. */
export function PrintDialog({ isOpen, onClose, savedMap: { isBusy, savePdf } }: PrintDialogProps) {
  const titleInput = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [paper, setPaper] = usePaper();
  const close = () => {
    onClose();
    setTitle('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void savePdf(title.trim(), paper).then((isSaved) => isSaved && close());
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      aria-labelledby="print-title"
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onEntered: () => titleInput.current?.focus() } }}
    >
      <form onSubmit={submit}>
        <DialogTitle id="print-title" variant="h2" sx={{ pb: 1 }}>
          {t('Print Report')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{t('Please provide a title that will appear on the report.')}</DialogContentText>
          <TextField
            label={t('Report title')}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            inputRef={titleInput}
            required
            error={title.length > mostLetters}
            helperText={t('{length} of {most} characters', { length: title.length, most: mostLetters })}
          />
          <TextField select label={t('Paper')} value={paper} onChange={({ target }) => setPaper(target.value as Paper)}>
            {Object.entries(paperNames).map(([size, label]) => (
              <MenuItem key={size} value={size}>
                {t('{label}, landscape', { label })}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={isBusy}
            disabled={title.trim() === '' || title.length > mostLetters}
          >
            {t('Download PDF')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
