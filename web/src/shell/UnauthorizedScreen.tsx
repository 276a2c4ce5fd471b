import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { MessagePage } from './MessagePage.tsx';

/** For somebody who is signed in, but not with a role that this screen is for. */
export function UnauthorizedScreen() {
  const { history } = useRouter();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // In a fresh tab there is no previous page.
  const goBack = () => (history.canGoBack() ? history.back() : void navigate({ to: '/dashboard' }));
  return (
    <MessagePage
      drawing={<LockOutlined sx={{ fontSize: 56, color: 'secondary.main' }} />}
      heading="Unauthorized"
      action={
        <Button variant="contained" size="large" onClick={goBack}>
          Back to Previous Page
        </Button>
      }
    >
      <Typography component="code" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {pathname}
      </Typography>
      <Typography variant="subtitle1">You do not have permission to access this resource.</Typography>
    </MessagePage>
  );
}
