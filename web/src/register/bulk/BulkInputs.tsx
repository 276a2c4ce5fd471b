import { metaOf, type Register } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { isRequired, labelOf } from '../form/entries.ts';
import { labelAbove } from '../inputs/input.ts';
import { InputOfKind } from '../inputs/InputOfKind.tsx';
import type { FieldOptions } from '../form/use-options.ts';
import type { ChangeEntered } from './use-change-entered.ts';

interface BulkInputsProps {
  id: string;
  register: Register;
  fields: readonly string[];
  entered: ChangeEntered;
  options: Readonly<Record<string, FieldOptions>>;
  inputRef: Ref<HTMLInputElement>;
  error: string | undefined;
  isDisabled: boolean;
  onBlur: () => void;
}

/** Which field, and its new value by the same input as in the form of one record. */
export function BulkInputs({ id, register, fields, entered, isDisabled, ...rest }: BulkInputsProps) {
  const { field, isCleared, canBeCleared } = entered;
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { sm: '1fr 1fr' }, pt: 1 }}>
      <TextField
        select
        id={`${id}-field`}
        label="Field"
        value={field}
        disabled={isDisabled}
        onChange={(event) => entered.chooseField(event.target.value)}
        slotProps={{ inputLabel: labelAbove, select: { autoFocus: true } }}
      >
        {fields.map((name) => (
          <MenuItem key={name} value={name}>
            {labelOf(register, name)}
          </MenuItem>
        ))}
      </TextField>
      {field !== '' && (
        <div>
          <NewValue
            key={field}
            {...rest}
            id={id}
            register={register}
            entered={entered}
            isDisabled={isDisabled || isCleared}
          />
          {canBeCleared && (
            <FormControlLabel
              label="Leave it empty"
              control={
                <Checkbox
                  size="small"
                  checked={isCleared}
                  disabled={isDisabled}
                  onChange={(event) => entered.clear(event.target.checked)}
                />
              }
            />
          )}
        </div>
      )}
    </Box>
  );
}

type NewValueProps = Omit<BulkInputsProps, 'fields'>;

function NewValue({ id, register, entered, options, inputRef, error, isDisabled, onBlur }: NewValueProps) {
  const { field, entry, enter } = entered;
  const meta = metaOf(register, field);
  return (
    <InputOfKind
      id={`${id}-value`}
      name={field}
      meta={meta}
      label={meta.kind === 'flag' ? meta.label : `New ${meta.label}`}
      isRequired={isRequired(register, field)}
      isDisabled={isDisabled}
      entry={entry}
      onChange={enter}
      onBlur={onBlur}
      inputRef={inputRef}
      error={error}
      options={options[field]}
    />
  );
}
