import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { isNumber } from '../input-text.ts';
import { labelAbove, textFieldProps, type InputProps } from './input.ts';

/** Text of one line or several, and numbers: those are typed as text too, so that nothing typed is lost. */
export function TextInput(props: InputProps) {
  const { meta, entry, onChange, placeholder } = props;
  const isLong = meta.kind === 'long-text';
  return (
    <TextField
      {...textFieldProps(props)}
      value={entry ?? ''}
      onChange={(event) => onChange(event.target.value)}
      placeholder={placeholder}
      multiline={isLong}
      {...(isLong && { minRows: 2, maxRows: 10 })}
      slotProps={{
        inputLabel: labelAbove,
        input: meta.unit ? { endAdornment: <InputAdornment position="end">{meta.unit}</InputAdornment> } : {},
        htmlInput: isNumber(meta) ? numeric(meta.kind === 'integer') : {},
      }}
    />
  );
}

const numeric = (isWhole: boolean) => ({
  inputMode: isWhole ? 'numeric' : 'decimal',
  autoComplete: 'off',
  onKeyDown: blockExponent,
});

/** `1e5` is nobody's measurement. */
function blockExponent(event: KeyboardEvent) {
  const isShortcut = event.ctrlKey || event.metaKey;
  if (event.key.toLowerCase() === 'e' && !isShortcut) event.preventDefault();
}
