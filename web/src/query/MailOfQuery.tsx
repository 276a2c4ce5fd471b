import type { SavedView } from '@artesian/contract/people/saved-views';
import {
  keepQueryMail,
  queryMails,
  rhythms,
  formatSchedule,
  stopQueryMail,
  weekdays,
  type QueryMail,
  type Rhythm,
  type Schedule,
} from '@artesian/contract/query/query-mails';
import MailOutlined from '@mui/icons-material/MailOutlined';
import MarkEmailRead from '@mui/icons-material/MarkEmailRead';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { longDate } from '../ui/dates.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';

/** Beside a saved query: whether it comes by e-mail, and the way to say so. */
export function MailOfQuery({ saved }: { saved: SavedView }) {
  const { may } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: [queryMails.path],
    queryFn: ({ signal }) => api.call(queryMails, { signal }),
    enabled: may(keepQueryMail),
  });
  if (!data) return null;
  const mail = data.mails.find(({ saved_view_ndx }) => saved_view_ndx === saved.saved_view_ndx);
  const Icon = mail ? MarkEmailRead : MailOutlined;
  return (
    <>
      <IconButton
        size="small"
        color={mail ? 'primary' : 'default'}
        aria-label={
          mail ? `${saved.view_name} is sent by e-mail ${formatSchedule(mail)}` : `Send ${saved.view_name} by e-mail`
        }
        onClick={() => setOpen(true)}
      >
        <Icon fontSize="small" />
      </IconButton>
      {isOpen && <MailDialog saved={saved} mail={mail} hindrance={data.hindrance} onClose={() => setOpen(false)} />}
    </>
  );
}

interface MailDialogProps {
  saved: SavedView;
  mail: QueryMail | undefined;
  /** Why nothing can be sent. */
  hindrance: string | null;
  onClose: () => void;
}

function MailDialog({ saved, mail, hindrance, onClose }: MailDialogProps) {
  const id = useId();
  const { user } = useSession();
  const [schedule, setSchedule] = useState<Schedule>(mail ?? { rhythm: 'weekly', day: 1 });
  const params = { saved_view_ndx: saved.saved_view_ndx };
  const done = (message: string) => () => {
    notify.success(message);
    onClose();
  };
  const keeping = useMutation({
    mutationFn: () => api.call(keepQueryMail, { params, body: { rhythm: schedule.rhythm, day: schedule.day } }),
    onSuccess: done(`The query is sent by e-mail ${formatSchedule(schedule)}.`),
  });
  const stopping = useMutation({
    mutationFn: () => api.call(stopQueryMail, { params }),
    onSuccess: done('The query is no longer sent by e-mail.'),
  });
  const failure = keeping.error ?? stopping.error;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle variant="h2" id={id}>
        {saved.view_name} by e-mail
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {hindrance !== null && (
          <Alert severity="warning" variant="outlined">
            {hindrance}
          </Alert>
        )}
        <Typography>
          At night, to {user?.email ?? 'the address of your account'}: the rows as CSV at that time. Above 10 MB you get
          a link instead.
        </Typography>
        {mail?.last && <Typography variant="body2">{formatLast(mail.last)}</Typography>}
        <ScheduleInputs schedule={schedule} onChange={setSchedule} />
        {failure && (
          <Alert severity="error" variant="outlined">
            Not saved. {errorWordsToQuote(failure)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {mail && (
          <Button color="error" loading={stopping.isPending} onClick={() => stopping.mutate()} sx={{ mr: 'auto' }}>
            Stop
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          loading={keeping.isPending}
          disabled={hindrance !== null}
          onClick={() => keeping.mutate()}
        >
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const rhythmWords: Record<Rhythm, string> = { daily: 'Every day', weekly: 'Every week', monthly: 'Every month' };
const firstDay: Record<Rhythm, number | null> = { daily: null, weekly: 1, monthly: 1 };
const daysOfMonth = Array.from({ length: 31 }, (_, place) => String(place + 1));

interface ScheduleInputsProps {
  schedule: Schedule;
  onChange: (schedule: Schedule) => void;
}

function ScheduleInputs({ schedule: { rhythm, day }, onChange }: ScheduleInputsProps) {
  const days = rhythm === 'weekly' ? weekdays : daysOfMonth;
  return (
    <>
      <TextField
        select
        label="How often"
        value={rhythm}
        onChange={({ target }) => {
          const chosen = target.value as Rhythm;
          onChange({ rhythm: chosen, day: firstDay[chosen] });
        }}
      >
        {rhythms.map((one) => (
          <MenuItem key={one} value={one}>
            {rhythmWords[one]}
          </MenuItem>
        ))}
      </TextField>
      {rhythm !== 'daily' && (
        <TextField
          select
          label={rhythm === 'weekly' ? 'On' : 'On day'}
          value={day ?? 1}
          onChange={({ target }) => onChange({ rhythm, day: Number(target.value) })}
          helperText={
            rhythm === 'monthly' && day !== null && day > 28 ? 'In shorter months, on the last day.' : undefined
          }
        >
          {days.map((name, place) => (
            <MenuItem key={name} value={place + 1}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}

function formatLast({ due_on, state, failure }: NonNullable<QueryMail['last']>): string {
  const ofDay = `The mail of ${longDate(due_on)}`;
  if (state === 'sent') return `${ofDay} was sent.`;
  if (state === 'unsure') return `${ofDay} may have been sent; the mail server did not confirm it.`;
  if (state === 'refused') return `${ofDay} was refused by the mail server: ${failure ?? ''}`;
  if (state === 'withdrawn') return `${ofDay} was not sent. ${failure ?? ''}`;
  return `${ofDay} is waiting to be sent.`;
}
