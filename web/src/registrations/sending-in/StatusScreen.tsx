import { t } from '@artesian/domain/texts/translate';
import { ApiError } from '@artesian/contract/language/client';
import {
  registrationStatus,
  type RegistrationState,
  type RegistrationStatus,
} from '@artesian/contract/registrations/calls';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { labelAbove } from '../../register/inputs/input.ts';
import { FieldLink } from '../../register/form/ProblemSummary.tsx';
import { usePageTitle } from '../../session/use-page-title.ts';
import { DistrictContact } from '../../ui/DistrictContact.tsx';
import { localTime } from '../../ui/dates.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CorrectionForm } from './CorrectionForm.tsx';
import { lastSent } from './sent.ts';
import { useTrail } from './use-trail.ts';

/** What became of a registration, for whoever has its reference and the e-mail address that it was sent in with. */
export default function StatusScreen() {
  const [sent] = useState(lastSent);
  const [proof, setProof] = useState({
    reference: sent?.together[0]?.reference ?? '',
    email: sent?.primary_email ?? '',
  });
  const [corrected, setCorrected] = useState<RegistrationStatus>();
  const ask = useMutation({ mutationFn: () => api.call(registrationStatus, { body: proof }) });
  usePageTitle(ask.error ? t('Error: Status of a Well Registration') : undefined);
  const found = corrected ?? ask.data;
  return (
    <>
      <PageHeader
        breadcrumb={useTrail({ to: '/public-well-registration' })}
        title={t('Status of a Well Registration')}
        purpose={t('Enter the reference that you received and the email address that you registered with.')}
      />
      <Box
        component="form"
        noValidate
        aria-label={t('Find a registration')}
        sx={{ maxWidth: 720, display: 'grid', gap: 2, mb: 4 }}
        onSubmit={(event) => {
          event.preventDefault();
          setCorrected(undefined);
          ask.mutate();
        }}
      >
        <Refused error={ask.error} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <ProofInput
            name="reference"
            label={t('Reference')}
            value={proof.reference}
            onChange={(reference) => setProof({ ...proof, reference })}
            error={ask.error}
            placeholder="R-3F9A-21C7"
            autoComplete="off"
          />
          <ProofInput
            name="email"
            label={t('Email Address')}
            value={proof.email}
            onChange={(email) => setProof({ ...proof, email })}
            error={ask.error}
            autoComplete="email"
          />
        </Box>
        <Box>
          <Button type="submit" variant="contained" loading={ask.isPending}>
            {t('Show the status')}
          </Button>
        </Box>
      </Box>
      {found && !ask.isPending && (
        <Found
          key={`${found.reference} ${found.state}`}
          status={found}
          email={proof.email}
          onCorrected={setCorrected}
        />
      )}
    </>
  );
}

function Refused({ error }: { error: Error | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  if (!error) return null;
  const errors = errorsOf(error);
  return (
    <Alert ref={box} tabIndex={-1} severity="error" variant="outlined">
      <AlertTitle component="h2">{t('There is a problem')}</AlertTitle>
      {errors.length === 0 && errorWordsToQuote(error)}
      {errors.map(({ field, message }) => (
        <div key={field}>
          <FieldLink id={inputIdOf(field)}>{message}</FieldLink>
        </div>
      ))}
    </Alert>
  );
}

const errorsOf = (error: Error | null) => (error instanceof ApiError ? (error.problem.errors ?? []) : []);
const inputIdOf = (field: string) => `status-${field}`;

interface ProofInputProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: Error | null;
  placeholder?: string;
  autoComplete: string;
}

function ProofInput({ name, label, value, onChange, error, placeholder, autoComplete }: ProofInputProps) {
  const problem = errorsOf(error).find(({ field }) => field === name)?.message;
  return (
    <TextField
      id={inputIdOf(name)}
      label={label}
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={problem !== undefined}
      helperText={problem}
      placeholder={placeholder}
      autoComplete={autoComplete}
      slotProps={{ inputLabel: labelAbove }}
      sx={{ flex: '1 1 260px' }}
    />
  );
}

const words: Readonly<Record<RegistrationState, [title: string, words: string]>> = {
  received: [t('Received'), t('It is waiting for staff review.')],
  'sent-back': [t('Please correct it'), t('Staff reviewed it and need a correction.')],
  corrected: [t('Corrected'), t('Your correction was received and is waiting for staff review.')],
  accepted: [t('Accepted'), t('Staff reviewed it and added it to the district’s records.')],
  closed: [
    t('Closed'),
    t('Staff closed it without adding it to the district’s records. If you have questions, contact the office:'),
  ],
};

interface FoundProps {
  status: RegistrationStatus;
  email: string;
  onCorrected: (status: RegistrationStatus) => void;
}

function Found({ status, email, onCorrected }: FoundProps) {
  const { reference, created_timestamp, well_address, well_city, state, to_correct } = status;
  const [title, what] = words[state];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Paper variant="outlined" component="section" aria-label={t('Status')} sx={{ p: 2.5, maxWidth: 720, mb: 3 }}>
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {reference}: {title}
        </Typography>
        <Typography sx={{ mt: 1 }}>{what}</Typography>
        {state === 'closed' && (
          <Typography>
            <DistrictContact />
          </Typography>
        )}
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('Well at {well_address}, {well_city} · submitted {created_timestamp}', {
            well_address,
            well_city,
            created_timestamp: localTime(created_timestamp),
          })}
        </Typography>
      </Paper>
      {to_correct && (
        <CorrectionForm reference={reference} email={email} asked={to_correct} onCorrected={onCorrected} />
      )}
    </>
  );
}
