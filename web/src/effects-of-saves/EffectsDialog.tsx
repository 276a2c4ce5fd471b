import type { EffectsOfSave } from '@artesian/contract/language/effects-of-saves';
import { isoMonth, monthNumber, monthOfDay, monthOfNumber } from '@artesian/domain/month';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, useSyncExternalStore } from 'react';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Selector } from '../ui/Selector.tsx';
import { monthName, monthOfRow } from '../ui/dates.ts';
import { MonthChanges } from './MonthChanges.tsx';
import { firstQuestion, onQuestions, type Question } from './questions.ts';

/** Months to choose from: five years back, for corrections, and two years ahead. */
const [BACK, AHEAD] = [60, 24];

/** Asks from when a change of what permits allow holds, and shows what it changes, wherever it was entered. */
export function EffectsDialog() {
  const question = useSyncExternalStore(onQuestions, firstQuestion);
  return question ? <Asked key={question.number} question={question} /> : null;
}

function Asked({ question: { effects: first, effectsFrom, answer } }: { question: Question }) {
  const [effects, setEffects] = useState(first);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isLooking, setIsLooking] = useState(false);
  const reasonId = useId();
  const look = async (month: string) => {
    setIsLooking(true);
    setFailure(undefined);
    const found = await effectsFrom(month);
    setIsLooking(false);
    if (typeof found === 'string') setFailure(found);
    else setEffects(found);
  };
  const save = () => {
    if (effects.needs_reason && reason.trim() === '') setFailure('Enter the reason for the correction.');
    else
      answer({
        holdsFrom: effects.asks_month ? effects.holds_from : undefined,
        reason: effects.needs_reason ? reason.trim() : undefined,
      });
  };
  const cancel = () => answer(undefined);
  const isCorrection = reachesBack(effects);
  return (
    <FormDialog
      title={isCorrection ? 'Correct past months?' : 'When does this change take effect?'}
      act={isCorrection ? 'Save Correction' : 'Save Change'}
      maxWidth="md"
      isSaving={isLooking}
      failure={failure}
      onSave={save}
      onCancel={cancel}
      onClose={cancel}
    >
      {effects.asks_month && (
        <div style={{ paddingTop: 8 }}>
          <Selector
            label="Effective from"
            value={effects.holds_from}
            options={monthsAround(effects.next_open_month, effects.holds_from)}
            onChange={(month) => void look(month)}
            minWidth={200}
          />
        </div>
      )}
      {isCorrection && <Typography>{pastOf(effects)}</Typography>}
      {effects.needs_reason && (
        <TextField
          id={reasonId}
          label="Reason for the correction"
          required
          multiline
          minRows={2}
          value={reason}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <MonthChanges months={effects.months} />
    </FormDialog>
  );
}

/** Also where the reason was given with the save, as by the Administrative Record of a permit. */
const reachesBack = ({ needs_reason, months, next_open_month }: EffectsOfSave): boolean =>
  needs_reason || months.some((month) => monthOfRow(month) < next_open_month);

function pastOf({ closed_years }: EffectsOfSave): string {
  const kept = 'The reason is kept in the history.';
  if (closed_years.length === 0) return `This changes past months. ${kept}`;
  const years = closed_years.length === 1 ? 'Fiscal year' : 'Fiscal years';
  return `${years} ${closed_years.join(', ')} ${closed_years.length === 1 ? 'is' : 'are'} closed. ${kept}`;
}

function monthsAround(nextOpen: string, chosen: string): ReadonlyMap<string, string> {
  const next = monthNumber(monthOfDay(nextOpen));
  const months = Array.from({ length: BACK + AHEAD + 1 }, (_, index) => isoMonth(monthOfNumber(next - BACK + index)));
  return new Map([...new Set([...months, chosen])].toSorted().map((month) => [month, inWords(month)]));
}

function inWords(iso: string): string {
  const { year, month } = monthOfDay(iso);
  return `${monthName(month)} ${year}`;
}
