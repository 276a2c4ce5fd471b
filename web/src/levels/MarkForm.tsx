import { markLevels, ofWhat } from '@artesian/contract/science/level-series';
import { levelFlags, type LevelFlag } from '@artesian/domain/levels/judge-levels';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { Choice } from './Choice.tsx';
import { levelWords, standingWords } from './level-words.ts';
import { isoOf, formatSpan, type Span } from './moments.ts';
import { MomentField } from './MomentField.tsx';
import { useKept } from '../session/use-kept.ts';

interface MarkFormProps {
  well: number;
  /** What can be picked from where nothing is. */
  window: Span;
  picked: Span | undefined;
  onPick: (span: Span | undefined) => void;
  onZoom: (span: Span) => void;
}

interface Entries {
  of_what: (typeof ofWhat)[number];
  flag: LevelFlag | '';
  standing: 'approved' | 'provisional' | '';
  note: string;
}

const nothing: Entries = { of_what: 'both', flag: '', standing: '', note: '' };
const levels = Object.entries(levelWords) as [Entries['of_what'], string][];
const flags = [['', 'No change'] as const, ...levelFlags.map((flag) => [flag, flagWords(flag)] as const)];
const standings = [['', 'No change'], ...Object.entries(standingWords)] as [Entries['standing'], string][];

/** What the flags mean, where the word alone leaves a doubt. */
function flagWords(flag: LevelFlag): string {
  const more: Partial<Record<LevelFlag, string>> = {
    Suspect: 'not published',
    Equipment: 'equipment problem; not published',
    Pumping: 'affected by pumping',
  };
  return more[flag] ? `${flag} (${more[flag]})` : flag;
}

/** Says of the levels that are picked how good they are, or whether they are approved. Each saying is kept with its day, and can be undone. */
export function MarkForm({ well, window, picked, onPick, onZoom }: MarkFormProps) {
  const { user } = useSession();
  const [kept, keep] = useKept<Entries>(`flag of ${user?.sub} ${well}`);
  const entries = { ...nothing, ...kept };
  const enter = (changes: Partial<Entries>) => keep({ ...entries, ...changes });
  const [isAsked, setAsked] = useState(false);
  const missing = missingOf(picked, entries);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (span: Span) =>
      api.call(markLevels, {
        params: { well_ndx: well },
        body: {
          of_what: entries.of_what,
          from_at: isoOf(span.from),
          to_at: isoOf(span.to),
          flag: entries.flag || null,
          standing: entries.standing || null,
          note: entries.note.trim() || null,
        },
      }),
    onSuccess: () => {
      keep(undefined);
      setAsked(false);
      notify.success('Saved for the selected levels.');
    },
  });
  const save = () => {
    setAsked(true);
    if (picked && missing === undefined) mutate(picked);
  };
  return (
    <Paper component="section" variant="outlined" aria-label="Selection" sx={{ p: 2 }}>
      <Typography variant="h2">{picked ? `Picked: ${formatSpan(picked)}` : 'Nothing selected'}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        Drag over the chart, click a level, or type the times here. Hold Shift and drag to move the chart; hold Ctrl and
        scroll to zoom.
      </Typography>
      <Box sx={fields}>
        <MomentField
          label="Picked from"
          at={picked?.from}
          onSay={(from) => onPick({ from, to: Math.max(from, picked?.to ?? window.to) })}
          onOpen={() => onPick(undefined)}
        />
        <MomentField
          label="Picked through"
          at={picked?.to}
          onSay={(to) => onPick({ from: Math.min(picked?.from ?? window.from, to), to })}
          onOpen={() => onPick(undefined)}
        />
        <Choice label="Levels" value={entries.of_what} options={levels} onChange={(of_what) => enter({ of_what })} />
        <Choice label="Flag" value={entries.flag} options={flags} onChange={(flag) => enter({ flag })} />
        <Choice
          label="Approval"
          value={entries.standing}
          options={standings}
          onChange={(standing) => enter({ standing })}
        />
        <TextField
          size="small"
          label="Note"
          value={entries.note}
          onChange={({ target }) => enter({ note: target.value })}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
          sx={{ flex: '1 1 240px' }}
        />
      </Box>
      {error && (
        <Alert severity="error" variant="outlined" sx={{ mt: 1.5 }}>
          {errorWordsToQuote(error)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, alignItems: 'center' }}>
        <Button variant="contained" loading={isPending} onClick={save}>
          Save for Selection
        </Button>
        {picked && (
          <>
            <Button onClick={() => onZoom(picked)}>Zoom to Selection</Button>
            <Button onClick={() => onPick(undefined)}>Pick Nothing</Button>
          </>
        )}
        {isAsked && missing && (
          <Typography role="alert" variant="body2" color="error">
            {missing}
          </Typography>
        )}
      </Box>
    </Paper>
  );
}

function missingOf(picked: Span | undefined, { flag, standing }: Entries): string | undefined {
  if (!picked) return 'Select levels first.';
  return flag === '' && standing === '' ? 'Choose a flag, or whether the levels are approved.' : undefined;
}

export const fields = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' } as const;
