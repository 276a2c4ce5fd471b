import type { Register, Row } from '@artesian/contract/language/register';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { listQuery } from '../form/options.ts';
import { useOptions } from '../form/use-options.ts';
import { BulkInputs } from './BulkInputs.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import { planChange, type Plan } from './plan-change.ts';
import { counted } from './save-many.ts';
import { useChangeEntered, type ChangeEntered } from './use-change-entered.ts';
import { useSaveMany } from './use-save-many.ts';

interface BulkChangeFormProps {
  register: Register;
  fields: readonly string[];
  chosen: readonly Row[];
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
  onSaved: () => void;
}

/** The inside of the dialog: what to change, what that does to each record, and the buttons. Nothing entered is lost by a refusal. */
export function BulkChangeForm({
  register,
  fields,
  chosen,
  isSaving,
  onSaving,
  onClose,
  onSaved,
}: BulkChangeFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isLeft, setLeft] = useState(false);
  const options = useOptions(register);
  const entered = useChangeEntered(register);
  // As they stand when the dialog opens, not as some screen read them before.
  const { data: rows, error, refetch } = useQuery({ ...listQuery(register), staleTime: 0 });
  const { save, refusal, late } = useSaveMany(register, refetch);
  const { field, change: { value } = { value: undefined }, change: known } = entered;
  const hasChange = known !== undefined;
  const change = useMemo(() => (hasChange ? { field, value } : undefined), [hasChange, field, value]);
  // What is typed is not held up by a thousand rows.
  const shown = useDeferredValue(change);
  const plan = useMemo(
    () => (shown && rows ? planChange(register, chosen, rows, shown) : undefined),
    [register, chosen, rows, shown],
  );
  const isReady = plan !== undefined && plan.changing.length > 0 && shown === change && !isSaving;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setLeft(true);
    if (!isReady) return input.current?.focus();
    onSaving(true);
    const isSaved = await save(shown!, plan);
    onSaving(false);
    if (isSaved) onSaved();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} style={formStyle}>
      <DialogContent>
        <BulkInputs
          id={id}
          register={register}
          fields={fields}
          entered={entered}
          options={options}
          inputRef={input}
          error={isLeft ? entered.problem : undefined}
          isDisabled={isSaving}
          onBlur={() => setLeft(true)}
        />
        {refusal && (
          <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
            {refusal}
          </Alert>
        )}
        {error && !rows && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        <Typography component="output" id={`${id}-state`} sx={{ display: 'block', mt: 2, color: 'text.secondary' }}>
          {isSaving ? `Saving ${counted(register, plan?.changing.length ?? 0)}…` : formatState(register, entered, plan)}
        </Typography>
        {isSaving && <LinearProgress aria-label="Saving" sx={{ mt: 1 }} />}
        {plan && shown && plan.changing.length + plan.leftOut.length > 0 && (
          <BulkPreview register={register} plan={plan} change={shown} options={options} late={late} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose} disabled={isSaving}>
          Cancel
        </Button>
        <SaveButton type="submit" isReady={isReady} describedBy={`${id}-state`}>
          {isSaving ? 'Saving' : plan ? `Save ${counted(register, plan.changing.length)}` : 'Save'}
        </SaveButton>
      </DialogActions>
    </form>
  );
}

function formatState(register: Register, entered: ChangeEntered, plan: Plan | undefined): string {
  if (entered.field === '') return 'Choose the field to change.';
  if (entered.isBlank) return 'Enter the new value to see what changes.';
  if (entered.problem) return 'This value cannot be saved yet.';
  if (!plan) return `Reading the ${register.one}s…`;
  return formatPlan(register, plan).join(' ');
}

function formatPlan(register: Register, { changing, same, leftOut, final }: Plan): string[] {
  return [
    changing.length === 0 ? 'Nothing changes.' : `${counted(register, changing.length)} will change.`,
    ...(same > 0 ? [`${same.toLocaleString('en-US')} already ${same === 1 ? 'has' : 'have'} this value.`] : []),
    ...(leftOut.length > 0 ? [`${leftOut.length.toLocaleString('en-US')} cannot be changed and will stay.`] : []),
    ...(final > 0
      ? [
          `This cannot be undone: the value of ${counted(register, final)} may no longer be entered. The history keeps it.`,
        ]
      : []),
  ];
}

/** The content scrolls between title and buttons. */
const formStyle = { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 } as const;
