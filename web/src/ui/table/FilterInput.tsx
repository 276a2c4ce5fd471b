import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useEffect, useState } from 'react';
import type { Column } from './column.ts';

interface FilterInputProps {
  column: Pick<Column<never>, 'header' | 'kind'>;
  choices: readonly string[];
  /** As the address writes it; empty where nothing is filtered. */
  value: string;
  onChange: (value: string) => void;
}

/** The filter of one column, under its header. */
export function FilterInput({ column, choices, value, onChange }: FilterInputProps) {
  const label = `Filter ${column.header}`;
  if (column.kind === 'flag') return <FlagFilter label={label} value={value} onChange={onChange} />;
  if (column.kind === 'choice')
    return <ChoiceFilter label={label} choices={choices} value={value} onChange={onChange} />;
  if (column.kind === 'text')
    return <DelayedInput label={label} placeholder="Filter …" value={value} onChange={onChange} />;
  return <RangeFilter label={label} isDate={column.kind === 'date'} value={value} onChange={onChange} />;
}

interface InputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const nextOf: Record<string, string> = { '': 'yes', yes: 'no', no: '' };
const saidOf: Record<string, string> = { '': 'all', yes: 'only yes', no: 'only no' };

/** All, then only yes, then only no. */
function FlagFilter({ label, value, onChange }: InputProps) {
  return (
    <Checkbox
      size="small"
      sx={{ p: 0.25, ml: -0.25 }}
      indeterminate={value === ''}
      checked={value === 'yes'}
      onChange={() => onChange(nextOf[value] ?? '')}
      slotProps={{ input: { 'aria-label': `${label}: ${saidOf[value] ?? 'all'}` } }}
    />
  );
}

function ChoiceFilter({ label, choices, value, onChange }: InputProps & { choices: readonly string[] }) {
  return (
    <Select
      variant="standard"
      displayEmpty
      fullWidth
      disableUnderline
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ 'aria-label': label }}
      sx={{ fontSize: '0.8125rem', color: value ? 'text.primary' : 'text.secondary' }}
    >
      <MenuItem value="">All</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {choice}
        </MenuItem>
      ))}
    </Select>
  );
}

function RangeFilter({ label, isDate, value, onChange }: InputProps & { isDate: boolean }) {
  const [least = '', most = ''] = value.split('..');
  const change = (from: string, to: string) => onChange(from || to ? `${from}..${to}` : '');
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <DelayedInput
        label={`${label}: least`}
        placeholder={isDate ? 'from' : 'min'}
        value={least}
        onChange={(from) => change(from, most)}
      />
      <DelayedInput
        label={`${label}: most`}
        placeholder={isDate ? 'to' : 'max'}
        value={most}
        onChange={(to) => change(least, to)}
      />
    </Box>
  );
}

const PAUSE_MS = 200;

/** Filters when the typing pauses, so that thousands of rows never hold a letter back. */
function DelayedInput({ label, placeholder, value, onChange }: InputProps & { placeholder: string }) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <InputBase
      fullWidth
      value={typed}
      placeholder={placeholder}
      onChange={(event) => setTyped(event.target.value)}
      inputProps={{ 'aria-label': label }}
      sx={{ fontSize: '0.8125rem', '& input': { p: 0, height: 24 } }}
    />
  );
}
