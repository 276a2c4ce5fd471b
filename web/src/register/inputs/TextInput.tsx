import type { FieldMeta } from '@artesian/contract/language/fields';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { blockExponent, blockKeys } from '../../ui/block-keys.ts';
import { grouped, isNumber, unitOf } from '../form/input-text.ts';
import { describedBy, labelAbove, textFieldProps, unitId, type InputProps } from './input.ts';

/** Text of one line or several, and numbers: those are typed as text too, so that nothing typed is lost. */
export function TextInput(props: InputProps) {
  const { meta, entry, onChange, onBlur, placeholder, autoComplete } = props;
  const isLong = meta.kind === 'long-text';
  const leave = () => {
    const shown = grouped(meta, entry);
    if (shown !== entry) onChange(shown);
    onBlur();
  };
  return (
    <TextField
      {...textFieldProps(props)}
      onBlur={leave}
      value={entry ?? ''}
      onChange={(event) => onChange(event.target.value)}
      placeholder={placeholder}
      multiline={isLong}
      {...(isLong && { minRows: 2, maxRows: 10 })}
      slotProps={{
        inputLabel: labelAbove,
        input: unitOf(meta) ? { endAdornment: <Unit {...props} /> } : {},
        htmlInput: {
          'aria-describedby': describedBy(props),
          readOnly: props.isReadOnly,
          ...(autoComplete && { autoComplete, inputMode: keyboardFor(autoComplete) }),
          ...(isNumber(meta) && numeric(meta)),
        },
      }}
    />
  );
}

const Unit = (props: InputProps) => (
  <InputAdornment position="end" id={unitId(props)}>
    {unitOf(props.meta)}
  </InputAdornment>
);

/** What a phone shows to type it with. */
const keyboardFor = (autoComplete: string) =>
  autoComplete === 'tel' || autoComplete === 'email' ? autoComplete : ('text' as const);

const numeric = ({ kind }: FieldMeta) => ({
  inputMode: kind === 'integer' || kind === 'year' ? ('numeric' as const) : ('decimal' as const),
  autoComplete: 'off',
  onKeyDown: kind === 'year' ? blockKeys('e', '-') : blockExponent,
});
