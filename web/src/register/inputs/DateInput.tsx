import TextField from '@mui/material/TextField';
import { longDate, readDate, shortDate } from '../../ui/dates.ts';
import { DayPicker } from '../../ui/DayPicker.tsx';
import { hintOf, labelAbove, textFieldProps, type InputProps } from './input.ts';

/** A date typed as people write it, `9/1/25` or `2025-09-01`, and shown as `09/01/2025`; or chosen from the browser's own calendar. */
export function DateInput(props: InputProps) {
  const { label, isDisabled, entry, onChange, error } = props;
  const understood = readDate(String(entry ?? ''));
  return (
    <TextField
      {...textFieldProps(props)}
      value={entry ?? ''}
      onChange={(event) => onChange(event.target.value)}
      helperText={error ?? (understood ? longDate(understood) : hintOf(props))}
      placeholder="MM/DD/YYYY"
      slotProps={{
        inputLabel: labelAbove,
        htmlInput: { autoComplete: 'off' },
        input: {
          endAdornment: (
            <DayPicker
              label={label}
              day={understood ?? ''}
              isDisabled={isDisabled}
              onChoose={(day) => onChange(shortDate(day))}
            />
          ),
        },
      }}
    />
  );
}
