import { listTimeZones } from '@artesian/contract/settings/district-settings';
import Alert from '@mui/material/Alert';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { errorWords } from '../ui/error-words.ts';
import { nameOfZone, timeIn } from './time-zones.ts';

interface ZoneOption {
  zone: string;
  /** What people call it. */
  called: string | undefined;
  group: string;
}

interface TimeZoneChoiceProps {
  label: string;
  value: string;
  problem: string | undefined;
  onChoose: (zone: string) => void;
}

/** The time zones that the district can be in, found by any of their words, and what a change brings about. */
export function TimeZoneChoice({ label, value, problem, onChoose }: TimeZoneChoiceProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [listTimeZones.path],
    queryFn: ({ signal }) => api.call(listTimeZones, { signal }),
    staleTime: Infinity,
  });
  const options = useMemo(
    () =>
      (data ?? []).map(({ name, is_of_united_states: isOfUs }) =>
        optionOf(name, isOfUs ? 'United States' : 'Elsewhere'),
      ),
    [data],
  );
  const chosen = options.find(({ zone }) => zone === value) ?? optionOf(value, 'Now');
  return (
    <>
      <Autocomplete
        options={options}
        value={chosen}
        loading={isPending && !error}
        disableClearable
        autoHighlight
        groupBy={({ group }) => group}
        filterOptions={findZones}
        getOptionLabel={({ zone }) => zone}
        isOptionEqualToValue={(option, { zone }) => option.zone === zone}
        onChange={(_event, { zone }) => onChoose(zone)}
        noOptionsText="No matching time zone."
        sx={{ mt: 1 }}
        renderOption={({ key, ...item }, { zone, called }) => (
          <Box
            component="li"
            key={key}
            {...item}
            sx={{ display: 'flex', columnGap: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
          >
            <span>{zone}</span>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: { sm: 'auto' } }}>
              {called}
            </Typography>
          </Box>
        )}
        renderInput={(parameters) => (
          <TextField
            {...parameters}
            label={label}
            error={problem !== undefined}
            helperText={problem ?? whatItIs(chosen)}
            slotProps={{ ...parameters.slotProps, inputLabel: { ...parameters.slotProps.inputLabel, shrink: true } }}
          />
        )}
      />
      {error && !data && (
        <Alert
          severity="error"
          variant="outlined"
          action={
            <Button color="inherit" size="small" loading={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          The time zones could not be listed. {errorWords(error)}
        </Alert>
      )}
      <Consequences />
    </>
  );
}

const Consequences = () => (
  <Box component="section" aria-label="Effects of this change">
    <Typography variant="h3" sx={{ mb: 0.5 }}>
      Effects of This Change
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {consequences.map((sentence) => (
        <Typography component="li" variant="body2" key={sentence}>
          {sentence}
        </Typography>
      ))}
    </Box>
  </Box>
);

const optionOf = (zone: string, group: string): ZoneOption => ({ zone, called: nameOfZone(zone), group });

const findZones = createFilterOptions<ZoneOption>({
  stringify: ({ zone, called }) => `${zone} ${zone.replaceAll(/[/_]/g, ' ')} ${called ?? ''}`,
  trim: true,
});

/** `Central Time. It is Tue, Nov 24, 8:05 PM there.` */
const whatItIs = ({ zone, called }: ZoneOption) =>
  [called, timeIn(zone) && `It is ${timeIn(zone)} there`].map((said) => said && `${said}.`).join(' ');

const consequences = [
  'Immediately, in all lists and reports: today’s date, what is due or late, and the date of events around midnight.',
  'Daily water levels are recalculated and published again: levels measured around midnight move to the day before or after, and levels waiting for publication are published too. This takes seconds to minutes; this screen shows how many wells are left.',
  'Nightly work starts by the new clock.',
  'Recorded times do not change, nor do dates that people entered, such as the first day of a permit.',
];

interface ConfirmTimeZoneProps {
  from: string;
  /** Null for that of the server. */
  to: string | null;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once more: all that is counted by days follows. */
export const ConfirmTimeZone = ({ from, to, ...question }: ConfirmTimeZoneProps) => (
  <ConfirmDialog
    title={to === null ? 'Go back to the time zone of the server?' : `Change the time zone to ${to}?`}
    act="Change Time Zone"
    {...question}
  >
    It is {from} now. Reports and lists use the new time zone immediately, and daily water levels are recalculated and
    published again. Recorded times do not change.
  </ConfirmDialog>
);
