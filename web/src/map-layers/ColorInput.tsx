import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { labelAbove, textFieldProps, type InputProps } from '../register/inputs/input.ts';

/** A color, typed or chosen. */
export function ColorInput(props: InputProps) {
  const { entry, onChange, isDisabled } = props;
  const text = String(entry ?? '');
  return (
    <TextField
      {...textFieldProps(props)}
      value={text}
      onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
      slotProps={{
        inputLabel: labelAbove,
        htmlInput: { spellCheck: false, autoComplete: 'off' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={`Choose the ${props.label.toLowerCase()}`}
                disabled={isDisabled}
                // A browser shows black where there is no color.
                value={/^#[0-9a-f]{6}$/.test(text) ? text : '#888888'}
                onChange={({ target }) => onChange(target.value)}
                sx={{ width: 28, height: 28, p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer' }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
