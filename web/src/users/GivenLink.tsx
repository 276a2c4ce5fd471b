import type { linkUser, User } from '@artesian/contract/people/users';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { z } from 'zod';
import { useSettings } from '../session/settings.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';

export type Given = z.output<typeof linkUser.answer>;

/** How a user comes to choose a password: on its way to them, or here, this once. */
export function GivenLink({ user, given: { sent_by, link, expires_at } }: { user: User; given: Given }) {
  const { timeZone } = useSettings();
  const until = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(expires_at),
  );
  if (link === null)
    return (
      <Alert severity="success" variant="outlined">
        A link to set a password was sent to {user.auth0_email}
        {sent_by === 'provider' && ' by the identity provider'}. It can be used once, until {until}.
      </Alert>
    );
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>This link is shown only once</AlertTitle>
      E-mail is not set up, so give it to {user.auth0_name} yourself. Anyone who has it can set the password. It can be
      used once, until {until}.
      <Box sx={{ mt: 1, '& button': { overflowWrap: 'anywhere', textAlign: 'left' } }}>
        <CopyButton value={link} />
      </Box>
    </Alert>
  );
}
