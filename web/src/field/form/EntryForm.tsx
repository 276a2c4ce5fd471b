import type { Values } from '@artesian/contract/language/register';
import { warningsOfChange, type RuleProblem } from '@artesian/contract/language/rules';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { valuesOf, type Entries } from '../../register/form/entries.ts';
import { useSession } from '../../session/session.tsx';
import { localTime } from '../../ui/dates.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notify } from '../../ui/notify.ts';
import { useIsOpen } from '../../ui/use-is-open.ts';
import { outcomeOf, sayKept, sayNoRoom, sayRefused } from '../entry/outcome.ts';
import { useDraftKeeper } from '../entry/use-draft-keeper.ts';
import type { OpenedEntry } from '../entry/use-opened-entry.ts';
import type { Entry, KindOfEntry, ToSend } from '../outbox/entry.ts';
import { discard, keepToSend } from '../outbox/outbox.ts';
import { idOfField, metaOf, type Beginning, type FieldForm } from './field-form.ts';
import { FormStateContext } from './form-state.ts';
import { FormSteps } from './FormSteps.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import { useFieldForm } from './use-field-form.ts';
import { useStep } from './use-step.ts';

interface EntryFormProps extends Beginning {
  form: FieldForm;
  opened: OpenedEntry;
  kind: KindOfEntry;
  /** Of which well or meter, in words. */
  about: string;
  /** The address of this screen. */
  opens: string;
  /** The call that sends these values, or these changes of a record as it stood when the form opened. */
  toSend: (values: Values, base: Values | undefined) => ToSend;
  /** The entry that has to be sent before. */
  after?: string | undefined;
  /** What is said when it was sent. */
  said?: string;
  /** Where one goes on, once the entry of this id is kept; `sent` where the server has it already. */
  onKept: (id: string, sent: Entry | undefined) => void;
  /** Forgets what was begun, for a new entry. */
  onAgain: () => void;
  /** What hardly can be right, beside what the fields declare as unlikely: it is asked about before it is submitted, and never refused. */
  warningsOf?: (values: Values) => readonly string[];
}

/** A form whose entry is kept on the device from its first letter, and sent from there (spec 2 §4). */
export function EntryForm(props: EntryFormProps) {
  const { form, base, begin, opened, kind, about, opens, toSend, after, said, onKept, onAgain, warningsOf } = props;
  const owner = useSession().user!.sub;
  const written = { id: opened.id, owner, kind, about, opens };
  const { keep, forget, isKept } = useDraftKeeper(written);
  const fieldForm = useFieldForm({
    form,
    begun: { base: base && latestOf(base, opened.earlier?.problem?.current), begin },
    typed: opened.earlier?.values as Entries | undefined,
    refused: problemsOfRefusal(form, opened.earlier),
    onTyped: keep,
  });
  const { state } = fieldForm;
  const [step, setStep] = useStep(form);
  const [isSubmitting, setSubmitting] = useState(false);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const isOpen = useIsOpen();

  const check = () => {
    const problems = fieldForm.attempt();
    notify.forgetErrors();
    if (problems.length > 0) return say(problems);
    const values = valuesOf(form, state.entries);
    const unlikely = warningsOfChange(form, fieldForm.base, values).map(({ message }) => message);
    const doubted = [...unlikely, ...(warningsOf?.(values) ?? [])];
    setWarnings(doubted);
    if (doubted.length === 0) void submit();
  };
  const submit = async () => {
    setWarnings([]);
    setSubmitting(true);
    forget();
    try {
      const kept = keepToSend(
        { ...written, values: fieldForm.toKeep() },
        toSend(fieldForm.toSend(), fieldForm.base),
        after,
      );
      if (!(await hasRoom(kept))) return keep(fieldForm.toKeep());
      const entry = await outcomeOf(opened.id);
      if (entry?.state !== 'attention') {
        sayKept(entry, said);
        if (isOpen.current) onKept(opened.id, entry?.state === 'sent' ? entry : undefined);
        return;
      }
      const refused = problemsOfRefusal(form, entry);
      if (fieldForm.base && entry.problem?.current) fieldForm.rebase(entry.problem.current);
      fieldForm.refuse(refused);
      if (refused.length > 0) say(refused);
      else sayRefused(entry);
    } finally {
      setSubmitting(false);
    }
  };
  /** Lists what is wrong, and goes to the first of it. */
  const say = (problems: readonly RuleProblem[]) => {
    notify.error(`Please correct ${problems.length} ${problems.length === 1 ? 'error' : 'errors'} before submitting:`, {
      description: <NumberedProblems form={form} problems={problems} />,
    });
    const { field } = problems[0]!;
    flushSync(() => setStep(form.steps.findIndex(({ fields }) => fields.includes(field))));
    document.getElementById(idOfField(form, field))?.focus();
  };
  const isReady = state.changed.size > 0 && !isSubmitting;
  const trySubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) check();
  };

  return (
    <FormStateContext value={state}>
      <Box
        component="form"
        noValidate
        aria-label={about}
        onSubmit={trySubmit}
        sx={{ display: 'grid', gap: 2, minWidth: 0 }}
      >
        <Earlier opened={opened} onAgain={onAgain} />
        <FormSteps step={step} onStep={setStep}>
          <SubmitBar step={step} onStep={setStep} isSubmitting={isSubmitting} isReady={isReady} isKept={isKept} />
        </FormSteps>
      </Box>
      {warnings.length > 0 && (
        <ConfirmDialog
          title="Is this right?"
          act="Yes, submit"
          cancel="Look again"
          onConfirm={() => void submit()}
          onCancel={() => setWarnings([])}
        >
          {warnings.join(' ')}
        </ConfirmDialog>
      )}
    </FormStateContext>
  );
}

