import type { User } from '@artesian/contract/people/users';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useSettings } from '../session/settings.tsx';
import { shortDate } from '../ui/dates.ts';
import { dayIn } from '../ui/district-day.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { FormSkeleton } from '../ui/FormSkeleton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { ChangesOfUser } from './ChangesOfUser.tsx';
import { numbersOf } from './known-permits.ts';
import { UserActs } from './UserActs.tsx';
import { userQuery } from './users-query.ts';

/** Spec 2 §2: everything that is known of a user. */
export default function UserScreen() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { data: user, error, refetch } = useQuery(userQuery(id));
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: 'Dashboard', to: '/dashboard' },
          { label: 'Users Management', to: '/admin/users-management' },
          { label: user?.auth0_name ?? 'User' },
        ]}
        title="User Management"
        purpose="Details, actions and changes of this account."
      />
      {error && !user && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !user && <FormSkeleton />}
      {user && (
        <Box sx={{ maxWidth: 880 }}>
          <UserActs user={user} />
          <Properties user={user} />
          <ChangesOfUser id={user.auth0_user_id} />
        </Box>
      )}
    </>
  );
}

function Properties({ user }: { user: User }) {
  const { timeZone } = useSettings();
  const day = (at: string | null) => at && shortDate(dayIn(timeZone, new Date(at)));
  const { version: _version, associated_permits: _permits, blocked, created_at, last_login, ...others } = user;
  const properties = {
    ...others,
    associated_permits: numbersOf(user),
    blocked: blocked ? 'Yes' : 'No',
    created_at: day(created_at),
    last_login: day(last_login),
  };
  return (
    <Box component="ul" aria-label="Properties" sx={{ listStyle: 'none', m: 0, p: 0, mb: 4 }}>
      {Object.entries(properties).map(([name, value]) => (
        <Box
          component="li"
          key={name}
          sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
        >
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {name}:
          </Box>{' '}
          {value || '–'}
        </Box>
      ))}
    </Box>
  );
}
