import TextField from '@mui/material/TextField';
import { ZoneMark } from '../../ui/ZoneMark.tsx';
import { labelAbove, textFieldProps, type InputProps } from './input.ts';

/** A day and the time of the day, by the clock of the district. */
export function TimestampInput(props: InputProps) {
  const { entry, onChange } = props;
  return (
    <TextField
      {...textFieldProps(props)}
      type="datetime-local"
      value={entry ?? ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: labelAbove, input: { endAdornment: <ZoneMark entry={String(entry ?? '')} /> } }}
    />
  );
}
