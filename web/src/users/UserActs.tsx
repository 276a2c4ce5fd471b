import { changeUser, linkUser, seeAsUser, type User } from '@artesian/contract/people/users';
import { userWords } from '@artesian/contract/people/user-words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { api } from '../api.ts';
import { startSeeing } from '../session/seeing.ts';
import { useSession } from '../session/session.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { GivenLink, type Given } from './GivenLink.tsx';
import { asSent } from './use-user-acts.ts';
import { pageOf } from './user-columns.tsx';

/** What can be done for one user, beside what the table changes. */
export function UserActs({ user }: { user: User }) {
  const { may, isDeveloper, user: own } = useSession();
  const [given, setGiven] = useState<Given>();
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
  const see = doing(async () => startSeeing({ ...(await api.call(seeAsUser, { params })), from: pageOf(user) }));
  const isOther = user.auth0_user_id !== own?.sub;
  return (
    <Box sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: given ? 2 : 0 }}>
        {may(linkUser) && (
          <Button variant="outlined" disabled={isBusy || user.blocked} onClick={() => void giveLink()}>
            Give a link to choose a password
          </Button>
        )}
        {may(changeUser) && isOther && user.assigned_role && (
          <Button
            variant="outlined"
            color={user.blocked ? 'primary' : 'error'}
            disabled={isBusy}
            onClick={() => void turnAway()}
          >
            {user.blocked ? 'Let them sign in again' : 'Keep them from signing in'}
          </Button>
        )}
        {may(seeAsUser) && isDeveloper && isOther && (
          <Button variant="outlined" disabled={isBusy || user.blocked} onClick={() => void see()}>
            See as this user
          </Button>
        )}
      </Box>
      {given && <GivenLink user={user} given={given} />}
    </Box>
  );
}
