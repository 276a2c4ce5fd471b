import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface SelectorProps {
  label: string;
  /** Blank while the list does not have it. */
  value: string;
  /** Words by value, in the order to offer them. */
  options: ReadonlyMap<string, string>;
  onChange: (value: string) => void;
  problem?: string | undefined;
  /** In px, where the words are long. */
  minWidth?: number;
}

/** One of a list. */
export const Selector = ({ label, value, options, onChange, problem, minWidth }: SelectorProps) => (
  <TextField
    select
    label={label}
    value={options.has(value) ? value : ''}
    error={problem !== undefined}
    helperText={problem}
    onChange={({ target }) => onChange(target.value)}
    sx={{ width: { xs: 'calc(50% - 4px)', sm: 148 }, minWidth }}
  >
    {[...options].map(([option, words]) => (
      <MenuItem key={option} value={option} dense>
        {words}
      </MenuItem>
    ))}
  </TextField>
);
