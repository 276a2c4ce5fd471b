import type { Role } from '@artesian/contract/language/roles';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSession } from '../session/session.tsx';
import { UserAvatar } from '../shell/UserAvatar.tsx';
import { useScreen } from '../shell/use-screen.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

const meanings: Record<Role, string> = {
  Administrator: 'Keeps the records of the district: wells, permits, meters, readings, contacts and users.',
  Developer: 'Everything an Administrator may do, and the tools and documentation of the platform.',
  'Well Owner': 'Sees the wells, permits, meters and readings of their own permits.',
};

/** Who is signed in and what that allows. */
export default function AccountScreen() {
  const { user } = useSession();
  const screen = useScreen();
  if (!user || !screen) return null;
  return (
    <>
      <PageHeader
        title={screen.title}
        purpose="Your name and roles come from the account that you log in with."
        actions={
          <ButtonLink to="/account/logout" variant="outlined" color="inherit" preload={false}>
            Log out
          </ButtonLink>
        }
      />
      <Paper variant="outlined" sx={{ p: 3, maxWidth: 880 }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <UserAvatar name={user.name} size={56} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h2">{user.name}</Typography>
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{user.email}</Typography>
          </Box>
        </Box>
        <Roles held={user.roles} />
      </Paper>
    </>
  );
}

function Roles({ held }: { held: readonly Role[] }) {
  return (
    <Box component="section" sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Roles
      </Typography>
      {held.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          Your account has no role yet. Ask an administrator of the district for one.
        </Typography>
      )}
      {held.map((role) => (
        <Box key={role} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'baseline', mb: 1 }}>
          <Chip size="small" color="primary" variant="outlined" label={role} />
          <Typography sx={{ color: 'text.secondary', flex: '1 1 300px' }}>{meanings[role]}</Typography>
        </Box>
      ))}
    </Box>
  );
}
