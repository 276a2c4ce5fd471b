import { dialOf } from '@artesian/contract/metering/dials';
import {
  approveReading,
  questionReading,
  type SubmittedReading,
  type Told,
} from '@artesian/contract/owners/submitted-readings';
import { pictureAddress } from '@artesian/contract/wells/attachments';
import { inDial } from '@artesian/domain/dials';
import { formatVolume } from '@artesian/domain/volume-unit';
import { warningForStaff } from '@artesian/domain/reading-warnings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { api } from '../api.ts';
import { meterNamed } from '../dashboard/list-links.ts';
import { useKeyPerAct } from '../register/form/use-save.ts';
import { localTime } from '../ui/dates.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { warningsTyped, gallonsTyped, monthInFull, previousOf } from './own-readings.ts';

/** A reading that waits, with what it is held against, its photo, and both answers. */
export function SubmissionCard({ submission }: { submission: SubmittedReading }) {
  const { submitted_reading_ndx, meter_id, permit_number, meter_reading, notes, sent_by, created_timestamp } =
    submission;
  const { standing_reading, standing_version } = submission;
  const dial = dialOf(submission);
  const queries = useQueryClient();
  const keyOf = useKeyPerAct();
  const [isAsking, setAsking] = useState(false);
  const approve = useMutation({
    mutationFn: () =>
      api.call(approveReading, {
        params: { submitted_reading_ndx },
        body: { standing_version },
        idempotencyKey: keyOf([submitted_reading_ndx, standing_version]),
      }),
    onSuccess: ({ calculated_gallons }) =>
      notify.success(
        `${meter_id}, ${monthInFull(submission)}: ${calculated_gallons === null ? 'approved' : `${formatVolume(calculated_gallons)} approved`}`,
      ),
    // What stands there now is shown beside what was said.
    onError: () => queries.invalidateQueries({ refetchType: 'active' }),
  });
  const gallons = gallonsTyped(submission, meter_reading);
  const warnings = warningsTyped(submission, meter_reading);
  const name = `${meter_id}, ${monthInFull(submission)}`;
  return (
    <Paper component="article" variant="outlined" aria-label={name} sx={cardStyle}>
      <Box>
        <Typography variant="h3" component="h2">
          <TextLink {...meterNamed(meter_id)}>{meter_id}</TextLink> · {monthInFull(submission)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {permit_number} · {sent_by} · {localTime(created_timestamp)}
        </Typography>
      </Box>
      <Photo {...submission} />
      <Box component="dl" sx={factsStyle}>
        <Box component="dt" sx={{ fontWeight: 620 }}>
          Reading
        </Box>
        <Box component="dd" sx={{ fontWeight: 620, fontSize: '1.125rem' }}>
          {inDial({ reading: meter_reading, dial })}
        </Box>
        <dt>Previous reading</dt>
        <dd>{inDial(previousOf(submission))}</dd>
        <dt>Difference</dt>
        <dd>{gallons === null ? '–' : formatVolume(gallons)}</dd>
        {standing_reading !== null && (
          <>
            <dt>Reading on record for this month</dt>
            <dd>{inDial({ reading: standing_reading, dial })}</dd>
          </>
        )}
      </Box>
      {notes && <Typography sx={{ overflowWrap: 'anywhere' }}>“{notes}”</Typography>}
      {warnings.map((warning) => (
        <Alert key={warning.kind} severity="warning" variant="outlined">
          {warningForStaff(warning)}
        </Alert>
      ))}
      {approve.error && (
        <Alert severity="error" variant="outlined">
          Not approved. {errorWordsToQuote(approve.error)}
        </Alert>
      )}
      {isAsking ? (
        <Ask submission={submission} onCancel={() => setAsking(false)} />
      ) : (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            loading={approve.isPending}
            onClick={() => approve.mutate()}
            aria-label={`Approve ${name}`}
          >
            Approve
          </Button>
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => setAsking(true)}
            aria-label={`Ask the owner about ${name}`}
          >
            Ask the owner
          </Button>
        </Box>
      )}
    </Paper>
  );
}

function Photo({ system_filepath, cannot_be_shown, meter_id }: SubmittedReading) {
  if (!system_filepath)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Without a photo.
      </Typography>
    );
  if (cannot_be_shown) return <Alert severity="info">The photo cannot be shown here. The original is stored.</Alert>;
  return (
    <Link
      href={pictureAddress(system_filepath, 1280)}
      target="_blank"
      rel="noopener"
      aria-label={`Open the photo of ${meter_id}`}
    >
      <Box component="img" src={pictureAddress(system_filepath, 1280)} alt={`Photo of ${meter_id}`} sx={photoStyle} />
    </Link>
  );
}

const wayLabels: Record<Told, string> = {
  'by e-mail': ', by e-mail too.',
  'no mail server': ' when they sign in. No e-mail goes out, because the district has no mail server.',
  'no address': ' when they sign in. No e-mail goes out, because none of their addresses is on file.',
};

/** What was asked for is typed at once. */
const focusOn = (input: HTMLElement | null) => input?.focus();

function Ask({
  submission: { submitted_reading_ndx, meter_id },
  onCancel,
}: {
  submission: SubmittedReading;
  onCancel: () => void;
}) {
  const [question, setQuestion] = useState('');
  const [isMissing, setMissing] = useState(false);
  const keyOf = useKeyPerAct();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.call(questionReading, {
        params: { submitted_reading_ndx },
        body: { question },
        idempotencyKey: keyOf([submitted_reading_ndx, question]),
      }),
    onSuccess: ({ told }) => notify.success(`The owner of ${meter_id} will be asked${wayLabels[told]}`),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(question.trim() === '');
    if (question.trim() !== '' && !isPending) mutate();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        inputRef={focusOn}
        multiline
        minRows={2}
        label="Question to the owner"
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
        error={isMissing}
        helperText={
          isMissing
            ? 'Describe what needs clarification.'
            : 'The owner sees it beside the reading and can submit another.'
        }
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      {error && (
        <Alert severity="error" variant="outlined">
          The question was not sent. {errorWordsToQuote(error)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isPending}>
          Send back with this question
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}

const cardStyle = { display: 'grid', gap: 1.5, alignContent: 'start', p: 2, borderRadius: 1.5 } as const;
const photoStyle = { width: 1, maxHeight: 300, objectFit: 'cover', borderRadius: 1, display: 'block' } as const;
const factsStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
} as const;
