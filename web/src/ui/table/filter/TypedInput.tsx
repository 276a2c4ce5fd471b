import InputBase from '@mui/material/InputBase';
import { startTransition, useState } from 'react';

interface TypedInputProps {
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

/**
 * Reports every letter, without thousands of rows holding it back. While it has the focus it shows what was typed, also where
 * that was understood as less.
 */
export function TypedInput({ label, placeholder, value, onChange, align = 'left', hint, problem }: TypedInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <InputBase
      fullWidth
      value={typed ?? value}
      placeholder={placeholder}
      onChange={({ target }) => {
        setTyped(target.value);
        startTransition(() => onChange(target.value));
      }}
      onBlur={() => setTyped(undefined)}
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
