import { storeCertificate } from '@artesian/contract/permits/issued-certificates';
import { MOST_PERMITS } from '@artesian/contract/permits/named-permits';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSession } from '../../session/session.tsx';
import { useSettings } from '../../session/settings.tsx';
import { longDate, readDate, shortDate } from '../../ui/dates.ts';
import { DayPicker } from '../../ui/DayPicker.tsx';
import { dayIn } from '../../ui/district-day.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';
import type { Paper } from '@artesian/contract/language/settings';
import { usePaper } from '../../session/use-paper.ts';
import { paperNames } from '../../ui/pdf/papers.ts';
import { saveFile } from '../../ui/save-file.ts';
import { countedPermits } from '../counted-permits.ts';
import { keepCertificates } from './keep-certificates.ts';
import { expiryOf, issueDayOf } from './certificate-days.ts';

/** A permit as any list has it. */
export interface PermitToPrint {
  permit_ndx: number;
  permit_number: string;
  is_terminated?: boolean;
  removed?: boolean;
}

interface PrintCertificatesDialogProps {
  permits: readonly PermitToPrint[];
  /** In ISO form; without, the first day of a fiscal year in the current year (spec 3 §9). */
  issueDay?: string | undefined;
  onClose: () => void;
}

/** Asks for paper and issue date of the certificates of some permits, and saves them as one PDF. */
export function PrintCertificatesDialog({ permits, issueDay, onClose }: PrintCertificatesDialogProps) {
  const { timeZone } = useSettings();
  const { may } = useSession();
  const [paper, setPaper] = usePaper();
  const [isKept, setKept] = useState(true);
  const [typed, setTyped] = useState(() => shortDate(issueDay ?? issueDayOf(dayIn(timeZone))));
  const there = permits.filter(({ removed }) => !removed);
  const { print, done, cancel, refusal } = usePrinting(there, onClose);
  const issued = readDate(typed);
  const missing = whatIsMissing(there, issued);
  const isPrinting = done !== undefined;
  const leave = () => {
    cancel();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (issued && !missing) void print(paper, issued, isKept && may(storeCertificate));
  };
  return (
    <Dialog open onClose={isPrinting ? undefined : leave} aria-labelledby="certificates-title" maxWidth="xs" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle variant="h2" id="certificates-title" sx={{ pb: 1 }}>
          Print {permits.length === 1 ? 'permit certificate' : 'permit certificates'}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{whatIsPrinted(there)}</DialogContentText>
          <Remarks permits={permits} />
          <TextField
            select
            label="Paper"
            value={paper}
            disabled={isPrinting}
            onChange={({ target }) => setPaper(target.value as Paper)}
          >
            {Object.entries(paperNames).map(([size, label]) => (
              <MenuItem key={size} value={size}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="Issue date"
            value={typed}
            placeholder="MM/DD/YYYY"
            disabled={isPrinting}
            error={issued === undefined}
            helperText={issued ? formatDays(issued) : 'Enter a date as MM/DD/YYYY.'}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{
              htmlInput: { autoComplete: 'off' },
              input: {
                endAdornment: (
                  <DayPicker
                    label="Issue date"
                    day={issued ?? ''}
                    isDisabled={isPrinting}
                    onChoose={(day) => setTyped(shortDate(day))}
                  />
                ),
              },
            }}
          />
          {may(storeCertificate) && (
            <FormControlLabel
              label={permits.length === 1 ? 'Save it with the permit' : 'Save each with its permit'}
              control={
                <Checkbox checked={isKept} disabled={isPrinting} onChange={({ target }) => setKept(target.checked)} />
              }
            />
          )}
          {isPrinting && <Progress done={done} all={there.length} />}
          {refusal && (
            <Alert severity="error" variant="outlined">
              {refusal}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
          {missing && (
            <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
              {missing}
            </Typography>
          )}
          <Button color="inherit" onClick={isPrinting ? cancel : leave}>
            {isPrinting ? 'Stop' : 'Cancel'}
          </Button>
          <Button type="submit" variant="contained" loading={isPrinting} disabled={missing !== undefined}>
            Download PDF
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** How many certificates are written, while they are; and why they were not. */
function usePrinting(permits: readonly PermitToPrint[], onSaved: () => void) {
  const settings = useSettings();
  const [done, setDone] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const run = useRef<AbortController>(undefined);
  useEffect(() => () => run.current?.abort(), []);

  const print = async (paper: Paper, issued: string, isKept: boolean) => {
    const { signal } = (run.current = new AbortController());
    setRefusal(undefined);
    setDone(0);
    try {
      const { makeCertificates } = await import('./make-certificates.ts');
      const keys = permits.map(({ permit_ndx }) => permit_ndx);
      const asked = { permits: keys, paper, issued, settings, onProgress: setDone, signal };
      const { printed, pdf, pdfOf } = await makeCertificates(asked);
      saveFile(fileNameOf(printed, issued), pdf);
      notify.success(`${certificatesOf(printed)} in your downloads.`);
      const nameOf = (one: (typeof printed)[number]) => fileNameOf([one], issued);
      const missed = isKept ? await keepCertificates({ printed, pdfOf, nameOf, issued, signal }) : [];
      if (missed.length > 0) notify.error(notKept(missed));
      onSaved();
    } catch (error) {
      if (!signal.aborted) setRefusal(errorWordsToQuote(error));
    }
    setDone(undefined);
  };
  return { print, done, refusal, cancel: () => run.current?.abort() };
}

/** Of many the first ones. */
const notKept = (missed: readonly string[]) =>
  `Not saved with ${missed.slice(0, 5).join(', ')}${missed.length > 5 ? ` and ${missed.length - 5} more` : ''}. Print again, or attach the file there.`;

const certificatesOf = (permits: readonly PermitToPrint[]) =>
  permits.length === 1
    ? `The certificate of ${permits[0]!.permit_number} is`
    : `${permits.length.toLocaleString('en-US')} certificates in one PDF are`;

/** `permit-certificate-h7-19-1-2026-09-01.pdf` */
const fileNameOf = (permits: readonly PermitToPrint[], issued: string) =>
  `permit-certificate${permits.length === 1 ? `-${permits[0]!.permit_number}` : 's'}-${issued}.pdf`
    .toLowerCase()
    .replaceAll(/[^\w.]+/g, '-');

function whatIsMissing(permits: readonly PermitToPrint[], issued: string | undefined): string | undefined {
  if (permits.length === 0) return 'There is nothing to print.';
  if (permits.length > MOST_PERMITS)
    return `At most ${countedPermits(MOST_PERMITS)} at once. Narrow the list by a filter.`;
  return issued ? undefined : 'The issue date is missing.';
}

const whatIsPrinted = (permits: readonly PermitToPrint[]) =>
  permits.length === 1
    ? `The certificate of ${permits[0]!.permit_number}, with its conditions.`
    : `The certificates of ${countedPermits(permits.length)} in one PDF, in the order of their numbers, each with its conditions.`;

const formatDays = (issued: string) => `Issued ${longDate(issued)}, expires ${longDate(expiryOf(issued))}`;

/** What becomes of permits that are not in force. */
function Remarks({ permits }: { permits: readonly PermitToPrint[] }) {
  const removed = permits.filter((permit) => permit.removed).length;
  const ended = permits.filter((permit) => permit.is_terminated && !permit.removed).length;
  const remarks = [
    removed > 0 &&
      (removed === 1
        ? 'A deleted permit gets no certificate.'
        : `${removed.toLocaleString('en-US')} deleted permits get no certificate.`),
    ended > 0 &&
      (ended === 1
        ? 'One permit is inactive. Its certificate says that it has ended.'
        : `${ended.toLocaleString('en-US')} permits are inactive. Their certificates say that they have ended.`),
  ].filter((remark) => remark !== false);
  return remarks.map((remark) => (
    <Alert key={remark} severity="info" variant="outlined">
      {remark}
    </Alert>
  ));
}

const Progress = ({ done, all }: { done: number; all: number }) => (
  <Box>
    <LinearProgress variant="determinate" value={(done / all) * 100} aria-label="Certificates written" />
    <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
      {done.toLocaleString('en-US')} of {countedPermits(all)}
    </Typography>
  </Box>
);
