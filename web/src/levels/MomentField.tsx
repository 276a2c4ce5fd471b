import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { instantOf, localMinute } from '../ui/dates.ts';
import { ZoneMark } from '../ui/ZoneMark.tsx';
import { isoOf } from './moments.ts';

interface MomentFieldProps {
  label: string;
  /** In ms since 1970; undefined where it is open. */
  at: number | undefined;
  onSay: (at: number) => void;
  /** Said where it may be open; without, it must be there. */
  onOpen?: () => void;
  problem?: string | undefined;
}

/** A date and time by the clock of the district, taken over on leaving the input or by Enter. */
export function MomentField({ at, ...props }: MomentFieldProps) {
  return <Typed key={at} at={at} {...props} />;
}

function Typed({ label, at, onSay, onOpen, problem }: MomentFieldProps) {
  const before = at === undefined ? '' : localMinute(isoOf(at));
  const [typed, setTyped] = useState(before);
  const said = instantOf(typed);
  const isMissing = typed === '' && !onOpen;
  const take = () => {
    if (typed === before) return;
    if (typed === '') onOpen?.();
    else if (said !== undefined) onSay(Date.parse(said));
  };
  return (
    <TextField
      type="datetime-local"
      size="small"
      label={label}
      value={typed}
      error={isMissing || problem !== undefined}
      helperText={isMissing ? 'Enter a date and time.' : problem}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
      slotProps={{
        inputLabel: { shrink: true },
        input: { endAdornment: <ZoneMark entry={typed} /> },
        htmlInput: { min: '1900-01-01T00:00', max: '2199-12-31T00:00' },
      }}
      sx={{ width: { xs: '100%', sm: 240 } }}
    />
  );
}
