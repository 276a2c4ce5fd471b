import { fieldMeta } from '@artesian/contract/language/fields';
import type { Register } from '@artesian/contract/language/register';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ZodType } from 'zod';
import { createOptionSearch, MOST_SUGGESTIONS } from '../register/form/option-search.ts';
import { optionQueries, type Option } from '../register/form/options.ts';
import type { ModelPlace } from './use-model-place.ts';

interface ParentFieldProps {
  register: Register;
  place: ModelPlace;
}

/** The record whose rows are looked at: chosen by name where there is a list of names, else by its number. */
export function ParentField(props: ParentFieldProps) {
  const { keys, of: parent = '' } = props.register;
  const { label, to } = fieldMeta.get((keys as Record<string, ZodType>)[parent]!)!;
  const query = optionQueries.get(to ?? '');
  return query ? <ParentByName {...props} label={label} query={query} /> : <ParentByNumber {...props} label={label} />;
}

interface ParentByNameProps extends ParentFieldProps {
  label: string;
  query: NonNullable<ReturnType<typeof optionQueries.get>>;
}

function ParentByName({ register, place: { parent, go }, label, query }: ParentByNameProps) {
  const { data, isPending } = useQuery(query);
  const search = useMemo(() => createOptionSearch<Option>(data ?? []), [data]);
  return (
    <Autocomplete
      options={search.all}
      value={search.all.find(({ value }) => value === parent) ?? null}
      loading={isPending}
      onChange={(_event, chosen) => go({ register: register.path, of: chosen?.value })}
      filterOptions={(_all, { inputValue }) => search.find(inputValue).slice(0, MOST_SUGGESTIONS)}
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(option, { value }) => option.value === value}
      autoHighlight
      sx={fieldStyle}
      renderInput={(parameters) => <TextField {...parameters} label={`Rows of: ${label}`} />}
    />
  );
}

function ParentByNumber({ register, place: { parent, go }, label }: ParentFieldProps & { label: string }) {
  const [text, setText] = useState(String(parent ?? ''));
  const isNumber = /^\d{1,9}$/.test(text.trim());
  return (
    <Stack
      component="form"
      direction="row"
      sx={{ ...fieldStyle, gap: 1, alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isNumber) go({ register: register.path, of: Number(text) });
      }}
    >
      <TextField
        label={`Rows of: ${label}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={text !== '' && !isNumber}
        helperText="Its number in this system, as in its web address."
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button type="submit" variant="outlined" color="inherit" sx={{ minHeight: 40 }}>
        Show
      </Button>
    </Stack>
  );
}

const fieldStyle = { width: { xs: '100%', sm: 420 }, mb: 2 } as const;
