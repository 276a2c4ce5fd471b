import Send from '@mui/icons-material/Send';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { largeTargets } from '../page/large-targets.ts';
import { useNow } from '../page/use-now.ts';
import { useOnline } from '../page/use-online.ts';
import { BackupButtons } from './BackupButtons.tsx';
import { onlyHere, unsentOf } from './counts.ts';
import type { Entry, EntryState } from './entry.ts';
import { EntryCard } from './EntryCard.tsx';
import { sendAllNow } from './sender.ts';
import { useOutbox } from './use-outbox.ts';

interface Section {
  title: string;
  states: readonly EntryState[];
  says?: string;
}

/** What waits for a person comes first. */
const sections: readonly Section[] = [
  {
    title: 'Needs attention',
    states: ['attention'],
    says: 'These could not be sent. Fix them and send again.',
  },
  { title: 'Waiting to be sent', states: ['waiting', 'sending'] },
  { title: 'Drafts', states: ['draft'], says: 'Drafts, not submitted yet.' },
  { title: 'Sent', states: ['sent'], says: 'Sent to the server. You can view them here for 30 days.' },
];

/** All that was written on this device: what became of it, and what to do. Not in the specification: the path is ours. */
export default function OutboxScreen() {
  const entries = useOutbox();
  const isOnline = useOnline();
  const now = useNow();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  if (!entries) return <Skeleton variant="rounded" height={320} />;
  const unsent = unsentOf(entries);
  const send = async () => {
    setSending(true);
    await sendAllNow().finally(() => setSending(false));
  };
  return (
    <Box sx={largeTargets}>
      <PageHeader
        breadcrumb={[{ label: 'Field Services', to: '/field-services' }]}
        title="Outbox"
        purpose={onlyHere(unsent, now)}
        actions={
          <Button
            variant="contained"
            size="large"
            startIcon={<Send />}
            loading={isSending}
            disabled={unsent.waiting === 0 || !isOnline}
            onClick={() => void send()}
          >
            Send now
          </Button>
        }
      />
      {!isOnline && unsent.waiting > 0 && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          There is no connection. Entries are sent automatically when you are back online.
        </Alert>
      )}
      {entries.length === 0 ? (
        <EmptyState
          title="No entries on this device"
          action={
            <ButtonLink to="/field-services" variant="outlined">
              Field Services
            </ButtonLink>
          }
        >
          Readings, levels, samples, inspections and photos that you save in the field stay here until they reach the
          server.
        </EmptyState>
      ) : (
        sections.map((section) => (
          <EntrySection
            key={section.title}
            section={section}
            entries={entries.filter(({ state }) => section.states.includes(state))}
            all={entries}
            onOpen={({ opens, id }) => void navigate({ href: `${opens}${opens.includes('?') ? '&' : '?'}entry=${id}` })}
          />
        ))
      )}
      <BackupButtons isAnythingHere={unsent.oldest !== undefined} />
    </Box>
  );
}

interface EntrySectionProps {
  section: Section;
  entries: readonly Entry[];
  all: readonly Entry[];
  onOpen: (entry: Entry) => void;
}

function EntrySection({ section: { title, says }, entries, all, onOpen }: EntrySectionProps) {
  if (entries.length === 0) return null;
  return (
    <Box component="section" aria-label={title} sx={{ mb: 3 }}>
      <Typography variant="h2">
        {title} ({entries.length})
      </Typography>
      {says && <Typography sx={{ color: 'text.secondary' }}>{says}</Typography>}
      <Stack component="ul" sx={{ gap: 1, listStyle: 'none', p: 0, mt: 1 }}>
        {entries.map((entry) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            forerunner={all.find(({ id }) => id === entry.after)}
            onOpen={() => onOpen(entry)}
          />
        ))}
      </Stack>
    </Box>
  );
}
