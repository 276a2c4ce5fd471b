import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { hintOf, type InputProps } from './input.ts';

/** One of a few declared values. */
export function ChoiceInput(props: InputProps) {
  const { id, name, meta, label, isRequired, isDisabled, entry, onChange, onBlur, inputRef, error } = props;
  return (
    <TextField
      select
      id={id}
      name={name}
      label={label}
      value={entry ?? ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      inputRef={inputRef}
      required={isRequired}
      disabled={isDisabled}
      error={error !== undefined}
      helperText={hintOf(props)}
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
