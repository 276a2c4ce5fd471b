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
import { useRef, useState, type FormEvent } from 'react';
import { useSession } from '../session/session.tsx';
import { monthOfRow } from '../ui/dates.ts';
import { notify } from '../ui/notify.ts';
import { doubtsTyped, firstToRead, monthInFull } from './own-readings.ts';
import { HOME } from './paths.ts';
import { PhotoInput, usePhotoProblem } from './PhotoInput.tsx';
import { Question } from './Question.tsx';
import { forgetDraft, keepDraft, readDraft } from './reading-draft.ts';
import { ReadingEffect } from './ReadingEffect.tsx';
import { useBalances } from './use-balances.ts';
import { useSending } from './use-sending.ts';

const LONGEST_NOTE = 1000;

/** Sends a reading of a meter for one of these months. What was typed stays until it has arrived. */
export function ReadingForm({ months }: { months: readonly MonthToRead[] }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const { data: balances } = useBalances();
  const { meter_ndx, permit_ndx } = months[0]!;
  const [draft, setDraft] = useState(
    () => readDraft(user?.sub, meter_ndx) ?? { typed: '', notes: '', month: monthOfRow(firstToRead(months)!) },
  );
  const [photo, setPhoto] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [isNoteMissing, setNoteMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const photoChooser = useRef<HTMLButtonElement>(null);
  const { sending, send, sendPhoto } = useSending(() => {
    forgetDraft(user?.sub, meter_ndx);
    notify.forgetErrors();
    notify.success('Your reading was submitted. The district will review it.');
    void navigate({ to: HOME });
  });

  const change = (changes: Partial<typeof draft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepDraft(user?.sub, meter_ndx, next);
    setProblem(undefined);
    setNoteMissing(false);
  };
  const month = months.find((one) => monthOfRow(one) === draft.month) ?? firstToRead(months)!;
  const dial = dialOf(month);
  const { reading, wrong } = readTyped(draft.typed, dial);
  const photoProblem = usePhotoProblem(photo);
  const said = problem ?? (sending.step === 'refused' && sending.field === 'meter_reading' ? sending.words : undefined);

  const isDoubtful = doubtsTyped(month, reading).length > 0;

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
    if (notes === null && isDoubtful) {
      setNoteMissing(true);
      note.current?.focus();
      return;
    }
    void send({ permit_ndx, meter_ndx, c_year, c_month, meter_reading: reading, notes }, photo);
  };

  if (sending.step === 'without photo')
    return (
      <PhotoLeft
        words={sending.words}
        onAgain={() => void sendPhoto(sending.submission, photo!)}
        onLeave={() => {
          forgetDraft(user?.sub, meter_ndx);
          void navigate({ to: HOME });
        }}
      />
    );
  const isSending = sending.step === 'sending';
  return (
    <Box component="form" noValidate onSubmit={submit} aria-label="Meter reading" sx={formStyle}>
      {month.state === 'questioned' && <Question month={month} />}
      {months.length === 1 && <Typography sx={{ fontWeight: 560 }}>For {monthInFull(month)}</Typography>}
      {months.length > 1 && (
        <TextField
          select
          fullWidth
          label="Month"
          value={monthOfRow(month)}
          onChange={({ target }) => change({ month: target.value })}
        >
          {months.map((one) => (
            <MenuItem key={monthOfRow(one)} value={monthOfRow(one)}>
              {monthInFull(one)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        fullWidth
        inputRef={field}
        label={`Meter reading, ${unitInWords(dial)}`}
        value={draft.typed}
        onChange={({ target }) => change({ typed: target.value })}
        error={said !== undefined}
        helperText={said ?? 'All digits shown on the meter.'}
        slotProps={{
          htmlInput: { inputMode: dial.decimals > 0 ? 'decimal' : 'numeric', autoComplete: 'off', style: numberStyle },
          formHelperText: { role: said ? 'alert' : undefined },
        }}
      />
      <Paper variant="outlined" sx={{ p: 2, borderRadius: 1.5 }}>
        <ReadingEffect
          month={month}
          reading={reading}
          balance={balances?.find((one) => one.permit_ndx === permit_ndx)}
        />
      </Paper>
      <PhotoInput photo={photo} onChange={setPhoto} problem={photoProblem} chooser={photoChooser} />
      <TextField
        fullWidth
        multiline
        minRows={2}
        label={isDoubtful ? 'Note to the district' : 'Note to the district (optional)'}
        inputRef={note}
        error={isNoteMissing}
        helperText={isNoteMissing ? 'Explain why the reading is correct.' : undefined}
        value={draft.notes}
        onChange={({ target }) => change({ notes: target.value })}
        slotProps={{
          htmlInput: { maxLength: LONGEST_NOTE },
          formHelperText: { role: isNoteMissing ? 'alert' : undefined },
        }}
      />
      {sending.step === 'refused' && (
        <Alert severity="error" variant="outlined">
          Your reading was not submitted. {sending.words} Your entries are saved on this device.
        </Alert>
      )}
      {isSending && (
        <LinearProgress
          aria-label={sending.what === 'photo' ? 'Sending the photo' : 'Sending the reading'}
          {...(sending.share !== undefined && { variant: 'determinate', value: sending.share * 100 })}
        />
      )}
      <Button type="submit" variant="contained" size="large" fullWidth loading={isSending} sx={{ minHeight: 48 }}>
        Send reading
      </Button>
    </Box>
  );
}

/** The reading has arrived; only its photo has not. */
const PhotoLeft = ({ words, onAgain, onLeave }: { words: string; onAgain: () => void; onLeave: () => void }) => (
  <Box sx={formStyle}>
    <Alert severity="warning" variant="outlined">
      Your reading was submitted, but its photo was not. {words}
    </Alert>
    <Button variant="contained" size="large" fullWidth onClick={onAgain}>
      Send the photo again
    </Button>
    <Button color="inherit" size="large" fullWidth onClick={onLeave}>
      Continue without the photo
    </Button>
  </Box>
);

const unitNames: Record<DialUnit, string> = { gal: 'gallons', 'cu ft': 'cubic feet', 'acre-ft': 'acre-feet' };

/** `in gallons`, `in 100 cubic feet`: what one of the dial stands for. */
const unitInWords = ({ unit, multiplier }: Dial) =>
  ['in', ...(multiplier === 1 ? [] : [multiplier.toLocaleString('en-US')]), unitNames[unit]].join(' ');

/** As it is written behind a number of each unit. */
const unitWritten: Record<DialUnit, RegExp> = {
  gal: /gal(lons?)?\.?$/i,
  'cu ft': /(cu\.?ft\.?|cubicfeet|ft3|ft³)$/i,
  'acre-ft': /(acre-?f(ee)?t|ac-?ft|af)\.?$/i,
};

/**
 * What is typed as a reading, or why it is none. Of its unit and what groups its digits nothing is made; any other letter may be a digit that
 * was misread.
 */
function readTyped(
  typed: string,
  { unit, multiplier, decimals }: Dial,
): { reading: number; wrong?: undefined } | { reading: null; wrong: string } {
  const plain = typed.replaceAll(/[\s,]/g, '');
  // Behind a number on a dial that counts hundreds the unit alone would say another number.
  const number = multiplier === 1 ? plain.replace(unitWritten[unit], '') : plain;
  if (number === '') return { reading: null, wrong: 'Enter the reading.' };
  if (/^-\d+(\.\d+)?$/.test(number)) return { reading: null, wrong: 'A reading is 0 or more.' };
  if (!(decimals > 0 ? /^\d+(\.\d*)?$/ : /^\d+$/).test(number))
    return {
      reading: null,
      wrong:
        decimals === 0 && unit === 'gal' && multiplier === 1
          ? 'Enter the reading as a whole number of gallons.'
          : 'Enter the number shown on the meter.',
    };
  if (/^\d{13}/.test(number)) return { reading: null, wrong: 'A meter reading has at most twelve digits.' };
  return (number.split('.')[1] ?? '').length > 3
    ? { reading: null, wrong: 'Use at most three decimals.' }
    : { reading: Number(number) };
}

const formStyle = { display: 'grid', gap: 2.5, maxWidth: 560, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const numberStyle = {
  fontSize: '1.75rem',
  fontWeight: 620,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.02em',
} as const;
