import { messages } from '@artesian/contract/language/messages';
import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { createOptionSearch, MOST_SUGGESTIONS } from '../register/form/option-search.ts';
import { monthName } from '../ui/dates.ts';
import { districtYear } from '../ui/district-year.ts';
import { ALL } from './reading-queries.ts';
import type { ReadingsPlace, Whose } from './use-readings-place.ts';

const NONE: readonly Whose[] = [];

const groupTitles = { group: 'Groups and permits', owner: 'Permit owners' } as const;

/** Spec 3 §2: a year, one month or all, and a permit owner or group. */
export function PlaceForm({ place }: { place: ReadingsPlace }) {
  const { year, years, month, showYear, showMonth } = place;
  return (
    <Stack
      component="form"
      aria-label="Readings to enter"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 2, mb: 3, alignItems: 'flex-start' }}
    >
      <TextField
        select
        label="Fiscal Year"
        value={year}
        onChange={({ target }) => showYear(Number(target.value))}
        sx={narrow}
      >
        {years.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Month"
        value={month}
        onChange={({ target }) => showMonth(target.value === ALL ? ALL : Number(target.value))}
        sx={narrow}
      >
        <MenuItem value={ALL}>All</MenuItem>
        {districtYear().months.map((one) => (
          <MenuItem key={one} value={one}>
            {monthName(one)}
          </MenuItem>
        ))}
      </TextField>
      <WhoseField place={place} />
    </Stack>
  );
}

function WhoseField({ place: { whose, offered, showWhose } }: { place: ReadingsPlace }) {
  const search = useMemo(
    () => createOptionSearch((offered ?? NONE).map((one) => ({ ...one, detail: groupTitles[one.by] }))),
    [offered],
  );
  return (
    <Autocomplete
      options={search.all}
      value={search.all.find(({ by, key }) => by === whose?.by && key === whose.key) ?? null}
      loading={offered === undefined}
      onChange={(_event, chosen) => showWhose(chosen ?? undefined)}
      filterOptions={(_all, { inputValue }) =>
        search
          .find(inputValue === whose?.label ? '' : inputValue)
          .toSorted((a, b) => (a.by === b.by ? 0 : a.by === 'group' ? -1 : 1))
          .slice(0, MOST_SUGGESTIONS)
      }
      groupBy={({ by }) => groupTitles[by]}
      getOptionKey={({ by, key }) => `${by} ${key}`}
      isOptionEqualToValue={(option, value) => option.by === value.by && option.key === value.key}
      autoHighlight
      sx={{ flex: '1 1 280px', maxWidth: 520 }}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label="Permit Owner/Group"
          required
          error={offered !== undefined && !whose}
          helperText={offered !== undefined && !whose ? messages.required : undefined}
        />
      )}
    />
  );
}

const narrow = { flex: '0 1 160px', minWidth: 130 } as const;
