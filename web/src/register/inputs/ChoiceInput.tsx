import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { labelAbove, textFieldProps, type InputProps } from './input.ts';

/** One of a few declared values. */
export function ChoiceInput(props: InputProps) {
  const { meta, isRequired, entry, onChange } = props;
  return (
    <TextField
      {...textFieldProps(props)}
      select
      value={entry ?? ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: labelAbove }}
    >
      {!isRequired && <MenuItem value="">–</MenuItem>}
      {meta.choices?.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {choice}
        </MenuItem>
      ))}
    </TextField>
  );
}
