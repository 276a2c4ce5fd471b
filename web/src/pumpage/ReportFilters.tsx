import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { MultiSelect, type Filter } from '../ui/MultiSelect.tsx';
import { Selector } from '../ui/Selector.tsx';
import { useSettled } from '../ui/use-settled.ts';
import type { ReportYears } from './use-report-years.ts';

interface ReportFiltersProps {
  years: ReportYears;
  filters: readonly Filter[];
  permittee: string;
  onPermittee: (words: string) => void;
}

/** What the report is narrowed by. All of it stands in the address. */
export const ReportFilters = ({ years, filters, permittee, onPermittee }: ReportFiltersProps) => (
  <Paper variant="outlined" component="section" aria-label="Filters" className="not-printed" sx={bar}>
    <Selector
      label="Report Year"
      value={years.kind}
      options={kinds}
      onChange={(kind) => years.change('kind', kind === 'fiscal' ? kind : undefined)}
    />
    <SettledInput
      label="Start Year"
      value={String(years.start)}
      isNumber
      problem={years.problem}
      onSettled={(year) => years.change('start', year)}
    />
    <SettledInput
      label="End Year"
      value={String(years.end)}
      isNumber
      problem={years.problem}
      onSettled={(year) => years.change('end', year)}
    />
    {filters.map((filter) => (
      <MultiSelect key={filter.label} {...filter} />
    ))}
    <SettledInput label="Permittee" value={permittee} onSettled={onPermittee} />
  </Paper>
);

const kinds = new Map([
  ['calendar', 'Calendar'],
  ['fiscal', 'Fiscal'],
]);

const PAUSE_MS = 200;

interface SettledInputProps {
  label: string;
  value: string;
  isNumber?: boolean;
  problem?: string | undefined;
  onSettled: (value: string) => void;
}

/** Tells what was typed when the typing pauses. What comes back through the address replaces nothing that was typed since. */
function SettledInput({ label, value, isNumber = false, problem, onSettled }: SettledInputProps) {
  const [typed, setTyped] = useState(value);
  const settled = useSettled(typed, PAUSE_MS);
  useEffect(() => {
    if (settled !== value) onSettled(settled);
    // oxlint-disable-next-line react/exhaustive-deps -- only what was typed is told
  }, [settled]);
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(isNumber ? target.value.replaceAll(/\D/g, '').slice(0, 4) : target.value)}
      error={problem !== undefined}
      helperText={problem}
      slotProps={{ htmlInput: { autoComplete: 'off', ...(isNumber && { inputMode: 'numeric' }) } }}
      sx={{ width: { xs: 'calc(50% - 4px)', sm: isNumber ? 104 : 180 } }}
    />
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 1,
  rowGap: 1.5,
  px: 2,
  py: 2,
  mb: 2,
} as const;
