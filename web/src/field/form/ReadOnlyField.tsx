import type { FieldMeta } from '@artesian/contract/language/fields';
import TextField from '@mui/material/TextField';
import { nameOfChosen } from '../../register/history/format.ts';
import { isChosen, unitOf, type Entry } from '../../register/form/input-text.ts';
import { labelAbove } from '../../register/inputs/input.ts';
import type { FieldOptions } from '../../register/form/use-options.ts';
import { localTime } from '../../ui/dates.ts';

interface ReadOnlyFieldProps {
  id: string;
  meta: FieldMeta;
  entry: Entry;
  options: FieldOptions | undefined;
}

/** What the server works out: it can be reached and read, not changed. */
export const ReadOnlyField = ({ id, meta, entry, options }: ReadOnlyFieldProps) => (
  <TextField
    id={id}
    label={meta.label}
    value={inWords(meta, entry, options)}
    helperText="This field cannot be edited"
    slotProps={{ inputLabel: labelAbove, htmlInput: { readOnly: true } }}
    multiline={meta.kind === 'lookups'}
    sx={greyed}
  />
);

function inWords(meta: FieldMeta, entry: Entry, options: FieldOptions | undefined): string {
  if (meta.kind === 'flag') return entry === true ? 'Yes' : 'No';
  if (isChosen(meta.kind)) return nameOfChosen(meta, options, entry) || '–';
  if (entry === null || entry === '') return '–';
  if (meta.kind === 'timestamp') return localTime(String(entry));
  const unit = unitOf(meta);
  // What has a unit is an amount, and no year or number of a grid.
  return unit ? `${Number(entry).toLocaleString('en-US', { maximumFractionDigits: 20 })} ${unit}` : String(entry);
}

const greyed = {
  containerType: 'inline-size',
  '& .MuiInputBase-root': { bgcolor: 'action.hover', color: 'text.secondary' },
} as const;
