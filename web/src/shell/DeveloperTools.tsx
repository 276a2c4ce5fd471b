import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session.tsx';
import { useSettings } from '../session/settings.tsx';

/** For Developers: what this page runs with, what the API answered last, and who is signed in. */
export function DeveloperTools({ open, onClose }: { open: boolean; onClose: () => void }) {
  const settings = useSettings();
  const { user } = useSession();
  const client = useQueryClient();
  const answers = open ? lastAnswers(client) : [];
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 'min(520px, 100vw)', p: 2.5 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography variant="h2">Developer tools</Typography>
        <IconButton onClick={onClose} aria-label="Close">
          <Close />
        </IconButton>
      </Box>
      <Raw heading="Environment" value={{ mode: import.meta.env.MODE, origin: window.location.origin, ...settings }} />
      <Typography variant="h3" sx={{ mt: 2 }}>
        Last API data
      </Typography>
      {answers.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No requests yet.</Typography>}
      {answers.map(({ queryHash, queryKey, state }) => (
        <Raw key={queryHash} heading={queryKey.join(' / ')} value={state.data} />
      ))}
      <Raw heading="Current user" value={user ?? null} />
    </Drawer>
  );
}

function Raw({ heading, value }: { heading: string; value: unknown }) {
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2 }}>
        {heading}
      </Typography>
      <Box component="section" aria-label={heading} tabIndex={0} sx={frame}>
        <pre style={{ margin: 0 }}>{rawText(value)}</pre>
      </Box>
    </>
  );
}

const frame = {
  mt: 0.75,
  p: 1.5,
  maxHeight: 320,
  flexShrink: 0,
  overflow: 'auto',
  fontSize: 12,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
};

/** A list of all wells would take the browser minutes to set. */
const LONGEST = 20_000;

function rawText(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}\n… ${text.length - LONGEST} more characters` : text;
}

const MOST_ANSWERS = 5;

/** The answers that came last, the newest first, beside who is signed in and the settings, which are shown anyway. */
const lastAnswers = (client: QueryClient): Query[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.data !== undefined && queryKey[0] !== 'settings' && queryKey[0] !== 'me')
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(0, MOST_ANSWERS);