/** Whether the device has it; else it says why not. */
const hasRoom = (kept: Promise<void>): Promise<boolean> =>
  kept.then(
    () => true,
    (error: unknown) => {
      sayNoRoom(error);
      return false;
    },
  );

const NumberedProblems = ({ form, problems }: { form: FieldForm; problems: readonly RuleProblem[] }) => (
  <ol style={{ margin: 0, paddingLeft: '1.25rem' }}>
    {problems.map(({ field, message }) => (
      <li key={`${field} ${message}`}>{`${metaOf(form, field).label}: ${message}`}</li>
    ))}
  </ol>
);

/** Where the entry was left, or why it was not taken. */
function Earlier({ opened: { earlier }, onAgain }: { opened: OpenedEntry; onAgain: () => void }) {
  if (!earlier) return null;
  const startAnew = async () => {
    const undo = await discard(earlier.id);
    onAgain();
    notify.info('The draft was discarded.', { action: { label: 'Undo', onClick: () => void undo() } });
  };
  const isRefused = earlier.state === 'attention';
  return (
    <Alert
      severity={isRefused ? 'warning' : 'info'}
      variant="outlined"
      action={
        <Button color="inherit" onClick={() => void startAnew()}>
          Start anew
        </Button>
      }
    >
      {isRefused
        ? `This was not accepted: ${earlier.reason ?? 'the server refused it.'} Correct it and submit it again.`
        : `Continuing your draft from ${localTime(new Date(earlier.writtenAt).toISOString())}.`}
    </Alert>
  );
}

/** The record as it was asked for, or as the refusal of a change brought it. */
const latestOf = (base: Values, current: Values | undefined): Values =>
  current && Number(current.version) > Number(base.version) ? current : base;

/** What the server had against fields that this form has, and what others wrote in them meanwhile. */
function problemsOfRefusal(form: FieldForm, entry: Entry | undefined): RuleProblem[] {
  if (entry?.state !== 'attention') return [];
  const { errors = [], conflicts = [] } = entry.problem ?? {};
  const disputed = conflicts.map(({ field, theirs, who, at }) => ({
    field,
    message: `${who} changed it to “${localTime(at)}” on ${String(theirs ?? '')}. Submit again to use your value, or discard it.`,
  }));
  return [...errors, ...disputed].filter(({ field }) => field in form.fields);
}
