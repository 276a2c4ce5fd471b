import { changeUser, linkUser, resetSecondFactor, seeAsUser, type User } from '@artesian/contract/people/users';
import { userWords } from '@artesian/contract/people/user-words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { api } from '../api.ts';
import { startSeeing } from '../session/seeing.ts';
import { useSession } from '../session/session.tsx';
import { useIsKeptHere } from '../session/use-is-kept-here.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { GivenLink, type Given } from './GivenLink.tsx';
import { asSent } from './use-user-acts.ts';
import { pageOf } from './user-columns.tsx';

/** What can be done for one user, beside what the table changes. */
export function UserActs({ user }: { user: User }) {
  const { may, isDeveloper, user: own } = useSession();
  const keptHere = useIsKeptHere();
  const [given, setGiven] = useState<Given>();
  const [isResetting, setResetting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const params = { auth0_user_id: user.auth0_user_id };
  const doing = (act: () => Promise<unknown>) => async () => {
    setBusy(true);
    await act().catch((error: unknown) => notify.error(errorWordsToQuote(error)));
    setBusy(false);
  };
  const giveLink = doing(async () => setGiven(await api.call(linkUser, { params })));
  const turnAway = doing(async () => {
    const body = { ...asSent(user), blocked: !user.blocked };
    await api.call(changeUser, { body, version: user.version, idempotencyKey: crypto.randomUUID() });
    notify.success(userWords.updated);
  });
  const reset = doing(async () => {
    await api.call(resetSecondFactor, { params, idempotencyKey: crypto.randomUUID() });
    setResetting(false);
    notify.success(`${user.auth0_name} signs in with the password alone until they add a second factor.`);
  });
  const see = doing(async () => startSeeing({ ...(await api.call(seeAsUser, { params })), from: pageOf(user) }));
  const isOther = user.auth0_user_id !== own?.sub;
  return (
    <Box sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: given ? 2 : 0 }}>
        {may(linkUser) && (
          <Button variant="outlined" disabled={isBusy || user.blocked} onClick={() => void giveLink()}>
            Create a link to set a password
          </Button>
        )}
        {may(changeUser) && isOther && user.assigned_role && (
          <Button
            variant="outlined"
            color={user.blocked ? 'primary' : 'error'}
            disabled={isBusy}
            onClick={() => void turnAway()}
          >
            {user.blocked ? 'Allow sign-in' : 'Block sign-in'}
          </Button>
        )}
        {may(resetSecondFactor) && keptHere && (
          <Button variant="outlined" disabled={isBusy} onClick={() => setResetting(true)}>
            Reset two-factor authentication
          </Button>
        )}
        {may(seeAsUser) && isDeveloper && isOther && (
          <Button variant="outlined" disabled={isBusy || user.blocked} onClick={() => void see()}>
            View as this user
          </Button>
        )}
      </Box>
      {given && <GivenLink user={user} given={given} />}
      {isResetting && (
        <ConfirmDialog
          title={`Reset two-factor authentication for ${user.auth0_name}?`}
          act="Reset"
          color="error"
          isBusy={isBusy}
          onConfirm={() => void reset()}
          onCancel={() => setResetting(false)}
        >
          Their passkeys, authenticator app and recovery codes no longer work. Confirm their identity first: until they
          add a new one, their password alone signs in.
        </ConfirmDialog>
      )}
    </Box>
  );
}
