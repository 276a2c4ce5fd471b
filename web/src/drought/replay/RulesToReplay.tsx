import { triggerRules } from '@artesian/contract/drought/triggers';
import { fieldMeta } from '@artesian/contract/language/fields';
import { entersWhen, leavesWhen } from '@artesian/domain/drought-triggers';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { DayPicker } from '../../ui/DayPicker.tsx';
import { readDate, shortDate } from '../../ui/dates.ts';
import { Selector } from '../../ui/Selector.tsx';
import { NumberEntry } from './NumberEntry.tsx';
import type { ReplayedRules } from './replay-in-address.ts';

interface RulesToReplayProps {
  from: string;
  through: string;
  rules: ReplayedRules;
  onDays: (days: { from?: string; through?: string }) => void;
  onRules: (rules: ReplayedRules) => void;
}

/** The days that are looked at, and how triggers start and end a stage. */
export function RulesToReplay({ from, through, rules, onDays, onRules }: RulesToReplayProps) {
  const choose = <K extends 'enters_when' | 'leaves_when'>(name: K, words: readonly ReplayedRules[K][]) => (
    <Selector
      label={fieldMeta.get(triggerRules[name])!.label}
      value={rules[name]}
      options={new Map<string, string>(words.map((one) => [one, one]))}
      onChange={(chosen) => onRules({ ...rules, [name]: chosen })}
      minWidth={190}
    />
  );
  const days = (name: 'enter_after_days' | 'leave_after_days') => (
    <NumberEntry
      label={fieldMeta.get(triggerRules[name])!.label}
      value={rules[name]}
      isCount
      onChange={(value) => onRules({ ...rules, [name]: value })}
    />
  );
  return (
    <Paper variant="outlined" component="section" aria-label="Days and rules" sx={bar}>
      <DayEntry label="From" day={from} onChange={(day) => onDays({ from: day })} />
      <DayEntry label="Through" day={through} onChange={(day) => onDays({ through: day })} />
      {choose('enters_when', entersWhen)}
      {choose('leaves_when', leavesWhen)}
      {days('enter_after_days')}
      {days('leave_after_days')}
    </Paper>
  );
}

interface DayEntryProps {
  label: string;
  day: string;
  onChange: (day: string) => void;
}

function DayEntry({ label, day, onChange }: DayEntryProps) {
  const [typed, setTyped] = useState(shortDate(day));
  const isWrong = readDate(typed) === undefined;
  const enter = (text: string) => {
    setTyped(text);
    const read = readDate(text);
    if (read !== undefined) onChange(read);
  };
  return (
    <TextField
      label={label}
      value={typed}
      error={isWrong}
      helperText={isWrong ? 'Enter a date as MM/DD/YYYY.' : undefined}
      onChange={({ target }) => enter(target.value)}
      slotProps={{
        htmlInput: { autoComplete: 'off' },
        input: { endAdornment: <DayPicker label={label} day={day} onChoose={(chosen) => enter(shortDate(chosen))} /> },
      }}
      sx={{ width: { xs: 'calc(50% - 4px)', sm: 164 } }}
    />
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.5, px: 2, py: 2, mb: 2 } as const;
