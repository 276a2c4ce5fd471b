import { t } from '@artesian/domain/texts/translate';
import Stack from '@mui/material/Stack';
import { useSession } from '../session/session.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';

/** Where the sign-in page sends a person back to; it is left again as soon as the answer is read. */
export default function SignedInScreen() {
  const { status, signIn, signInError } = useSession();
  if (signInError) return <ErrorPanel error={signInError} onRetry={() => void signIn('/home')} />;
  if (status === 'loading') return <LoadingView label={t('Logging in…')} />;
  return (
    <Stack sx={{ alignItems: 'center', gap: 2 }}>
      {status === 'signed-in' ? t('You are logged in.') : t('You are not logged in.')}
      <ButtonLink to={status === 'signed-in' ? '/home' : '/'} variant="contained">
        {t('Continue')}
      </ButtonLink>
    </Stack>
  );
}
