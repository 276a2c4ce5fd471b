import type { ImportColumn } from '@artesian/contract/importing/files';
import type { ImportField } from '@artesian/contract/importing/registers';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface JoinedInputProps {
  field: ImportField;
  columns: readonly ImportColumn[];
  value: readonly string[];
  /** Told two columns or more. */
  onChange: (headings: string[]) => void;
}

/** Columns whose cells make one value together, in the order in which they are chosen: `12` and `Oak Lane`. */
export function JoinedInput({ field, columns, value, onChange }: JoinedInputProps) {
  const [chosen, setChosen] = useState<readonly string[]>(value);
  const choose = (headings: string[]) => {
    setChosen(headings);
    if (headings.length > 1) onChange(headings);
  };
  return (
    <TextField
      select
      size="small"
      fullWidth
      value={chosen}
      onChange={({ target }) => choose(target.value as unknown as string[])}
      helperText={chosen.length < 2 && 'Choose two or more, in reading order.'}
      slotProps={{
        select: { multiple: true, displayEmpty: true, renderValue: () => chosen.join(' + ') || 'Columns' },
        htmlInput: { 'aria-label': `Columns of ${field.label}` },
      }}
    >
      {columns.map(({ heading }) => (
        <MenuItem key={heading} value={heading} dense>
          <Checkbox size="small" checked={chosen.includes(heading)} sx={{ p: 0, mr: 1 }} tabIndex={-1} />
          <ListItemText primary={heading} />
        </MenuItem>
      ))}
    </TextField>
  );
}
