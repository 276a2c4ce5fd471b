import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { saveFile } from '../../ui/save-file.ts';
import { useSettings } from '../../session/settings.tsx';

/** Shown this once; closed by its button alone. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const id = useId();
  const { districtName } = useSettings();
  const text = t('Recovery codes for {district}\n{origin}\n\n{codes}\n', {
    district: districtName,
    origin: window.location.origin,
    codes: codes.join('\n'),
  });
  return (
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle variant="h2" id={id}>
        {t('Save your recovery codes')}
      </DialogTitle>
      <DialogContent>
        <Typography>
          {t(
            'Each code works once, when you do not have your passkey or app. Print them or keep them in a password manager. They are not shown again.',
          )}
        </Typography>
        <Box component="ul" sx={listStyle}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>
        <Button
          color="inherit"
          onClick={() => saveFile('artesian-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          {t('Download')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('I have saved them')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 0.5,
  listStyle: 'none',
  m: 0,
  mt: 2,
  p: 0,
  fontFamily: 'ui-monospace, monospace',
} as const;
