import type { DisputedField } from '@artesian/contract/language/problem';
import type { Register } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { labelOf } from '../../register/form/entries.ts';
import { formatValue } from '../../register/history/format.ts';
import { localTime } from '../../ui/dates.ts';
import { notify } from '../../ui/notify.ts';
import { useFieldOptions } from '../form/use-field-options.ts';
import type { Entry } from './entry.ts';
import { formsOfKinds } from './forms-of-kinds.ts';
import { settle } from './settle.ts';

/** Somebody else changed the same: both values, who and when, and the choice between them, field by field. */
export function ConflictCard({ entry }: { entry: Entry }) {
  const disputed = entry.problem?.conflicts;
  const form = formsOfKinds[entry.kind];
  return disputed && disputed.length > 0 && form ? <Disputes entry={entry} disputed={disputed} form={form} /> : null;
}

interface DisputesProps {
  entry: Entry;
  disputed: readonly DisputedField[];
  form: Register;
}

function Disputes({ entry, disputed, form }: DisputesProps) {
  const [sides, setSides] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const options = useFieldOptions(form);
  const isDecided = disputed.every(({ field }) => sides[field]);
  const keep = async () => {
    const isSent = await settle(
      entry,
      disputed.filter(({ field }) => sides[field] === 'mine').map(({ field }) => field),
    );
    notify.success(isSent ? 'Your choice is being sent.' : 'Their values were kept. You have nothing left to send.');
  };
  return (
    <Box component="section" aria-label="Fields both of you changed" sx={{ mt: 1.5, display: 'grid', gap: 1.5 }}>
      {disputed.map(({ field, mine, theirs, who, at }) => (
        <FormControl key={field}>
          <FormLabel id={`${entry.id} ${field}`}>{labelOf(form, field)}</FormLabel>
          <RadioGroup
            aria-labelledby={`${entry.id} ${field}`}
            value={sides[field] ?? ''}
            onChange={(_, side) => setSides({ ...sides, [field]: side as 'mine' | 'theirs' })}
          >
            <FormControlLabel
              value="mine"
              control={<Radio />}
              label={`${formatValue(form, options, field, mine)} (yours, ${localTime(new Date(entry.writtenAt).toISOString())})`}
            />
            <FormControlLabel
              value="theirs"
              control={<Radio />}
              label={`${formatValue(form, options, field, theirs)} (${who}, ${localTime(at)})`}
            />
          </RadioGroup>
        </FormControl>
      ))}
      <Box>
        <Button variant="contained" disabled={!isDecided} onClick={() => void keep()}>
          Save my choices
        </Button>
        {!isDecided && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            Choose a value for each field. The other value stays in the record’s history.
          </Typography>
        )}
      </Box>
    </Box>
  );
}
