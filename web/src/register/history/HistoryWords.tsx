import type { Register } from '@artesian/contract/language/register';
import Typography from '@mui/material/Typography';
import { localTime, longDate } from '../../ui/dates.ts';
import { labelOf } from '../form/entries.ts';
import type { Change, FieldChange } from './history.ts';
import { formatValue } from './format.ts';
import type { FieldOptions } from '../form/use-options.ts';

const acts = { insert: 'created this record', update: 'changed', delete: 'deleted this record' };

export const WhoAndWhen = ({ change }: { change: Pick<Change, 'at' | 'who' | 'who_name' | 'operation'> }) => (
  <>
    <Typography variant="body2">
      <strong>{change.who_name ?? change.who}</strong> {acts[change.operation]}
    </Typography>
    <Typography component="time" dateTime={change.at} variant="body2" sx={{ color: 'text.secondary' }}>
      {localTime(change.at)}
    </Typography>
  </>
);

interface WhatChangedProps {
  register: Register;
  options: Readonly<Record<string, FieldOptions>>;
  change: FieldChange;
  /** What the screen calls the field, where that is not its label. */
  name?: string | undefined;
}

/** What a field was and what it became; of what is dated, from when on. */
export const WhatChanged = ({ register, options, name, change: { field, before, after, from } }: WhatChangedProps) => (
  <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
    {name ?? labelOf(register, field)}
    {from !== undefined && `, from ${longDate(from)} on`}:{' '}
    <s style={{ opacity: 0.7 }}>{formatValue(register, options, field, before)}</s> →{' '}
    {formatValue(register, options, field, after)}
  </Typography>
);
