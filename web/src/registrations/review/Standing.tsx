import type { Row } from '@artesian/contract/language/register';
import { letInRegistration, registrations, sendBackRegistration } from '@artesian/contract/registrations/registrations';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { changesOf, type Entries } from '../../register/form/entries.ts';
import { useFormParts } from '../../register/form/form-parts.ts';
import { useSession } from '../../session/session.tsx';
import { localTime } from '../../ui/dates.ts';
import { SendBackDialog } from './SendBackDialog.tsx';
import { SentTogether } from './SentTogether.tsx';
import { useLettingIn } from './use-letting-in.ts';

/** Whose turn it is with a registration, and what came of it so far. */
export function Standing() {
  const { base } = useFormParts();
  return base ? <StandingOf registration={base} /> : null;
}

function StandingOf({ registration }: { registration: Row }) {
  const { may } = useSession();
  const hasChanges = useHasChanges();
  const [isAsking, setAsking] = useState(false);
  const { letIn, isLettingIn } = useLettingIn(registration);
  // Who sent in what is held apart is told nothing.
  const maySendBack =
    may(sendBackRegistration) && registration.completed !== true && registration.is_quarantined !== true;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {registration.is_quarantined === true && (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            may(letInRegistration) && (
              <Button color="inherit" size="small" disabled={isLettingIn || hasChanges} onClick={letIn}>
                Let in
              </Button>
            )
          }
        >
          Held apart: {String(registration.quarantined_because)} Accept it if a person sent it.
        </Alert>
      )}
      {registration.sent_back_message !== null && <SentBack registration={registration} />}
      <SentTogether registration={registration} />
      {maySendBack && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Button size="small" variant="outlined" disabled={hasChanges} onClick={() => setAsking(true)}>
            Send back for correction
          </Button>
          {hasChanges && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Save or reset your changes first.
            </Typography>
          )}
        </Box>
      )}
      {isAsking && <SendBackDialog registration={registration} onClose={() => setAsking(false)} />}
    </Box>
  );
}

function SentBack({ registration }: { registration: Row }) {
  const { waits_for_sender, sent_back_message, sent_back_timestamp, corrected_timestamp } = registration;
  const waits = waits_for_sender === true;
  return (
    <Alert severity={waits ? 'info' : 'success'} variant="outlined">
      Sent back on {localTime(String(sent_back_timestamp))}
      {waits ? ', waiting for the sender' : `, corrected on ${localTime(String(corrected_timestamp))}`}:
      <Box component="blockquote" sx={{ m: 0, mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {String(sent_back_message)}
      </Box>
    </Alert>
  );
}

/** What is done with a registration as a whole makes a new version, on which what was entered was not based. */
function useHasChanges() {
  const { form, base } = useFormParts();
  const entries = useWatch({ control: form.control }) as Entries;
  return Object.keys(changesOf(registrations, base, entries)).length > 0;
}
