import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface NumberEntryProps {
  label: string;
  value: number;
  unit?: string;
  /** Whole numbers from 1 on, such as of days. */
  isCount?: boolean;
  onChange: (value: number) => void;
}

/** A number that is taken while it is typed; what is none yet stays in the input, which says so. */
export function NumberEntry({ label, value, unit, isCount = false, onChange }: NumberEntryProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed !== undefined && read(typed, isCount) === undefined ? typed : shownAs(typed, value);
  const isWrong = read(text, isCount) === undefined;
  return (
    <TextField
      label={unit ? `${label} (${unit})` : label}
      value={text}
      error={isWrong}
      helperText={isWrong ? (isCount ? 'Enter 1 to 366.' : 'Enter a number.') : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = read(target.value, isCount);
        if (number !== undefined) onChange(number);
      }}
      slotProps={{ htmlInput: { inputMode: isCount ? 'numeric' : 'decimal', autoComplete: 'off' } }}
      sx={{ width: { xs: 'calc(50% - 4px)', sm: 148 } }}
    />
  );
}

/** As it was typed, `38.` on the way to `38.5`, unless another number came from elsewhere. */
const shownAs = (typed: string | undefined, value: number): string =>
  typed !== undefined && Number(typed) === value ? typed : String(value);

const MOST_DAYS = 366;

function read(text: string, isCount: boolean): number | undefined {
  const number = text.trim() === '' ? NaN : Number(text);
  if (!Number.isFinite(number)) return undefined;
  return !isCount || (Number.isInteger(number) && number >= 1 && number <= MOST_DAYS) ? number : undefined;
}
