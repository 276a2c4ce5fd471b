import { t } from '@artesian/domain/texts/translate';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate, useRouter, type RouterHistory } from '@tanstack/react-router';
import { MessagePage } from '../../ui/MessagePage.tsx';

/** For somebody who is signed in, but not with a role that this screen is for. */
export function UnauthorizedScreen() {
  const { history } = useRouter();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const goBack = () => (hasPrevious(history) ? history.back() : void navigate({ to: '/dashboard' }));
  return (
    <MessagePage
      drawing={<LockOutlined sx={{ fontSize: 56, color: 'secondary.main' }} />}
      heading={t('Unauthorized')}
      action={
        <Button variant="contained" size="large" onClick={goBack}>
          {t('Back to Previous Page')}
        </Button>
      }
    >
      <Typography component="code" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {pathname}
      </Typography>
      <Typography variant="subtitle1">{t('You do not have permission to access this resource.')}</Typography>
    </MessagePage>
  );
}

/** In a fresh tab there is no previous page, but for the empty one that some browsers begin with. */
const hasPrevious = (history: RouterHistory) => history.canGoBack() || window.history.length > 2;
