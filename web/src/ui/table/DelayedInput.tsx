import InputBase from '@mui/material/InputBase';
import { useEffect, useState } from 'react';

interface DelayedInputProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  align?: 'left' | 'right';
  /** The form to write in. */
  hint?: string | undefined;
  /** What is wrong with the value. */
  problem?: string | undefined;
}

const PAUSE_MS = 200;

/** Reports when the typing pauses, so that thousands of rows never hold a letter back. */
export function DelayedInput({
  label,
  placeholder,
  value,
  onChange,
  align = 'left',
  hint,
  problem,
}: DelayedInputProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [reported, setReported] = useState(value);
  // What comes back from a report must not undo what was typed since.
  if (known !== value) {
    setKnown(value);
    if (value !== reported) setTyped(value);
    setReported(value);
  }
  useEffect(() => {
    if (typed === reported) return;
    const timer = setTimeout(() => {
      setReported(typed);
      onChange(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, reported, onChange]);

  return (
    <InputBase
      fullWidth
      value={typed}
      placeholder={placeholder}
      onChange={(event) => setTyped(event.target.value)}
      error={problem !== undefined}
      inputProps={{ 'aria-label': label, title: problem ?? hint }}
      sx={{
        fontSize: '0.8125rem',
        borderBottom: '1px solid transparent',
        '&:hover': { borderColor: 'divider' },
        '&.Mui-error': { borderColor: 'error.main' },
        '&.Mui-focused': { borderColor: 'primary.main', boxShadow: '0 1px 0 var(--mui-palette-primary-main)' },
        '& input': { p: 0, height: 24, textAlign: align },
      }}
    />
  );
}
