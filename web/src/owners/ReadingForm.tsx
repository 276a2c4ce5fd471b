import { locale, t } from '@artesian/domain/texts/translate';
import { dialOf } from '@artesian/contract/metering/dials';
import type { MonthToRead } from '@artesian/contract/owners/submitted-readings';
import type { Dial, DialUnit } from '@artesian/domain/dials';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState, type FormEvent, type Ref } from 'react';
import { useSession } from '../session/session.tsx';
import { monthOfRow } from '../ui/dates.ts';
import { notify } from '../ui/notify.ts';
import { useIsOpen } from '../ui/use-is-open.ts';
import { warningsTyped, firstToRead, monthInFull } from './own-readings.ts';
import { HOME } from './paths.ts';
import { PhotoInput, usePhotoProblem } from './PhotoInput.tsx';
import { Question } from './Question.tsx';
import { forgetDraft, keepDraft, readDraft } from './reading-draft.ts';
import { readTyped } from './read-typed.ts';
import { ReadingEffect } from './ReadingEffect.tsx';
import { useBalances } from './use-balances.ts';
import { useSending } from './use-sending.ts';

const LONGEST_NOTE = 1000;

/** Sends a reading of a meter for one of these months. What was typed stays until it has arrived. */
export function ReadingForm({ months }: { months: readonly MonthToRead[] }) {
  const navigate = useNavigate();
  const isOpen = useIsOpen();
  const { data: balances } = useBalances();
  const { meter_ndx, permit_ndx } = months[0]!;
  const { draft, changeDraft, forget } = useDraft(months);
  const [photo, setPhoto] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [isNoteMissing, setNoteMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const photoChooser = useRef<HTMLButtonElement>(null);
  const leave = () => {
    forget();
    if (isOpen.current) void navigate({ to: HOME });
  };
  const { sending, send, sendPhoto } = useSending(() => {
    notify.forgetErrors();
    notify.success(t('Your reading was submitted. The district will review it.'));
    leave();
  });

  const change = (changes: Partial<typeof draft>) => {
    changeDraft(changes);
    setProblem(undefined);
    setNoteMissing(false);
  };
  const month = months.find((one) => monthOfRow(one) === draft.month) ?? firstToRead(months)!;
  const dial = dialOf(month);
  const { reading, wrong } = readTyped(draft.typed, dial);
  const photoProblem = usePhotoProblem(photo);
  const said = problem ?? (sending.step === 'refused' && sending.field === 'meter_reading' ? sending.words : undefined);

  const isUnlikely = warningsTyped(month, reading).length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.step === 'sending') return;
    if (wrong !== undefined) {
      setProblem(wrong);
      field.current?.focus();
      return;
    }
    if (photoProblem) {
      photoChooser.current?.focus();
      return;
    }
    const { c_year, c_month } = month;
    const notes = draft.notes.trim() || null;
    if (notes === null && isUnlikely) {
      setNoteMissing(true);
      note.current?.focus();
      return;
    }
    void send({ permit_ndx, meter_ndx, c_year, c_month, meter_reading: reading, notes }, photo);
  };

  if (sending.step === 'without photo')
    return (
      <PhotoLeft words={sending.words} onAgain={() => void sendPhoto(sending.submission, photo!)} onLeave={leave} />
    );
  return (
    <Box component="form" noValidate onSubmit={submit} aria-label={t('Meter reading')} sx={formStyle}>
      {month.state === 'questioned' && <Question month={month} />}
      <MonthChoice months={months} month={month} onChange={(chosen) => change({ month: chosen })} />
      <ReadingField
        ref={field}
        dial={dial}
        typed={draft.typed}
        problem={said}
        onChange={(typed) => change({ typed })}
      />
      <Paper variant="outlined" sx={{ p: 2, borderRadius: 1.5 }}>
        <ReadingEffect
          month={month}
          reading={reading}
          balance={balances?.find((one) => one.permit_ndx === permit_ndx)}
        />
      </Paper>
      <PhotoInput photo={photo} onChange={setPhoto} problem={photoProblem} chooser={photoChooser} />
      <NoteField
        ref={note}
        notes={draft.notes}
        isAsked={isUnlikely}
        isMissing={isNoteMissing}
        onChange={(notes) => change({ notes })}
      />
      <SendingState sending={sending} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={sending.step === 'sending'}
        sx={{ minHeight: 48 }}
      >
        {t('Send reading')}
      </Button>
    </Box>
  );
}

