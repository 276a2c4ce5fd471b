import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { isUnset } from '../input-text.ts';
import type { Option } from '../options.ts';
import { labelAbove, textFieldProps, type InputProps } from './input.ts';

/** At most so many suggestions, as the specification has it (3 §9). */
const MOST_SUGGESTIONS = 49;

const suggest = createFilterOptions<Option>({
  limit: MOST_SUGGESTIONS,
  stringify: ({ label, detail }) => `${label} ${detail ?? ''}`,
});

/** A row of a lookup or a record of another register, found by typing a part of its name. */
export function OptionInput(props: InputProps) {
  const { id, isDisabled, entry, onChange, options } = props;
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
      disabled={isDisabled}
      autoHighlight
      renderOption={({ key, ...item }, { label: shown, detail }) => (
        <Box component="li" key={key} {...item}>
          <Typography component="span" sx={{ flexShrink: detail ? 0 : 1 }}>
            {shown}
          </Typography>
          {detail && (
            <Typography component="span" variant="body2" noWrap sx={{ ml: 1, color: 'text.secondary' }}>
              {detail}
            </Typography>
          )}
        </Box>
      )}
      renderInput={({ slotProps, ...parameters }) => (
        <TextField
          {...textFieldProps(props)}
          {...parameters}
          slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, ...labelAbove } }}
        />
      )}
    />
  );
}

/** While names are on their way, a record still shows that something is chosen. */
const optionFor = (value: number, option: Option | undefined): Option => option ?? { value, label: `#${value}` };
