import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { nameOfChosen } from '../in-words.ts';
import type { Option } from '../options.ts';
import { labelAbove, textFieldProps, type InputProps } from './input.ts';

const NONE: readonly Pick<Option, 'value' | 'label'>[] = [];

/** Several rows of a lookup, each found by typing a part of its name. */
export function OptionsInput(props: InputProps) {
  const { id, meta, isDisabled, entry, onChange, onBlur, options } = props;
  const keys = Array.isArray(entry) ? (entry as readonly number[]) : [];
  return (
    <Autocomplete
      multiple
      id={id}
      options={options?.list ?? NONE}
      value={keys.map((value) => options?.byValue.get(value) ?? { value, label: nameOfChosen(meta, options, value) })}
      onChange={(_event, chosen) => onChange(chosen.map(({ value }) => value))}
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(option, { value }) => option.value === value}
      onBlur={onBlur}
      disabled={isDisabled}
      loading={options?.state === 'loading'}
      disableCloseOnSelect
      autoHighlight
      renderInput={({ slotProps, ...parameters }) => (
        <TextField
          {...textFieldProps(props)}
          {...parameters}
          onBlur={undefined}
          slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, ...labelAbove } }}
        />
      )}
    />
  );
}
