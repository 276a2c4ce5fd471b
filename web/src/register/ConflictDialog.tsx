import { metaOf, type Register, type Row } from '@artesian/contract/register';
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
import { compareChanges, mergedChanges, type Choices, type FieldChange } from './merge.ts';
import { useValueInWords } from './use-value-in-words.ts';
import type { Conflict, RecordForm } from './use-record-form.ts';

interface ConflictDialogProps {
  register: Register;
  /** The record as it was opened here. */
  base: Row;
  conflict: Conflict;
  form: RecordForm;
}

/** Two people changed one record: shows both, field by field, and saves what this one chooses. Nothing is lost by closing it. */
export function ConflictDialog({ register, base, conflict, form }: ConflictDialogProps) {
  const { theirs } = conflict;
  const fields = [...Object.keys(register.fields), ...(register.removable ? ['should_remove'] : [])];
  const withRemoval = (row: Row): Row => ({ ...row, should_remove: row.removed === true });
  const changes = compareChanges(withRemoval(base), conflict.mine, withRemoval(theirs), fields);
  const [choices, setChoices] = useState<Choices>({});
  const open = changes.filter(({ isConflict }) => isConflict);
  const undecided = open.filter(({ field }) => choices[field] === undefined);
  const merged = changes.filter(({ isConflict }) => !isConflict);

  return (
    <Dialog open onClose={form.dismissConflict} maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">Someone else saved this {register.one} first</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          {String(theirs.updated_by ?? theirs.created_by)} saved it {whenInWords(theirs.updated_timestamp)}. Nothing of
          yours is lost:{' '}
          {open.length > 0
            ? 'choose what shall stand where both of you changed the same field.'
            : 'you changed other fields than they did, so both can stand.'}
        </Typography>
        {open.map((change) => (
          <ChooseField
            key={change.field}
            register={register}
            change={change}
            choice={choices[change.field]}
            onChoose={(choice) => setChoices({ ...choices, [change.field]: choice })}
          />
        ))}
        {merged.length > 0 && <MergedFields register={register} changes={merged} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={form.dismissConflict}>
          Back to my entries
        </Button>
        <Button
          variant="contained"
          disabled={undecided.length > 0 || form.isSaving}
          onClick={() => void form.saveMerged(mergedChanges(changes, choices), theirs.version)}
        >
          {form.isSaving ? 'Saving' : 'Save both'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChooseFieldProps {
  register: Register;
  change: FieldChange;
  choice: 'mine' | 'theirs' | undefined;
  onChoose: (choice: 'mine' | 'theirs') => void;
}

function ChooseField({ register, change, choice, onChoose }: ChooseFieldProps) {
  const inWords = useValueInWords(register);
  const label = labelOf(register, change.field);
  return (
    <Box sx={{ border: 1, borderColor: choice ? 'divider' : 'warning.main', borderRadius: 1, p: 2, mb: 1.5 }}>
      <Typography variant="h4" id={`choose-${change.field}`}>
        {label}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        It was: {inWords(change.field, change.base)}
      </Typography>
      <RadioGroup
        row
        aria-labelledby={`choose-${change.field}`}
        value={choice ?? ''}
        onChange={(_event, chosen) => onChoose(chosen as 'mine' | 'theirs')}
      >
        <FormControlLabel
          value="mine"
          control={<Radio size="small" />}
          label={`Mine: ${inWords(change.field, change.mine)}`}
        />
        <FormControlLabel
          value="theirs"
          control={<Radio size="small" />}
          label={`Theirs: ${inWords(change.field, change.theirs)}`}
        />
      </RadioGroup>
    </Box>
  );
}

function MergedFields({ register, changes }: { register: Register; changes: readonly FieldChange[] }) {
  const inWords = useValueInWords(register);
  const isMine = ({ mine, base }: FieldChange) => JSON.stringify(mine) !== JSON.stringify(base);
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h4">Changed by one of you, and kept</Typography>
      <ul style={{ margin: '4px 0 0', paddingLeft: '1.1rem' }}>
        {changes.map((change) => (
          <li key={change.field}>
            <Typography component="span" variant="body2">
              {labelOf(register, change.field)}: {inWords(change.field, isMine(change) ? change.mine : change.theirs)}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                ({isMine(change) ? 'mine' : 'theirs'})
              </Box>
            </Typography>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const labelOf = (register: Register, field: string) =>
  field === 'should_remove' ? 'Removed' : metaOf(register, field).label;

function whenInWords(timestamp: unknown): string {
  return typeof timestamp === 'string'
    ? `on ${new Date(timestamp).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}`
    : 'just now';
}
