import { t } from '@artesian/domain/texts/translate';
import Login from '@mui/icons-material/Login';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSession } from '../session/session.tsx';

/** Leaves for the sign-in page and comes back to where this person begins. `short` is what phones show. */
export function LoginButton({ short }: { short: string }) {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const { signIn } = useSession();
  return (
    <Button
      variant="contained"
      startIcon={<Login />}
      onClick={() => void signIn('/home')}
      sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
    >
      {phone ? short : t('Log in to Dashboard')}
    </Button>
  );
}
