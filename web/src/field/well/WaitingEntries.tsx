import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { localTime } from '../../ui/dates.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { kindsOfEntry, type Entry, type EntryState, type KindOfEntry } from '../outbox/entry.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { wellPath, type FieldWell } from './field-well.ts';

interface WaitingEntriesProps {
  well: FieldWell;
  kind?: KindOfEntry;
  states?: readonly EntryState[];
}

const notSent: readonly EntryState[] = ['draft', 'waiting', 'sending', 'attention'];

/** What of a well is on this device alone: of one kind, or of all. */
export function WaitingEntries({ well, kind, states = notSent }: WaitingEntriesProps) {
  const pages = `${wellPath(well.id)}/`;
  const entries = useOutbox()?.filter(
    (entry) =>
      states.includes(entry.state) &&
      (entry.opens.startsWith(pages) || entry.id === well.after) &&
      (kind === undefined || entry.kind === kind),
  );
  if (!entries?.length) return null;
  return (
    <Box component="section" aria-label="Only on this device" sx={frame}>
      <Typography variant="h3" component="h2">
        Only on this device
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Line key={entry.id} {...entry} />
        ))}
      </Box>
    </Box>
  );
}

const Line = ({ id, kind, state, opens, writtenAt, reason }: Entry) => (
  <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 48 }}>
    <TextLink to={opens} search={{ entry: id }} sx={{ fontWeight: 600, py: 1.5 }}>
      {kindsOfEntry[kind]}
    </TextLink>
    <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
      {localTime(new Date(writtenAt).toISOString())}
    </Typography>
    <Chip size="small" label={words[state]} color={state === 'attention' ? 'warning' : 'default'} variant="outlined" />
    {reason && (
      <Typography variant="body2" sx={{ flex: '1 1 100%' }}>
        {reason}
      </Typography>
    )}
  </Box>
);

const words: Readonly<Record<Entry['state'], string>> = {
  draft: 'Draft',
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  attention: 'Needs attention',
};

const frame = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  px: 2,
  py: 1,
  mb: 2.5,
  bgcolor: 'background.paper',
} as const;
