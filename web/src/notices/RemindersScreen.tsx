import { draftReminder, type ReminderKind } from '@artesian/contract/notices/notices';
import Alert from '@mui/material/Alert';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { z } from 'zod';
import { api } from '../api.ts';
import { longDate, formatMonth } from '../ui/dates.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { DraftedLetters, formatWays } from './DraftedLetters.tsx';
import { noticePath, NOTICES } from './letters.ts';
import { counted } from '../ui/counted.ts';
import { SendNotice } from './SendNotice.tsx';

type Reminder = z.output<typeof draftReminder.answer>;

/** Whose readings are due or overdue, and what reminds them of it. Not in the specification: the path is ours. */
export default function RemindersScreen() {
  const { kind: asked }: { kind?: unknown } = useSearch({ strict: false });
  const kind: ReminderKind = asked === 'overdue' ? 'overdue' : 'reminder';
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: [draftReminder.path, kind],
    queryFn: ({ signal }) => api.call(draftReminder, { params: { kind }, signal }),
  });
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Reminders of Meter Readings"
        purpose="One letter per contact for all their meters: to the meter contact, otherwise the billing contact, otherwise the permittee. Contacts with ‘No reminders’ checked get none."
        actions={data && <SendNotice body={{ kind }} drafted={data} what="the reminders" />}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="When"
        value={kind}
        onChange={(_event, chosen: ReminderKind | null) =>
          chosen && void navigate({ to: '.', search: { kind: chosen }, replace: true })
        }
        sx={{ mb: 2 }}
      >
        <ToggleButton value="reminder">Before the due day</ToggleButton>
        <ToggleButton value="overdue">After the due day</ToggleButton>
      </ToggleButtonGroup>
      {error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {data && <Standing kind={kind} reminder={data} />}
          <DraftedLetters key={kind} name="Reminders" about="Meters" drafted={data} />
        </>
      )}
    </>
  );
}

function Standing({ kind, reminder }: { kind: ReminderKind; reminder: Reminder }) {
  const { reading_month, due_day, days, notice_ndx } = reminder;
  const isBefore = kind === 'reminder';
  const due = `Readings of ${formatMonth(reading_month)} ${isBefore ? 'are' : 'were'} due on ${longDate(due_day)}.`;
  const byItself =
    days === null
      ? 'Reminders are not sent automatically.'
      : `They are sent automatically ${counted(days, 'day')} ${isBefore ? 'before' : 'after'} that day.`;
  return (
    <>
      <Typography component="output" sx={{ display: 'block', mb: 1.5, fontWeight: 560 }}>
        {due} {formatWays(reminder)}. {byItself}
      </Typography>
      {notice_ndx !== null && (
        <Alert severity="info" variant="outlined" sx={{ mb: 1.5 }}>
          This was sent; see <TextLink to={noticePath(notice_ndx)}>who was notified</TextLink>, or{' '}
          <TextLink to={NOTICES}>all notices</TextLink>. Below are those not notified yet.
        </Alert>
      )}
    </>
  );
}
