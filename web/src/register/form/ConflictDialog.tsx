import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { localTime } from '../../ui/dates.ts';
import { compare, type Conflict } from './conflict.ts';
import { labelOf } from './entries.ts';
import { useFormParts } from './form-parts.ts';
import { formatValue } from '../history/format.ts';
import { useLastSavedBy } from '../history/use-last-saved-by.ts';

type Side = 'mine' | 'theirs';

interface ConflictDialogProps {
  conflict: Conflict;
  /** The fields that shall stand as they were entered here. */
  onSettle: (fields: readonly string[]) => Promise<void>;
  onDismiss: () => void;
}

/** Two people changed one record: shows both, field by field, and saves what this one chooses. Nothing is lost by closing it. */
export function ConflictDialog({ conflict, onSettle, onDismiss }: ConflictDialogProps) {
  const { register } = useFormParts();
  const { disputed, onlyMine, onlyTheirs } = compare(register, conflict);
  const [sides, setSides] = useState<Record<string, Side>>({});
  const isDecided = disputed.every((field) => sides[field]);
  const chosen = disputed.filter((field) => sides[field] === 'mine');
  const { theirs } = conflict;
  const who = useLastSavedBy(register, theirs);

  return (
    <Dialog open onClose={onDismiss} maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle variant="h2" id="conflict-title">
        Someone else saved this {register.one} first
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2, maxWidth: 640 }}>
          {who} saved it{savedAt(theirs.updated_timestamp)}. Nothing you entered is lost. Choose which value to keep
          where both of you changed the same field.
        </Typography>
        {disputed.map((field) => (
          <Dispute
            key={field}
            field={field}
            conflict={conflict}
            side={sides[field]}
            onChoose={(side) => setSides({ ...sides, [field]: side })}
          />
        ))}
        <Kept title="Changed only by you, kept" fields={onlyMine} values={conflict.mine} />
        <Kept title="Changed only by them, kept" fields={onlyTheirs} values={theirs} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onDismiss}>
          Back to my entries
        </Button>
        <Button variant="contained" disabled={!isDecided} onClick={() => void onSettle([...onlyMine, ...chosen])}>
          Save my choices
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface DisputeProps {
  field: string;
  conflict: Conflict;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

function Dispute({ field, conflict: { base, mine, theirs }, side, onChoose }: DisputeProps) {
  const { register, options } = useFormParts();
  const say = (value: unknown) => formatValue(register, options, field, value);
  return (
    <Box sx={{ border: 1, borderColor: side ? 'divider' : 'secondary.main', borderRadius: 1, p: 2, mb: 1.5 }}>
      <Typography variant="h4" id={`dispute-${field}`}>
        {labelOf(register, field)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        It was: {say(base[field])}
      </Typography>
      <RadioGroup
        aria-labelledby={`dispute-${field}`}
        value={side ?? ''}
        onChange={(_event, chosen) => onChoose(chosen as Side)}
        sx={{ mt: 0.5, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        <FormControlLabel value="mine" control={<Radio size="small" />} label={`Mine: ${say(mine[field])}`} />
        <FormControlLabel value="theirs" control={<Radio size="small" />} label={`Theirs: ${say(theirs[field])}`} />
      </RadioGroup>
    </Box>
  );
}

interface KeptProps {
  title: string;
  fields: readonly string[];
  values: Record<string, unknown>;
}

function Kept({ title, fields, values }: KeptProps) {
  const { register, options } = useFormParts();
  if (fields.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h4">{title}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {fields.map((field) => (
          <Typography key={field} component="li" variant="body2">
            {labelOf(register, field)}: {formatValue(register, options, field, values[field])}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const savedAt = (timestamp: unknown) => (typeof timestamp === 'string' ? ` on ${localTime(timestamp)}` : '');
