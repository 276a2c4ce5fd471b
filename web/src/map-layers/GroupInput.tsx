import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useFormParts } from '../register/form/form-parts.ts';
import { labelAbove, textFieldProps, type InputProps } from '../register/inputs/input.ts';
import { listQuery } from '../register/form/options.ts';

/** A group that other layers have, or a new one. */
export function GroupInput(props: InputProps) {
  const { register } = useFormParts();
  const { data = [] } = useQuery(listQuery(register));
  const groups = [...new Set(data.map((layer) => String(layer['layer_group'])))].toSorted();
  const { inputRef, onBlur, ...field } = textFieldProps(props);
  return (
    <Autocomplete
      freeSolo
      id={props.id}
      options={groups}
      inputValue={String(props.entry ?? '')}
      onInputChange={(_, text) => props.onChange(text)}
      onBlur={onBlur}
      disabled={props.isDisabled}
      renderInput={(parameters) => (
        <TextField
          {...field}
          {...parameters}
          inputRef={inputRef}
          slotProps={{ ...parameters.slotProps, inputLabel: { ...parameters.slotProps.inputLabel, ...labelAbove } }}
        />
      )}
    />
  );
}
