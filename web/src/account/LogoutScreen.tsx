import { t } from '@artesian/domain/texts/translate';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useSession } from '../session/session.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { LoginButton } from './LoginButton.tsx';

/** Signs out whoever comes here signed in. */
export default function LogoutScreen() {
  const { status, signOut } = useSession();
  const mustSignOut = status === 'signed-in';
  useEffect(() => {
    if (mustSignOut) void signOut();
  }, [mustSignOut, signOut]);

  if (status !== 'visitor') return <LoadingView label={t('Logging out…')} />;
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1 }}>
      <Typography variant="h1">{t('You are logged out')}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('You can still use the public map.')}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <ButtonLink to="/" variant="outlined" color="inherit">
          {t('Home page')}
        </ButtonLink>
        <LoginButton short={t('Log in')} />
      </Stack>
    </Stack>
  );
}
