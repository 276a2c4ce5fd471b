import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { isUnset } from '../input-text.ts';
import type { Option } from '../options.ts';
import { hintOf, type InputProps } from './input.ts';

/** At most so many suggestions, as the specification has it (3 §9). */
const MOST_SUGGESTIONS = 49;

const suggest = createFilterOptions<Option>({
  limit: MOST_SUGGESTIONS,
  stringify: ({ label, detail }) => `${label} ${detail ?? ''}`,
});

/** A row of a lookup or a record of another register, found by typing a part of its name. */
export function OptionInput(props: InputProps) {
  const { id, name, label, isRequired, isDisabled, entry, onChange, onBlur, inputRef, error, options } = props;
  const chosen = isUnset(entry) ? null : optionFor(entry as number, options?.byValue.get(entry as number));
  const offered = (options?.list ?? []).filter((option) => !option.isRemoved || option.value === entry);
  return (
    <Autocomplete
      id={id}
      value={chosen}
      options={offered}
      loading={options === undefined || options.list.length === 0}
      filterOptions={suggest}
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      onChange={(_event, option) => onChange(option?.value ?? null)}
      onBlur={onBlur}
      disabled={isDisabled}
      autoHighlight
      renderOption={({ key, ...item }, { label: shown, detail }) => (
        <Box component="li" key={key} {...item}>
          <Typography component="span">{shown}</Typography>
          {detail && (
            <Typography component="span" variant="body2" noWrap sx={{ ml: 1, color: 'text.secondary' }}>
              {detail}
            </Typography>
          )}
        </Box>
      )}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          name={name}
          label={label}
          inputRef={inputRef}
          required={isRequired}
          error={error !== undefined}
          helperText={hintOf(props)}
        />
      )}
    />
  );
}

/** While names are on their way, a record still shows that something is chosen. */
const optionFor = (value: number, option: Option | undefined): Option => option ?? { value, label: `#${value}` };
