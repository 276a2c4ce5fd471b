import type { EffectsOfSave } from '@artesian/contract/language/effects-of-saves';
import { isoMonth, monthNumber, monthOfDay, monthOfNumber } from '@artesian/domain/month';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Selector } from '../ui/Selector.tsx';
import { monthName, monthOfRow } from '../ui/dates.ts';
import { MonthChanges } from './MonthChanges.tsx';
import { TierChanges } from './TierChanges.tsx';
import type { AskedProps } from '../ui/question-dialog.tsx';
import type { Decision, Effects } from './questions.ts';
import { districtYear } from '../ui/district-year.ts';

/** To choose from: five years back, for corrections, and two years ahead. */
const [YEARS_BACK, YEARS_AHEAD] = [5, 2];

/** Asks from when a change of what permits allow, or are reported under, holds, and shows what it changes, wherever it was entered. */
export default function EffectsDialog({ question: { asked, answer } }: AskedProps<Effects, Decision>) {
  const { effects: first, effectsFrom } = asked;
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
        holdsFrom: effects.asks_month || effects.asks_year ? effects.holds_from : undefined,
        reason: effects.needs_reason ? reason.trim() : undefined,
      });
  };
  const cancel = () => answer(undefined);
  const isCorrection = reachesBack(effects);
  return (
    <FormDialog
      title={titleOf(effects)}
      act={isCorrection ? 'Save Correction' : 'Save Change'}
      maxWidth="md"
      isSaving={isLooking}
      failure={failure}
      onSave={save}
      onCancel={cancel}
      onClose={cancel}
    >
      {(effects.asks_month || effects.asks_year) && (
        <div style={{ paddingTop: 8 }}>
          <Selector
            label={effects.asks_year ? 'Effective from fiscal year' : 'Effective from'}
            value={effects.holds_from}
            options={effects.asks_year ? yearsAround(effects) : monthsAround(effects)}
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
      <Changes effects={effects} />
    </FormDialog>
  );
}

function Changes({ effects: { asks_year, moves_permits, months, tiers } }: { effects: EffectsOfSave }) {
  if (asks_year) return <TierChanges tiers={tiers} />;
  if (moves_permits && months.length === 0)
    return <Typography>No volumes change; they are reported under a different permit group.</Typography>;
  return <MonthChanges months={months} />;
}

/** Also where the reason was given with the save, as by the Administrative Record of a permit. */
const reachesBack = ({ needs_reason, months, next_open_month }: EffectsOfSave): boolean =>
  needs_reason || months.some((month) => monthOfRow(month) < next_open_month);

function titleOf(effects: EffectsOfSave): string {
  if (reachesBack(effects)) return correctionOf(effects);
  return effects.asks_month || effects.asks_year ? 'When does this change take effect?' : 'Save this change?';
}

function correctionOf({ asks_year, moves_permits }: EffectsOfSave): string {
  if (asks_year) return 'Correct fiscal years that have started?';
  return moves_permits ? 'Correct a closed fiscal year?' : 'Correct past months?';
}

function pastOf({ closed_years, asks_year }: EffectsOfSave): string {
  const kept = 'The reason is kept in the history.';
  if (closed_years.length === 0)
    return `This ${asks_year ? 'changes the tier of fiscal years that have started' : 'reaches into past months'}. ${kept}`;
  const years = closed_years.length === 1 ? 'Fiscal year' : 'Fiscal years';
  return `${years} ${closed_years.join(', ')} ${closed_years.length === 1 ? 'is' : 'are'} closed. ${kept}`;
}

type Asked = Pick<EffectsOfSave, 'next_open_month' | 'holds_from'>;

function monthsAround({ next_open_month, holds_from }: Asked): ReadonlyMap<string, string> {
  const months = Array.from({ length: 12 * (YEARS_BACK + YEARS_AHEAD) + 1 }, (_, index) =>
    monthsFrom(next_open_month, index - 12 * YEARS_BACK),
  );
  return new Map([...new Set([...months, holds_from])].toSorted().map((month) => [month, inWords(month)]));
}

/** Each by its first month. */
function yearsAround({ next_open_month, holds_from }: Asked): ReadonlyMap<string, string> {
  const years = Array.from({ length: YEARS_BACK + YEARS_AHEAD + 1 }, (_, index) =>
    monthsFrom(next_open_month, 12 * (index - YEARS_BACK)),
  );
  return new Map(
    [...new Set([...years, holds_from])].toSorted().map((month) => [month, String(districtYear().ofDay(month))]),
  );
}

const monthsFrom = (first: string, months: number): string =>
  isoMonth(monthOfNumber(monthNumber(monthOfDay(first)) + months));

function inWords(iso: string): string {
  const { year, month } = monthOfDay(iso);
  return `${monthName(month)} ${year}`;
}
