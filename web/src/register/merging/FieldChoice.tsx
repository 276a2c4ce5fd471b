import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { Values } from '@artesian/contract/language/register';
import { useId } from 'react';
import { labelOf } from '../form/entries.ts';
import { formatValue } from '../history/format.ts';
import type { FieldOptions } from '../form/use-options.ts';
import type { ComparedField, Side } from './compare-two.ts';

/** Field, the record to keep, the one to go; on a phone under each other. */
export const threeColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(120px, 220px) minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 2,
  alignItems: 'center',
} as const;

interface FieldChoiceProps {
  compared: ComparedField;
  records: Record<Side, Values>;
  names: Record<Side, string>;
  options: Readonly<Record<string, FieldOptions>>;
  side: Side;
  onChoose: (side: Side) => void;
}

/** One field in which two records differ: what each says, and which of the two shall stand. */
export function FieldChoice({ compared: { part, field }, records, names, options, side, onChoose }: FieldChoiceProps) {
  const id = useId();
  const say = (one: Side) => formatValue(part, options, field, records[one][field]);
  return (
    <RadioGroup
      aria-labelledby={id}
      value={side}
      onChange={(_event, chosen) => onChoose(chosen as Side)}
      sx={{ ...threeColumns, borderTop: 1, borderColor: 'divider', py: 0.75 }}
    >
      <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
        {labelOf(part, field)}
      </Typography>
      {(['keep', 'drop'] as const).map((one) => (
        <FormControlLabel
          key={one}
          value={one}
          control={<Radio size="small" slotProps={{ input: { 'aria-label': `${names[one]}: ${say(one)}` } }} />}
          label={
            <Typography
              variant="body2"
              sx={{ overflowWrap: 'anywhere', ...(side !== one && { color: 'text.secondary' }) }}
            >
              <Box component="span" sx={{ display: { sm: 'none' }, color: 'text.secondary' }}>
                {names[one]}:{' '}
              </Box>
              {say(one)}
            </Typography>
          }
          sx={{ mr: 0, minHeight: 32 }}
        />
      ))}
    </RadioGroup>
  );
}
