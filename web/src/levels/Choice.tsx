import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  /** Values with their words. */
  options: readonly (readonly [V, string])[];
  onChange: (value: V) => void;
}

export const Choice = <V extends string>({ label, value, options, onChange }: ChoiceProps<V>) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value as V)}
    slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    sx={{ width: { xs: '100%', sm: 210 } }}
  >
    {options.map(([one, words]) => (
      <MenuItem key={one} value={one}>
        {words}
      </MenuItem>
    ))}
  </TextField>
);
