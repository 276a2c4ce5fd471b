import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { labelOf } from '../../register/form/entries.ts';
import { localTime } from '../../ui/dates.ts';
import { notify } from '../../ui/notify.ts';
import { ConflictCard } from './ConflictCard.tsx';
import { kindsOfEntry, type Entry, type EntryState } from './entry.ts';
import { formsOfKinds } from './forms-of-kinds.ts';
import { discard, sendAgain } from './outbox.ts';

const chips: Record<EntryState, Pick<ChipProps, 'label' | 'color'>> = {
  draft: { label: 'Draft', color: 'default' },
  waiting: { label: 'Waiting', color: 'info' },
  sending: { label: 'Sending …', color: 'info' },
  sent: { label: 'Sent', color: 'success' },
  attention: { label: 'Needs attention', color: 'error' },
};

interface EntryCardProps {
  entry: Entry;
  /** The entry that has to be sent before. */
  forerunner: Entry | undefined;
  onOpen: () => void;
}

/** One entry: of what, when, what became of it, why, and what can be done. */
export function EntryCard({ entry, forerunner, onOpen }: EntryCardProps) {
  const { id, kind, about, state, writtenAt, sentAt } = entry;
  const isOpenable = state === 'draft' || state === 'attention';
  const forget = async () => {
    const putBack = await discard(id);
    notify.success(`${kindsOfEntry[kind]} discarded`, {
      description: about,
      action: { label: 'Undo', onClick: () => void putBack() },
    });
  };
  return (
    <Card component="li" variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle1" component="h3">
            {kindsOfEntry[kind]}
          </Typography>
          <Typography>{about}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Written {localTime(new Date(writtenAt).toISOString())}
            {sentAt && `, sent ${localTime(new Date(sentAt).toISOString())}`}
          </Typography>
        </Box>
        <Chip
          size="small"
          variant="outlined"
          {...chips[state]}
          sx={{ height: 'auto', minHeight: 24, alignSelf: 'flex-start' }}
        />
      </Stack>
      <Why entry={entry} forerunner={forerunner} />
      {state === 'attention' && <ConflictCard entry={entry} />}
      {state !== 'sent' && state !== 'sending' && (
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
          {isOpenable && (
            <Button variant="outlined" onClick={onOpen}>
              {state === 'draft' ? 'Go on' : 'Open and fix'}
            </Button>
          )}
          {state === 'attention' && (
            <Button variant="outlined" onClick={() => void sendAgain(id)}>
              Send again
            </Button>
          )}
          <Button color="error" onClick={() => void forget()}>
            Discard
          </Button>
        </Stack>
      )}
    </Card>
  );
}

/** Why it has not been sent, in words. */
function Why({ entry, forerunner }: Pick<EntryCardProps, 'entry' | 'forerunner'>) {
  const { kind, state, problem } = entry;
  const form = formsOfKinds[kind];
  const words = whyNotSent(entry, forerunner);
  const errors = (state === 'attention' && problem?.errors) || [];
  if (!words) return null;
  return (
    <Box sx={{ mt: 1, color: state === 'attention' ? 'error.main' : 'text.secondary' }}>
      {/* Of an entry that is wrong the server's words are those of its first field. */}
      {errors.length === 0 && <Typography variant="body2">{words}</Typography>}
      {errors.map(({ field, message }) => (
        <Typography key={field} variant="body2">
          {form && field in form.fields ? labelOf(form, field) : field}: {message}
        </Typography>
      ))}
    </Box>
  );
}

function whyNotSent({ state, after, attempts, reason }: Entry, forerunner: Entry | undefined): string | undefined {
  if (state === 'attention') return reason;
  if (state !== 'waiting') return undefined;
  if (after && !forerunner)
    return 'The entry this belongs to was discarded, so it cannot be sent. Enter it again in the right place, and discard this one.';
  if (forerunner && forerunner.state !== 'sent')
    return `Will be sent after “${kindsOfEntry[forerunner.kind]}: ${forerunner.about}”, which ${forerunner.state === 'attention' ? 'needs attention' : 'has not been sent'}.`;
  return attempts > 0 ? reason : undefined;
}
