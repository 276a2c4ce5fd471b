import { t } from '@artesian/domain/texts/translate';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { PasswordField } from './PasswordField.tsx';
import { problemsIn } from './problems-in.ts';

interface ConfirmedByPasswordProps {
  title: string;
  about: string;
  act: string;
  perform: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before something about the account changes: a screen may have been left open. */
export function ConfirmedByPassword({ title, about, act, perform, onClose }: ConfirmedByPasswordProps) {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: () => perform(password) });
  const { fields, failure } = problemsIn(error, ['password']);
  return (
    <FormDialog
      title={title}
      act={act}
      isSaving={isPending}
      failure={failure}
      onSave={() => {
        setMissing(password === '');
        if (password !== '') mutate();
      }}
      onCancel={onClose}
      onClose={onClose}
    >
      <Typography>{about}</Typography>
      <PasswordField
        label={t('Current password')}
        value={password}
        problem={isMissing ? t('Enter your current password.') : fields['password']}
        onChange={(value) => {
          setPassword(value);
          setMissing(false);
          reset();
        }}
      />
    </FormDialog>
  );
}