/** What was typed of a reading, which the device keeps for this person until it has arrived. */
function useDraft(months: readonly MonthToRead[]) {
  const sub = useSession().user?.sub;
  const { meter_ndx } = months[0]!;
  const [draft, setDraft] = useState(
    () => readDraft(sub, meter_ndx) ?? { typed: '', notes: '', month: monthOfRow(firstToRead(months)!) },
  );
  const changeDraft = (changes: Partial<typeof draft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepDraft(sub, meter_ndx, next);
  };
  return { draft, changeDraft, forget: () => forgetDraft(sub, meter_ndx) };
}

interface MonthChoiceProps {
  months: readonly MonthToRead[];
  month: MonthToRead;
  onChange: (month: string) => void;
}

/** The month that is read; where several are asked for, it is chosen. */
function MonthChoice({ months, month, onChange }: MonthChoiceProps) {
  if (months.length === 1)
    return <Typography sx={{ fontWeight: 560 }}>{t('For {month}', { month: monthInFull(month) })}</Typography>;
  return (
    <TextField
      select
      fullWidth
      label={t('Month')}
      value={monthOfRow(month)}
      onChange={({ target }) => onChange(target.value)}
    >
      {months.map((one) => (
        <MenuItem key={monthOfRow(one)} value={monthOfRow(one)}>
          {monthInFull(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface ReadingFieldProps {
  ref: Ref<HTMLInputElement>;
  dial: Dial;
  typed: string;
  problem: string | undefined;
  onChange: (typed: string) => void;
}

const ReadingField = ({ ref, dial, typed, problem, onChange }: ReadingFieldProps) => (
  <TextField
    fullWidth
    inputRef={ref}
    label={t('Meter reading, {dial}', { dial: formatUnit(dial) })}
    value={typed}
    onChange={({ target }) => onChange(target.value)}
    error={problem !== undefined}
    helperText={problem ?? t('All digits shown on the meter.')}
    slotProps={{
      htmlInput: { inputMode: dial.decimals > 0 ? 'decimal' : 'numeric', autoComplete: 'off', style: numberStyle },
      formHelperText: { role: problem ? 'alert' : undefined },
    }}
  />
);

interface NoteFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  notes: string;
  /** The reading is unlikely, so a note has to explain it. */
  isAsked: boolean;
  isMissing: boolean;
  onChange: (notes: string) => void;
}

const NoteField = ({ ref, notes, isAsked, isMissing, onChange }: NoteFieldProps) => (
  <TextField
    fullWidth
    multiline
    minRows={2}
    label={isAsked ? t('Note to the district') : t('Note to the district (optional)')}
    inputRef={ref}
    error={isMissing}
    helperText={isMissing ? t('Explain why the reading is correct.') : undefined}
    value={notes}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{
      htmlInput: { maxLength: LONGEST_NOTE },
      formHelperText: { role: isMissing ? 'alert' : undefined },
    }}
  />
);

function SendingState({ sending }: { sending: ReturnType<typeof useSending>['sending'] }) {
  if (sending.step === 'refused')
    return (
      <Alert severity="error" variant="outlined">
        {t('Your reading was not submitted. {words} Your entries are saved on this device.', { words: sending.words })}
      </Alert>
    );
  if (sending.step !== 'sending') return null;
  return (
    <LinearProgress
      aria-label={sending.what === 'photo' ? t('Sending the photo') : t('Sending the reading')}
      {...(sending.share !== undefined && { variant: 'determinate', value: sending.share * 100 })}
    />
  );
}

/** The reading has arrived; only its photo has not. */
const PhotoLeft = ({ words, onAgain, onLeave }: { words: string; onAgain: () => void; onLeave: () => void }) => (
  <Box sx={formStyle}>
    <Alert severity="warning" variant="outlined">
      {t('Your reading was submitted, but its photo was not. {words}', { words })}
    </Alert>
    <Button variant="contained" size="large" fullWidth onClick={onAgain}>
      {t('Send the photo again')}
    </Button>
    <Button color="inherit" size="large" fullWidth onClick={onLeave}>
      {t('Continue without the photo')}
    </Button>
  </Box>
);

const unitNames: Record<DialUnit, string> = {
  gal: t('gallons'),
  'cu ft': t('cubic feet'),
  'acre-ft': t('acre-feet'),
};

/** `in gallons`, `in 100 cubic feet`: what one of the dial stands for. */
const formatUnit = ({ unit, multiplier }: Dial) =>
  multiplier === 1
    ? t('in {unit}', { unit: unitNames[unit] })
    : t('in {count} {unit}', { count: multiplier.toLocaleString(locale()), unit: unitNames[unit] });

const formStyle = { display: 'grid', gap: 2.5, maxWidth: 560, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const numberStyle = {
  fontSize: '1.75rem',
  fontWeight: 620,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.02em',
} as const;
