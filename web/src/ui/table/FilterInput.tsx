import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { headerOf, type Column } from './column.ts';
import { DelayedInput } from './DelayedInput.tsx';

interface FilterInputProps {
  column: Pick<Column<never>, 'header' | 'unit' | 'kind'>;
  choices: readonly string[];
  /** As the address writes it; empty where nothing is filtered. */
  value: string;
  onChange: (value: string) => void;
}

/** The filter of one column, under its header. */
export function FilterInput({ column, choices, value, onChange }: FilterInputProps) {
  const input = { label: `Filter ${headerOf(column)}`, value, onChange };
  if (column.kind === 'flag') return <FlagFilter {...input} />;
  if (column.kind === 'choice') return <ChoiceFilter {...input} choices={choices} />;
  if (column.kind === 'text') return <DelayedInput {...input} placeholder="Filter…" />;
  return <RangeFilter {...input} isDate={column.kind === 'date'} />;
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
  const said = saidOf[value] ?? 'all';
  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}>
      <Checkbox
        size="small"
        color={value === '' ? 'default' : 'primary'}
        sx={{ p: 0.25, ml: -0.25 }}
        indeterminate={value === ''}
        checked={value === 'yes'}
        onChange={() => onChange(nextOf[value] ?? '')}
        slotProps={{ input: { 'aria-label': `${label}: ${said}` } }}
      />
      <span aria-hidden>{said.replace('only ', '')}</span>
    </Box>
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
      sx={{ fontSize: '0.8125rem', color: value ? 'text.primary' : 'text.secondary', '& .MuiSelect-select': { py: 0 } }}
    >
      <MenuItem value="">All</MenuItem>
      {[...new Set([...choices, value])].filter(Boolean).map((choice) => (
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
  const align = isDate ? 'left' : 'right';
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <DelayedInput
        label={`${label}: least`}
        placeholder={isDate ? 'from' : 'min'}
        align={align}
        value={least}
        onChange={(from) => change(from, most)}
      />
      <DelayedInput
        label={`${label}: most`}
        placeholder={isDate ? 'to' : 'max'}
        align={align}
        value={most}
        onChange={(to) => change(least, to)}
      />
    </Box>
  );
}
