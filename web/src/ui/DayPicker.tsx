import { t } from '@artesian/domain/texts/translate';
import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useRef, type MouseEvent } from 'react';

interface DayPickerProps {
  label: string;
  /** In ISO form; empty for none. */
  day: string;
  isDisabled?: boolean;
  /** The input keeps the focus, and Tab goes on from it. */
  isInCell?: boolean;
  onChoose: (day: string) => void;
}

/** At the end of an input: the browser's own calendar. */
export function DayPicker({ label, day, isDisabled = false, isInCell = false, onChoose }: DayPickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        disabled={isDisabled}
        aria-label={t('Choose {label} from a calendar', { label })}
        {...(isInCell && { tabIndex: -1, onMouseDown: (event: MouseEvent) => event.preventDefault() })}
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
    </InputAdornment>
  );
}
