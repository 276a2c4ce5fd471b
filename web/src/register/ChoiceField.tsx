import { UNSET } from '@artesian/contract/fields';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { inputId, type InputProps } from './Field.tsx';
import type { Entry } from './read-entry.ts';
import { useChoices } from './use-choices.ts';

interface Option {
  value: Entry;
  label: string;
}

/** As many suggestions as a person looks through. */
const filterOptions = createFilterOptions<Option>({ limit: 49 });

/** One of a list: fixed choices, a lookup of the server, or the records of another register. */
export function ChoiceField({ name, meta, value, onChange, error, isRequired, isReadOnly, placeholder }: InputProps) {
  const fetched = useChoices(meta.to);
  const options = useMemo<Option[]>(
    () => fetched ?? (meta.choices ?? []).map((choice) => ({ value: choice, label: choice })),
    [fetched, meta],
  );
  const empty = meta.kind === 'lookup' ? UNSET : null;
  const isLoading = meta.to !== undefined && fetched === undefined;
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Autocomplete
      id={inputId(name)}
      options={options}
      filterOptions={filterOptions}
      value={chosen}
      onChange={(_event, option) => onChange(option ? option.value : empty)}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      getOptionKey={(option) => String(option.value)}
      loading={isLoading}
      disabled={isReadOnly}
      autoHighlight
      noOptionsText="Nothing found"
      renderInput={(params) => (
        <TextField
          {...params}
          label={meta.label}
          required={isRequired}
          error={error !== undefined}
          helperText={error ?? meta.help}
          placeholder={isLoading ? 'Loading …' : placeholder}
          slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  );
}
