import type { Role } from '@artesian/contract/language/roles';
import { ApiError } from '@artesian/contract/language/client';
import { createUser, linkUser, ROLE_AT_FIRST, type CreatedUser, type User } from '@artesian/contract/people/users';
import { userWords } from '@artesian/contract/people/user-words';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { GivenLink, type Given } from './GivenLink.tsx';
import type { KnownPermit } from './known-permits.ts';
import { permitsQuery, rolesQuery } from './users-query.ts';

interface Entered {
  name: string;
  nickname: string;
  email: string;
  role: Role;
  permits: readonly KnownPermit[];
}
type Problems = Partial<Record<string, string>>;

const BLANK: Entered = { name: '', nickname: '', email: '', role: ROLE_AT_FIRST, permits: [] };
const fields = [
  { name: 'name', label: 'Full Name', type: 'text' },
  { name: 'nickname', label: 'Nickname', type: 'text' },
  { name: 'email', label: 'Email', type: 'email' },
] as const;

const bodyOf = ({ permits, ...entered }: Entered): CreatedUser => ({
  ...entered,
  permits: permits.map(({ permit_ndx }) => permit_ndx),
  invite: true,
});

function problemsOf(issues: readonly { field: string; message: string }[]): Problems {
  return Object.fromEntries(issues.map(({ field, message }) => [field.split('.')[0], message]));
}

/** A user who chooses the password by a link: nobody else ever knows it. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { entered, enter, problems, failure, isBusy, invited, invite } = useInvitation();
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        // A click beside it would lose what was typed, or the link.
        if (!isBusy && reason !== 'backdropClick') onClose();
      }}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle variant="h2" id={id}>
        {invited ? `${invited.user.auth0_name} was added` : 'Invite a user'}
      </DialogTitle>
      <DialogContent>
        {invited ? (
          <>
            {invited.given && <GivenLink user={invited.user} given={invited.given} />}
            {failure && (
              <Alert severity="error" variant="outlined">
                {failure}
              </Alert>
            )}
          </>
        ) : (
          <InviteInputs {...{ entered, enter, problems, failure }} onSubmit={() => void invite()} id={id} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose} disabled={isBusy}>
          {invited ? 'Close' : 'Cancel'}
        </Button>
        {!invited && (
          <Button type="submit" form={`${id}-form`} variant="contained" loading={isBusy}>
            Invite
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function useInvitation() {
  const [entered, setEntered] = useState(BLANK);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [invited, setInvited] = useState<{ user: User; given?: Given }>();
  const [act] = useState(() => crypto.randomUUID());

  const invite = async () => {
    const body = bodyOf(entered);
    const found = createUser.body!.safeParse(body).error?.issues ?? [];
    setProblems(problemsOf(found.map(({ path, message }) => ({ field: path.join('.'), message }))));
    if (found.length > 0) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const user = await api.call(createUser, { body, idempotencyKey: act });
      setInvited({ user });
      notify.success(userWords.created);
      setInvited({ user, given: await api.call(linkUser, { params: user }) });
    } catch (error) {
      setFailure(errorWordsToQuote(error));
      if (error instanceof ApiError) setProblems(problemsOf(error.problem.errors ?? []));
    } finally {
      setBusy(false);
    }
  };
  const enter = (change: Partial<Entered>) => setEntered((before) => ({ ...before, ...change }));
  return { entered, enter, problems, failure, isBusy, invited, invite };
}

interface InviteInputsProps {
  id: string;
  entered: Entered;
  enter: (change: Partial<Entered>) => void;
  problems: Problems;
  failure: string | undefined;
  onSubmit: () => void;
}

function InviteInputs({ id, entered, enter, problems, failure, onSubmit }: InviteInputsProps) {
  const { isDeveloper } = useSession();
  const { data: roles = [] } = useQuery(rolesQuery(isDeveloper));
  const { data: permits = [] } = useQuery(permitsQuery);
  return (
    <Stack
      component="form"
      id={`${id}-form`}
      noValidate
      sx={{ gap: 2, pt: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {failure && <Alert severity="error">{failure}</Alert>}
      {fields.map(({ name, label, type }) => (
        <TextField
          key={name}
          label={label}
          type={type}
          required
          autoComplete="off"
          value={entered[name]}
          onChange={({ target }) => enter({ [name]: target.value })}
          error={problems[name] !== undefined}
          helperText={problems[name]}
        />
      ))}
      <TextField
        select
        label="Role"
        value={roles.length > 0 ? entered.role : ''}
        onChange={({ target }) => enter({ role: target.value as Role })}
        error={problems.role !== undefined}
        helperText={problems.role}
      >
        {roles.map(({ auth0_role_id, auth0_role_name }) => (
          <MenuItem key={auth0_role_id} value={auth0_role_id}>
            {auth0_role_name}
          </MenuItem>
        ))}
      </TextField>
      <Autocomplete<KnownPermit, true>
        multiple
        options={permits}
        value={[...entered.permits]}
        onChange={(_event, chosen) => enter({ permits: chosen })}
        getOptionLabel={({ permit_number }) => permit_number}
        getOptionKey={({ permit_ndx }) => permit_ndx}
        isOptionEqualToValue={(one, other) => one.permit_ndx === other.permit_ndx}
        renderInput={(input) => (
          <TextField
            {...input}
            label="Associated Permits"
            error={problems.permits !== undefined}
            helperText={problems.permits ?? 'A Well Owner’s access depends on these.'}
          />
        )}
      />
    </Stack>
  );
}
