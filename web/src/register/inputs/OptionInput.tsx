import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ComponentProps } from 'react';
import { nameOfChosen } from '../in-words.ts';
import { isUnset } from '../input-text.ts';
import type { Option } from '../options.ts';
import { notChosen } from '../problems.ts';
import { useOptionSearch } from '../use-option-search.ts';
import type { FieldOptions } from '../use-options.ts';
import { hintOf, labelAbove, textFieldProps, type InputProps } from './input.ts';
import { HowManyMore, SuggestionPaper } from './SuggestionPaper.tsx';

/** At most so many suggestions, as the specification has it (3 §9). */
const MOST_SUGGESTIONS = 49;
const NONE: readonly Option[] = [];

/** A row of a lookup or a record of another register, found by typing what it is known by. Typed text that chooses nothing stays. */
export function OptionInput(props: InputProps) {
  const { id, meta, isDisabled, entry, onChange, onBlur, options } = props;
  const [typed, setTyped] = useState<string>();
  const [isSearching, setSearching] = useState(false);
  const chosen = chosenOption(props);
  const left = typeof entry === 'string' ? entry : '';
  const offered = useMemo(
    () => (options?.list ?? NONE).filter((option) => !option.isRemoved || option.value === entry),
    [options, entry],
  );
  const search = useOptionSearch(meta.to, offered, isSearching);
  const hits = useMemo(() => (isSearching ? search.find(typed ?? left) : NONE), [search, typed, left, isSearching]);
  // Before anything is typed, Enter leaves what is chosen.
  const current = typed === undefined && hits.find(({ value }) => value === entry);
  const suggested = current ? [current, ...hits.filter((hit) => hit !== current)] : hits;

  const settle = () => {
    if (typed?.trim()) onChange(search.only(typed)?.value ?? typed);
    else if (typed !== undefined) onChange(null);
    setTyped(undefined);
    onBlur();
  };

  return (
    <HowManyMore value={{ shown: Math.min(hits.length, MOST_SUGGESTIONS), all: hits.length }}>
      <Autocomplete
        id={id}
        value={chosen}
        options={search.all}
        filterOptions={() => suggested.slice(0, MOST_SUGGESTIONS)}
        inputValue={typed ?? chosen?.label ?? left}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : undefined)}
        getOptionKey={({ value }) => value}
        isOptionEqualToValue={(option, value) => option.value === value.value}
        onChange={(_event, option) => onChange(option?.value ?? null)}
        onFocus={() => setSearching(true)}
        onBlur={settle}
        clearOnBlur={false}
        disabled={isDisabled}
        loading={options?.state === 'loading'}
        noOptionsText={nothingInWords(options, typed)}
        autoHighlight
        slots={{ paper: SuggestionPaper }}
        renderOption={({ key, ...item }, option) => <Suggestion key={key} item={item} option={option} />}
        renderInput={({ slotProps, ...parameters }) => (
          <TextField
            {...textFieldProps(props)}
            {...parameters}
            onBlur={undefined}
            error={problemOf(props) !== undefined}
            helperText={
              options?.state === 'failed' ? <Failed onRetry={options.retry} /> : (problemOf(props) ?? hintOf(props))
            }
            slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, ...labelAbove } }}
          />
        )}
      />
    </HowManyMore>
  );
}

/** A record shows that something is chosen also while its name is not known. */
function chosenOption({ meta, entry, options }: InputProps): Option | null {
  if (typeof entry === 'string' || isUnset(meta.kind, entry)) return null;
  const value = entry as number;
  return options?.byValue.get(value) ?? { value, label: nameOfChosen(meta, options, value), words: [] };
}

/** What was left in the input is said to be nothing as soon as it is left. */
const problemOf = ({ error, entry }: InputProps) =>
  error ?? (typeof entry === 'string' && entry !== '' ? notChosen(entry) : undefined);

function nothingInWords(options: FieldOptions | undefined, typed: string | undefined): string {
  if (options?.state === 'failed') return 'The list could not be loaded.';
  return typed?.trim() ? `Nothing matches “${typed.trim()}”.` : 'There is nothing to choose from yet.';
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <>
    The list could not be loaded.{' '}
    <Link component="button" type="button" variant="inherit" underline="always" onClick={onRetry}>
      Try again
    </Link>
  </>
);

function Suggestion({ item, option: { label, words } }: { item: ComponentProps<'li'>; option: Option }) {
  return (
    <Box component="li" {...item}>
      <Typography component="span" sx={{ flexShrink: words.length > 0 ? 0 : 1 }}>
        {label}
      </Typography>
      {words.length > 0 && (
        <Typography component="span" variant="body2" noWrap sx={{ ml: 1, color: 'text.secondary' }}>
          {words.join(' · ')}
        </Typography>
      )}
    </Box>
  );
}
