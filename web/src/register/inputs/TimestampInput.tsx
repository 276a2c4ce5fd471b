import TextField from '@mui/material/TextField';
import { ZoneMark } from '../../ui/ZoneMark.tsx';
import { labelAbove, textFieldProps, type InputProps } from './input.ts';

/** A day and the time of the day, by the clock of the district. */
export function TimestampInput(props: InputProps) {
  const { entry, onChange } = props;
  const { sx, ...declared } = textFieldProps(props);
  return (
    <TextField
      {...declared}
      type="datetime-local"
      value={entry ?? ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: labelAbove, input: { endAdornment: <ZoneMark entry={String(entry ?? '')} /> } }}
      sx={{ ...sx, ...inTwoLines }}
    />
  );
}

/** Where letters are large the time of the day goes below the day; browsers cut it off by themselves. */
const inTwoLines = {
  '& input': { height: 'auto', minHeight: '1.4375em' },
  '& input::-webkit-datetime-edit-fields-wrapper': { display: 'flex', flexWrap: 'wrap' },
} as const;
