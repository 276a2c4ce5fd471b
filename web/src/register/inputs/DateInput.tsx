import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { longDate, readDate, shortDate } from '../../ui/dates.ts';
import { hintOf, labelAbove, textFieldProps, type InputProps } from './input.ts';

/** A date typed as people write it, `9/1/25` or `2025-09-01`, and shown as `09/01/2025`; or chosen from the browser's own calendar. */
export function DateInput(props: InputProps) {
  const { label, isDisabled, entry, onChange, error } = props;
  const understood = readDate(String(entry ?? ''));
  return (
    <TextField
      {...textFieldProps(props)}
      value={entry ?? ''}
      onChange={(event) => onChange(event.target.value)}
      helperText={error ?? (understood ? longDate(understood) : hintOf(props))}
      placeholder="MM/DD/YYYY"
      slotProps={{
        inputLabel: labelAbove,
        htmlInput: { autoComplete: 'off' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Calendar
                label={label}
                day={understood ?? ''}
                isDisabled={isDisabled}
                onChoose={(day) => onChange(shortDate(day))}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

interface CalendarProps {
  label: string;
  day: string;
  isDisabled: boolean;
  onChoose: (day: string) => void;
}

function Calendar({ label, day, isDisabled, onChoose }: CalendarProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        size="small"
        edge="end"
        disabled={isDisabled}
        aria-label={`Choose ${label} from a calendar`}
        onClick={() => picker.current?.showPicker()}
      >
        <CalendarToday fontSize="inherit" />
      </IconButton>
      <input
        ref={picker}
        type="date"
        value={day}
        onChange={(event) => onChoose(event.target.value)}
        tabIndex={-1}
        aria-hidden
        style={{ position: 'absolute', inset: 'auto 0 0 auto', width: 1, height: 1, opacity: 0, pointerEvents: 'none' }}
      />
    </>
  );
}
