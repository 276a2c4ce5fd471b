import { t } from '@artesian/domain/texts/translate';
import { confirmAuthenticator, type beginAuthenticator } from '@artesian/contract/people/sign-in-methods';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { api } from '../../api.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { problemsIn } from './problems-in.ts';

export type BegunAuthenticator = z.output<typeof beginAuthenticator.answer>;

interface AuthenticatorSetUpProps {
  begun: BegunAuthenticator;
  onAdded: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

/** The key for the app, as a picture and as text, and the code that shows that the app has it. */
export function AuthenticatorSetUp({ begun: { secret, address }, onAdded, onClose }: AuthenticatorSetUpProps) {
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api.call(confirmAuthenticator, { body: { code } }),
    onSuccess: ({ recovery_codes }) => onAdded(recovery_codes),
  });
  const { fields, failure } = problemsIn(error, ['code']);
  const problem = isMissing ? t('Enter the six-digit code from the app.') : fields['code'];
  return (
    <FormDialog
      title={t('Add an authenticator app')}
      act={t('Confirm')}
      isSaving={isPending}
      failure={failure}
      onSave={() => {
        setMissing(code.trim() === '');
        if (code.trim() !== '') mutate();
      }}
      onCancel={onClose}
      onClose={onClose}
    >
      <Typography>
        {t('Scan this code with the app, or type the key. Then enter the six-digit code from the app.')}
      </Typography>
      <QrCode value={address} alt={t('QR code for your authenticator app')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}>
        {t('Key')}: <CopyButton value={secret.replaceAll(/(.{4})(?=.)/g, '$1 ')} copies={secret} />
      </Box>
      <TextField
        label={t('Six digits')}
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
          setMissing(false);
          reset();
        }}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
          formHelperText: { role: 'alert' },
        }}
        sx={{ mt: 1, maxWidth: 200 }}
      />
    </FormDialog>
  );
}
