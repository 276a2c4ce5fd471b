import type { Register, Row, Values } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useSession } from '../../session/session.tsx';
import { notify } from '../../ui/notify.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DeclaredInputs } from './DeclaredInputs.tsx';
import { draftName, forgetDraft } from '../draft/draft.ts';
import { DraftKeeper } from '../draft/DraftKeeper.tsx';
import { useReportedProblems } from '../editor/EditorTitle.tsx';
import { entriesOf } from './entries.ts';
import { FormBar } from './FormBar.tsx';
import { FormPartsContext, RestoreContext, type FormWarning } from './form-parts.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { RemovedBanner } from './RemovedBanner.tsx';
import { useOptions } from './use-options.ts';
import { useRegisterForm } from './use-register-form.ts';
import { useSubmit } from './use-submit.ts';

interface RegisterFormProps {
  register: Register;
  /** Names the form for screen readers, where the record has several. */
  name?: string | undefined;
  /** Undefined for a new one. */
  record: Row | undefined;
  /** The record that a new one will belong to. */
  parent?: number | undefined;
  onSaved?: (saved: Row) => void;
  /** Saving can publish, where records are published. */
  canPublish?: boolean;
  /** The inputs laid out by hand, in place of their declared order. */
  Inputs?: ComponentType | undefined;
  /** Stands under the form and may use its parts, as the history does. */
  children?: ReactNode;
}

/** The form of one record: create and edit share it. */
export function RegisterForm({
  register,
  name,
  record,
  parent,
  onSaved,
  canPublish = false,
  Inputs = DeclaredInputs,
  children,
}: RegisterFormProps) {
  const state = useRegisterForm(register, record);
  const { form, base, problems } = state;
  const draft = draftName(useSession().user?.sub, register, base, parent);
  const { save, restore, settle, conflict, dismissConflict, isSaving } = useSubmit(
    register,
    state,
    (saved) => {
      forgetDraft(draft);
      onSaved?.(saved);
    },
    parent,
  );
  const options = useOptions(register);
  useReportedProblems(problems.length > 0);
  const isReadOnly = base !== undefined && !(base.may as { update: boolean }).update;
  const [warning, tellWarning] = useState<FormWarning>();
  const parts = useMemo(
    () => ({ register, base, form, options, isReadOnly, warning, tellWarning }),
    [register, base, form, options, isReadOnly, warning],
  );

  const putBack = (values: Values) => {
    const others = state.isDirty();
    const entries = entriesOf(register, { ...base, ...values });
    for (const field of Object.keys(values)) form.setValue(field, entries[field] ?? null);
    if (others) notify.info('Restored in the form, next to your other entries. Save to keep it.');
    else void save({ isUndoable: true });
  };
  const publish = () => void save({ also: { [register.publication!]: true } });

  return (
    <FormPartsContext value={parts}>
      <Box
        component="form"
        noValidate
        aria-label={name ?? (base ? `Edit this ${register.one}` : `New ${register.one}`)}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ProblemSummary register={register} problems={problems} />
        <RemovedBanner onRestore={() => void restore()} />
        {!isReadOnly && <DraftKeeper key={draft} name={draft} />}
        <Inputs />
        {!isReadOnly && (
          <FormBar
            isSaving={isSaving}
            onReset={() => state.adopt(base)}
            onPublish={canPublish && register.publication ? publish : undefined}
          />
        )}
      </Box>
      <LeaveGuard isDirty={state.isDirty} onDiscard={() => forgetDraft(draft)} />
      {conflict && <ConflictDialog conflict={conflict} onSettle={settle} onDismiss={dismissConflict} />}
      <RestoreContext value={putBack}>{children}</RestoreContext>
    </FormPartsContext>
  );
}
