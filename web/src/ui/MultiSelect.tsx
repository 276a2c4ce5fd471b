import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { SxProps } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

/** Several of a list, in the words of the reader. */
export interface Filter {
  label: string;
  /** Every value that there is. */
  offered: readonly string[];
  /** Those of them that are on; everything at first (spec 1 §4). */
  chosen: readonly string[];
  isAll: boolean;
  choose: (chosen: readonly string[]) => void;
}

/** Of no value of any list. */
const EVERYTHING = '\u0000everything';

/** Several of a list; everything is on at first and is shown as 'All'. */
export function MultiSelect({
  label,
  offered,
  chosen,
  isAll,
  choose,
  problem,
  wordsOf = (value) => value,
  sx = usualWidth,
}: Filter & {
  problem?: string | undefined;
  /** What a value is called, where that is not the value. */
  wordsOf?: (value: string) => string;
  sx?: SxProps;
}) {
  const change = (values: string[]) => {
    if (values.includes(EVERYTHING)) choose(isAll ? [] : offered);
    else choose(offered.filter((value) => values.includes(value)));
  };
  return (
    <TextField
      select
      label={label}
      value={chosen}
      error={problem !== undefined}
      helperText={problem}
      onChange={({ target }) => change(target.value as unknown as string[])}
      slotProps={{
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () => inWords(chosen.map(wordsOf), isAll),
          MenuProps: menu,
        },
        inputLabel: { shrink: true },
      }}
      sx={sx}
    >
      {offered.length === 0 && <MenuItem disabled>No options available</MenuItem>}
      <MenuItem value={EVERYTHING} dense sx={{ display: offered.length === 0 ? 'none' : undefined }}>
        <Checkbox size="small" checked={isAll} indeterminate={!isAll && chosen.length > 0} sx={box} tabIndex={-1} />
        <ListItemText primary="All" />
      </MenuItem>
      <Divider component="li" />
      {offered.map((value) => (
        <MenuItem key={value} value={value} dense>
          <Checkbox size="small" checked={chosen.includes(value)} sx={box} tabIndex={-1} />
          <ListItemText primary={wordsOf(value)} />
        </MenuItem>
      ))}
    </TextField>
  );
}

function inWords(chosen: readonly string[], isAll: boolean): string {
  if (isAll) return 'All';
  if (chosen.length === 0) return 'None';
  return chosen.length === 1 ? chosen[0]! : `${chosen.length} chosen`;
}

const usualWidth = { width: { xs: 'calc(50% - 4px)', sm: 148 } };
const box = { p: 0, mr: 1 };
const menu = { slotProps: { paper: { sx: { maxHeight: 360 } } } };
