import { t } from '@artesian/domain/texts/translate';
import { changePassword } from '@artesian/contract/people/sign-in-methods';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD, userWords } from '@artesian/contract/people/user-words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useSession } from '../../session/session.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { notify } from '../../ui/notify.ts';
import { PasswordField } from './PasswordField.tsx';
import { problemsIn } from './problems-in.ts';

/** The password of who is signed in, to be changed. */
export function OwnPassword() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('Change password')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 280px' }}>
        {t('Your other sessions end when you change it.')}
      </Typography>
      {isOpen && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </Box>
  );
}

function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  const [missing, setMissing] = useState<Record<string, string>>({});
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api.call(changePassword, { body: { password: present, new_password: next } }),
    onSuccess: () => {
      notify.success(t('Your password is changed. Your other sessions have ended.'));
      onClose();
    },
  });
  const save = () => {
    const found = {
      ...(present === '' && { password: t('Enter your current password.') }),
      ...problemOfNew(next),
    };
    setMissing(found);
    if (Object.keys(found).length === 0) mutate();
  };
  const typed = (keep: (value: string) => void) => (value: string) => {
    keep(value);
    setMissing({});
    reset();
  };
  const { fields, failure } = problemsIn(error, ['password', 'new_password']);
  return (
    <FormDialog
      title={t('Change password')}
      isSaving={isPending}
      failure={failure}
      onSave={save}
      onCancel={onClose}
      onClose={onClose}
    >
      <input type="hidden" autoComplete="username" value={user?.email ?? ''} readOnly />
      <PasswordField
        label={t('Current password')}
        value={present}
        problem={missing['password'] ?? fields['password']}
        onChange={typed(setPresent)}
      />
      <PasswordField
        label={t('New password')}
        isNew
        value={next}
        problem={missing['new_password'] ?? fields['new_password']}
        help={t('At least {least} characters. Not the name of the district, its town or a year.', {
          least: SHORTEST_PASSWORD,
        })}
        onChange={typed(setNext)}
      />
    </FormDialog>
  );
}

function problemOfNew(password: string): Record<string, string> {
  if (password === '') return { new_password: t('Enter a new password.') };
  if (password.length < SHORTEST_PASSWORD) return { new_password: userWords.shortPassword };
  return password.length > LONGEST_PASSWORD ? { new_password: userWords.longPassword } : {};
}
