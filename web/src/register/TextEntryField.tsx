import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState, type KeyboardEvent } from 'react';
import { inputId, type InputProps } from './Field.tsx';
import { entryText, readEntry } from './read-entry.ts';

const numeric = new Set(['integer', 'decimal', 'latitude', 'longitude']);

/** Text, numbers and dates: all are typed as text, so that nothing is refused while somebody types. */
export function TextEntryField({
  name,
  meta,
  value,
  onChange,
  error,
  isRequired,
  isReadOnly,
  placeholder,
}: InputProps) {
  const isNumber = numeric.has(meta.kind);
  const [typing, setTyping] = useState<string>();
  const leave = () => {
    setTyping(undefined);
    if (typeof value === 'string' && meta.kind === 'text') onChange(value.trim() || null);
  };
  return (
    <TextField
      id={inputId(name)}
      label={meta.label}
      value={typing ?? entryText(meta, value)}
      onChange={(event) => {
        setTyping(event.target.value);
        onChange(readEntry(meta.kind, event.target.value));
      }}
      onBlur={leave}
      onKeyDown={isNumber ? refuseExponent : undefined}
      required={isRequired}
      disabled={isReadOnly}
      error={error !== undefined}
      helperText={error ?? (isReadOnly ? 'This field cannot be edited' : meta.help)}
      placeholder={placeholder ?? (meta.kind === 'date' ? 'YYYY-MM-DD' : undefined)}
      multiline={meta.kind === 'long-text'}
      minRows={meta.kind === 'long-text' ? 3 : undefined}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          inputMode: isNumber ? 'decimal' : undefined,
          autoComplete: 'off',
          ...(isNumber && { style: { textAlign: 'right' } }),
        },
        input: { endAdornment: meta.unit && <InputAdornment position="end">{meta.unit}</InputAdornment> },
      }}
    />
  );
}

/** An exponent is a slip of the finger here, never a measurement. */
function refuseExponent(event: KeyboardEvent) {
  if (event.key.toLowerCase() === 'e' && !event.ctrlKey && !event.metaKey) event.preventDefault();
}
