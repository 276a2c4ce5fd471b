import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { readDate } from '../../ui/dates.ts';
import { asPicked, type DateWindow } from './date-window.ts';

interface DateFiltersProps {
  window: DateWindow;
  onChange: (window: DateWindow) => void;
}

/** 'Graph Date Filters': typed as MM/dd/yyyy, or in any way that a date is read in; empty is an open end. */
export function DateFilters({ window, onChange }: DateFiltersProps) {
  const id = useId();
  const isReversed = window.start !== undefined && window.end !== undefined && window.start > window.end;
  return (
    <Box component="fieldset" aria-labelledby={id} sx={days}>
      <Typography id={id} variant="overline" sx={{ color: 'text.secondary', mr: 0.5, width: { xs: 1, sm: 'auto' } }}>
        {t('Graph Date Filters')}
      </Typography>
      <DayInput
        key={`start ${window.start ?? ''}`}
        label={t('Start Date')}
        day={window.start}
        problem={isReversed ? t('The start date must be on or before the end date.') : undefined}
        onChange={(start) => onChange({ ...window, start })}
      />
      <DayInput
        key={`end ${window.end ?? ''}`}
        label={t('End Date')}
        day={window.end}
        onChange={(end) => onChange({ ...window, end })}
      />
    </Box>
  );
}

/** On a phone both days share a line. */
const days = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  width: { xs: 1, sm: 'auto' },
} as const;

interface DayInputProps {
  label: string;
  day: string | undefined;
  problem?: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** Taken over on leaving the input or by Enter; what is no date stays as it was typed, with what to do. */
export function DayInput({ label, day, problem, onChange }: DayInputProps) {
  const [typed, setTyped] = useState(asPicked(day));
  const [isRefused, setRefused] = useState(false);
  const take = () => {
    const read = typed.trim() === '' ? undefined : readDate(typed);
    const isDate = typed.trim() === '' || read !== undefined;
    setRefused(!isDate);
    if (isDate && read !== day) onChange(read);
  };
  const words = isRefused ? t('Enter a date as MM/DD/YYYY.') : problem;
  return (
    <TextField
      size="small"
      label={label}
      placeholder="MM/DD/YYYY"
      value={typed}
      error={words !== undefined}
      helperText={words}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: 'calc(50% - 4px)', sm: '9.375rem' } }}
    />
  );
}
