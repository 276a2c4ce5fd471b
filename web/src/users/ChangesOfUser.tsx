import type { ChangeOfUser } from '@artesian/contract/people/users';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useSettings } from '../session/settings.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { changesQuery } from './users-query.ts';

const actLabels: Record<ChangeOfUser['act'], string> = {
  created: 'added this user',
  updated: 'changed this user',
  deleted: 'deleted this user',
  invited: 'gave a link to choose a password',
  'password set': 'chose a password',
  'seen as': 'viewed the product as this user',
  'second factor added': 'added a second factor',
  'second factor removed': 'removed a second factor',
  'second factor reset': 'reset two-factor authentication',
  'recovery codes made': 'made new recovery codes',
  'recovery code used': 'signed in with a recovery code',
};

/** Who did what to a user, the last first. */
export function ChangesOfUser({ id }: { id: string }) {
  const { timeZone } = useSettings();
  const { data: changes, error, refetch } = useQuery(changesQuery(id));
  const time = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Box component="section" aria-labelledby="history-of-user">
      <Typography variant="h2" id="history-of-user" sx={{ mb: 1 }}>
        History
      </Typography>
      {error && !changes && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {changes?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>No changes to this account yet.</Typography>
      )}
      <Typography sx={{ color: 'text.secondary' }}>
        Sign-ins and exports are in the <TextLink to="/admin/activity-log">Activity Log</TextLink>.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes?.map((change) => (
          <Box
            component="li"
            key={`${change.at} ${change.act}`}
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <Typography component="div">
              <strong>{change.who_name ?? change.who}</strong> {actLabels[change.act]}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {time.format(new Date(change.at))}
            </Typography>
            {change.act === 'updated' && <Differences {...change} />}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Differences({ before, after }: Pick<ChangeOfUser, 'before' | 'after'>) {
  const changed = Object.keys(after ?? {}).filter((name) => inWords(before?.[name]) !== inWords(after?.[name]));
  return changed.map((name) => (
    <Typography key={name} variant="body2">
      {name}: {inWords(before?.[name])} → {inWords(after?.[name])}
    </Typography>
  ));
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ') || 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' && value !== '' ? value : 'none';
}
