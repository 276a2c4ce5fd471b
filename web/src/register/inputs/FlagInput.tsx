import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { hintOf, type InputProps } from './input.ts';

/** Yes or no. */
export function FlagInput(props: InputProps) {
  const { id, name, label, isDisabled, isReadOnly, entry, onChange, onBlur, inputRef, error } = props;
  const hint = hintOf(props);
  return (
    <FormControl error={error !== undefined} disabled={isDisabled}>
      <FormControlLabel
        label={label}
        sx={isReadOnly ? { color: 'text.secondary', cursor: 'default' } : undefined}
        control={
          <Checkbox
            id={id}
            name={name}
            checked={entry === true}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur}
            slotProps={{
              input: {
                ref: inputRef,
                'aria-readonly': isReadOnly,
                ...(hint && { 'aria-describedby': `${id}-hint` }),
              },
            }}
          />
        }
      />
      {hint && (
        <FormHelperText id={`${id}-hint`} sx={{ mt: -0.5, ml: 4 }}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}
