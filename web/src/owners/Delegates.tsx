import { t } from '@artesian/domain/texts/translate';
import { delegatePermits, delegations, takeBackDelegation } from '@artesian/contract/owners/delegations';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { z } from 'zod';
import { api } from '../api.ts';
import { useKeyPerAct } from '../register/form/use-save.ts';
import { useSettings } from '../session/settings.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { errorWordsOf } from './ClaimRecords.tsx';
import { HomeSection } from './HomeSection.tsx';
import { Row, RowList } from './RowList.tsx';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';

type Delegations = z.output<typeof delegations.answer>;
type Given = Delegations['given'][number];

/** Who else sees and reports for the permits of who is here, and whose permits they see. */
export function Delegates() {
  const { data, error, refetch } = useQuery({
    queryKey: [delegations.path],
    queryFn: ({ signal }) => api.call(delegations, { signal }),
  });
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlock height={200} />;
  return (
    <>
      {data.own.length > 0 && (
        <HomeSection heading={t('People who report for me')}>
          {data.given.length > 0 && (
            <RowList>
              {data.given.map((given) => (
                <GivenTo key={given.delegation_ndx} {...given} />
              ))}
            </RowList>
          )}
          <NewDelegate permits={data.own} />
        </HomeSection>
      )}
      {data.received.length > 0 && (
        <HomeSection heading={t('Permits I report for')}>
          <RowList>
            {data.received.map((received) => (
              <ReceivedFrom key={received.delegation_ndx} {...received} />
            ))}
          </RowList>
        </HomeSection>
      )}
    </>
  );
}

const inWords = (permits: Given['permits']) =>
  permits.map(({ permit_number }) => permit_number).join(', ') || t('No permit in force');

function GivenTo({ delegation_ndx, email, permits }: Given) {
  return (
    <Delegation
      delegation_ndx={delegation_ndx}
      person={email}
      permits={permits}
      button={t('Take back')}
      label={t('Remove access of {email}', { email })}
      done={t('{email} no longer sees your permits.', { email })}
    />
  );
}

function ReceivedFrom({ delegation_ndx, from, permits }: Delegations['received'][number]) {
  return (
    <Delegation
      delegation_ndx={delegation_ndx}
      person={from}
      permits={permits}
      button={t('Give back')}
      label={t('Give up access from {from}', { from })}
      done={t('You no longer see the permits of {from}.', { from })}
    />
  );
}

interface DelegationParts {
  delegation_ndx: number;
  person: string;
  permits: Given['permits'];
  button: string;
  label: string;
  done: string;
}

/** A delegation, and the button by which either side ends it. */
function Delegation({ delegation_ndx, person, permits, button, label, done }: DelegationParts) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(takeBackDelegation, { params: { delegation_ndx } }),
    onSuccess: () => notify.success(done),
    onError: (error) => notify.error(t('No changes were made. {error}', { error: errorWordsToQuote(error) })),
  });
  return (
    <Row>
      <Box sx={{ minWidth: 0, flex: '1 1 200px', overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 560 }}>{person}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {inWords(permits)}
        </Typography>
      </Box>
      <Button size="small" color="inherit" loading={isPending} onClick={() => mutate()} aria-label={label}>
        {button}
      </Button>
    </Row>
  );
}

function NewDelegate({ permits }: { permits: Delegations['own'] }) {
  const { districtName } = useSettings();
  const [email, setEmail] = useState('');
  const [left, setLeft] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState<string>();
  const [told, setTold] = useState<string>();
  const keyOf = useKeyPerAct();
  const chosen = permits.map(({ permit_ndx }) => permit_ndx).filter((permit) => !left.includes(permit));
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => {
      const body = { email, permits: chosen };
      return api.call(delegatePermits, { body, idempotencyKey: keyOf([body, told]) });
    },
    onSuccess: () => {
      setTold(email.trim());
      setEmail('');
    },
  });
  const change = (act: () => void) => {
    act();
    setProblem(undefined);
    reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing =
      email.trim() === ''
        ? t('Enter an e-mail address.')
        : chosen.length === 0
          ? t('Choose at least one permit.')
          : undefined;
    setProblem(missing);
    if (missing === undefined && !isPending) mutate();
  };
  const words = problem ?? (error ? errorWordsOf(error) : undefined);
  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      onSubmit={submit}
      aria-label={t('Add someone to report for me')}
      sx={{ display: 'grid', gap: 2, p: 2, borderRadius: 1.5 }}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {t(
          'An operator or bookkeeper with their own account can see these permits and submit readings for them. You can remove access at any time.',
        )}
      </Typography>
      <TextField
        label={t('E-mail address of their account')}
        value={email}
        onChange={({ target }) => change(() => setEmail(target.value))}
        error={words !== undefined}
        helperText={words}
        slotProps={{
          htmlInput: { type: 'email', inputMode: 'email', autoComplete: 'off' },
          formHelperText: { role: 'alert' },
        }}
      />
      {permits.length > 1 && (
        <Box component="fieldset" aria-label={t('Permits')} sx={{ display: 'grid', border: 0, m: 0, p: 0 }}>
          {permits.map(({ permit_ndx, permit_number }) => (
            <FormControlLabel
              key={permit_ndx}
              label={permit_number}
              control={
                <Checkbox
                  checked={chosen.includes(permit_ndx)}
                  onChange={({ target }) =>
                    change(() =>
                      setLeft(target.checked ? left.filter((one) => one !== permit_ndx) : [...left, permit_ndx]),
                    )
                  }
                />
              }
            />
          ))}
        </Box>
      )}
      {told && (
        <Alert
          severity="success"
          variant="outlined"
          action={<CopyButton value={t('Copy message')} copies={invitation(told, districtName)} />}
        >
          {t(
            'Anyone who signs in as {told} can now see these permits. No message was sent, so please tell them yourself.',
            { told },
          )}
        </Alert>
      )}
      <Button type="submit" variant="contained" size="large" loading={isPending}>
        {t('Give access')}
      </Button>
    </Paper>
  );
}

const invitation = (email: string, district: string) =>
  t(
    'I gave you access to see and report for my permits with the {district}. Sign in at {origin} as {email}. If you do not have an account yet, ask the district for one with this address.',
    { district, origin: window.location.origin, email },
  );
