import { t } from '@artesian/domain/texts/translate';
import { ApiError } from '@artesian/contract/language/client';
import { enterClaim, readCode, requestClaim } from '@artesian/contract/owners/claims';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { api } from '../api.ts';
import { useKeyPerAct } from '../register/form/use-save.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { HomeSection } from './HomeSection.tsx';

/** Permits are linked by a code that goes to the address on file. */
export const ClaimRecords = () => (
  <HomeSection heading={t('Link permits with a code')}>
    <Typography sx={{ color: 'text.secondary' }}>
      {t(
        'The district sends a code to the permit holder’s e-mail or mailing address on file. Anyone who enters the code can see that holder’s permits.',
      )}
    </Typography>
    <EnterCode />
    <AskForCode />
  </HomeSection>
);

function EnterCode() {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: () => api.call(enterClaim, { body: { code } }),
    onSuccess: () => setCode(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(readCode(code) === '');
    if (readCode(code) !== '' && !isPending) mutate();
  };
  const words = missing ? t('Enter the code.') : error ? errorWordsOf(error) : undefined;
  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      onSubmit={submit}
      aria-label={t('Enter a code')}
      sx={paperStyle}
    >
      <TextField
        label={t('Code')}
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
          setMissing(false);
          reset();
        }}
        error={words !== undefined}
        helperText={words ?? t('Ten letters and digits, such as 7K2QF-9XM4A.')}
        slotProps={{
          htmlInput: {
            autoComplete: 'one-time-code',
            autoCapitalize: 'characters',
            spellCheck: false,
            style: { letterSpacing: '0.08em' },
          },
          formHelperText: { role: words ? 'alert' : undefined },
        }}
      />
      {data && (
        <Alert severity="success" variant="outlined">
          {t('Linked to your account: {permits}.', { permits: data.permits.join(', ') })}
        </Alert>
      )}
      <Button type="submit" variant="contained" size="large" loading={isPending}>
        {t('Link permits')}
      </Button>
    </Paper>
  );
}

function AskForCode() {
  const [permit_number, setNumber] = useState('');
  const [missing, setMissing] = useState(false);
  const keyOf = useKeyPerAct();
  const [asked, setAsked] = useState(0);
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: () =>
      api.call(requestClaim, { body: { permit_number }, idempotencyKey: keyOf([permit_number, asked]) }),
    onSuccess: () => setAsked(asked + 1),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = permit_number.trim() === '';
    setMissing(isMissing);
    if (!isMissing && !isPending) mutate();
  };
  const words = missing ? t('Enter the number of a permit.') : error ? errorWordsOf(error) : undefined;
  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      onSubmit={submit}
      aria-label={t('Ask for a code')}
      sx={paperStyle}
    >
      <Typography variant="h3">{t('No code yet?')}</Typography>
      <TextField
        label={t('Permit number')}
        value={permit_number}
        onChange={({ target }) => {
          setNumber(target.value);
          setMissing(false);
          reset();
        }}
        error={words !== undefined}
        helperText={words ?? t('As shown on the certificate.')}
        slotProps={{
          htmlInput: { autoComplete: 'off', maxLength: 40 },
          formHelperText: { role: words ? 'alert' : undefined },
        }}
      />
      {data && (
        <Alert severity="info" variant="outlined">
          {data.message}
        </Alert>
      )}
      <Button type="submit" variant="outlined" color="inherit" size="large" loading={isPending}>
        {t('Send a code to the address on file')}
      </Button>
    </Paper>
  );
}

/** What is said of the one field; a list of all fields says it with its name. */
export const errorWordsOf = (error: Error): string =>
  (error instanceof ApiError && error.problem.errors?.[0]?.message) || errorWordsToQuote(error);

const paperStyle = { display: 'grid', gap: 2, p: 2, borderRadius: 1.5 } as const;
