import type { LevelStep } from '@artesian/contract/science/level-series';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fields } from './MarkForm.tsx';
import { isoOf } from './moments.ts';
import { MomentField } from './MomentField.tsx';
import { stepTitles } from './new-step.ts';

interface StepCardProps {
  step: LevelStep;
  /** From 1. */
  place: number;
  isLast: boolean;
  problem: string | undefined;
  onChange: (step: LevelStep) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One step of correction: what it does, when, and whether it is on. */
export function StepCard({ step, place, isLast, problem, onChange, onMove, onRemove }: StepCardProps) {
  const title = `Step ${place}: ${stepTitles[step.step]}`;
  return (
    <Box component="li" aria-label={title} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', listStyle: 'none' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, flexWrap: 'wrap' }}>
        <Typography variant="h3" sx={{ flex: '1 1 160px', opacity: step.is_on ? 1 : 0.65 }}>
          {title}
        </Typography>
        <FormControlLabel
          control={<Switch size="small" checked={step.is_on} onChange={(_, is_on) => onChange({ ...step, is_on })} />}
          label={step.is_on ? 'On' : 'Off'}
          slotProps={{ typography: { variant: 'body2' } }}
        />
        <Box sx={{ display: 'flex', gap: 1 }}>
          <IconButton size="small" aria-label={`${title}: earlier`} disabled={place === 1} onClick={() => onMove(-1)}>
            <ArrowUpward fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={`${title}: later`} disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDownward fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={`${title}: remove`} onClick={onRemove}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      </Box>
      <Box sx={fields}>
        <Reach step={step} problem={problem} onChange={onChange} />
        <Amounts step={step} onChange={onChange} />
        <TextField
          size="small"
          label="Why"
          value={step.note}
          onChange={({ target }) => onChange({ ...step, note: target.value })}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
          sx={{ flex: '1 1 200px' }}
        />
      </Box>
    </Box>
  );
}

type Changing = Pick<StepCardProps, 'step' | 'onChange'>;

/** An open end reaches as far as the series does; a drift has two. */
function Reach({ step, problem, onChange }: Changing & Pick<StepCardProps, 'problem'>) {
  const mayBeOpen = step.step !== 'drift';
  const say = (ends: Partial<Pick<LevelStep, 'from' | 'to'>>) => onChange({ ...step, ...ends } as LevelStep);
  return (
    <>
      <MomentField
        label={mayBeOpen ? 'From (empty: the beginning)' : 'From'}
        at={step.from === null ? undefined : Date.parse(step.from)}
        onSay={(from) => say({ from: isoOf(from) })}
        {...(mayBeOpen && { onOpen: () => say({ from: null }) })}
      />
      <MomentField
        label={mayBeOpen ? 'Through (empty: the end)' : 'Through'}
        at={step.to === null ? undefined : Date.parse(step.to)}
        problem={problem}
        onSay={(to) => say({ to: isoOf(to) })}
        {...(mayBeOpen && { onOpen: () => say({ to: null }) })}
      />
    </>
  );
}

function Amounts({ step, onChange }: Changing) {
  switch (step.step) {
    case 'offset':
      return (
        <Amount
          label="Add to the depth (ft)"
          value={step.offset_ft}
          onSay={(value) => onChange({ ...step, offset_ft: value ?? 0 })}
        />
      );
    case 'drift':
      return (
        <>
          <Amount
            label="Add at the beginning (ft)"
            value={step.start_ft}
            onSay={(value) => onChange({ ...step, start_ft: value ?? 0 })}
          />
          <Amount
            label="Add at the end (ft)"
            value={step.end_ft}
            onSay={(value) => onChange({ ...step, end_ft: value ?? 0 })}
          />
        </>
      );
    case 'shift':
      return (
        <Amount
          label="Move later by (minutes)"
          value={step.shift_minutes}
          onSay={(value) => onChange({ ...step, shift_minutes: value ?? 0 })}
        />
      );
    case 'remove':
      return (
        <>
          <Amount
            mayBeEmpty
            label="Measured shallower than (ft)"
            value={step.least_ft}
            onSay={(least_ft) => onChange({ ...step, least_ft })}
          />
          <Amount
            mayBeEmpty
            label="Measured deeper than (ft)"
            value={step.greatest_ft}
            onSay={(greatest_ft) => onChange({ ...step, greatest_ft })}
          />
        </>
      );
  }
}

interface AmountProps {
  label: string;
  value: number | null;
  mayBeEmpty?: boolean;
  onSay: (value: number | null) => void;
}

/** Said when it is left or by Enter; what is no number stays as it was typed, with what to do. */
function Amount(props: AmountProps) {
  return <TypedAmount key={props.value} {...props} />;
}

function TypedAmount({ label, value, mayBeEmpty = false, onSay }: AmountProps) {
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const isEmpty = typed.trim() === '';
  const plain = Number(typed.replaceAll(/[,\s]/g, ''));
  const isWrong = isEmpty ? !mayBeEmpty : !Number.isFinite(plain);
  const take = () => {
    const said = isEmpty ? null : plain;
    if (!isWrong && said !== value) onSay(said);
  };
  return (
    <TextField
      size="small"
      label={label}
      value={typed}
      error={isWrong}
      helperText={isWrong ? 'Enter a number.' : undefined}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
      slotProps={{ htmlInput: { inputMode: 'text', autoComplete: 'off' }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: 200 } }}
    />
  );
}
