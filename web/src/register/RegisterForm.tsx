import type { Register, Row } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DeclaredInputs } from './DeclaredInputs.tsx';
import { FormBar } from './FormBar.tsx';
import { FormPartsContext } from './form-parts.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { useOptions } from './use-options.ts';
import { useRegisterForm } from './use-register-form.ts';
import { useSubmit } from './use-submit.ts';

interface RegisterFormProps {
  register: Register;
  /** Undefined for a new one. */
  record: Row | undefined;
  onSaved: (saved: Row) => void;
  /** The inputs laid out by hand, in place of their declared order. */
  Inputs?: ComponentType | undefined;
  /** Stands under the form and may use its parts, as the history does. */
  children?: ReactNode;
}

/** The form of one record: create and edit share it. */
export function RegisterForm({ register, record, onSaved, Inputs = DeclaredInputs, children }: RegisterFormProps) {
  const state = useRegisterForm(register, record);
  const { save, settle, conflict, dismissConflict, isSaving } = useSubmit(register, state, onSaved);
  const options = useOptions(register);
  const { form, base } = state;
  const isReadOnly = base !== undefined && !(base.may as { update: boolean }).update;
  const parts = useMemo(
    () => ({ register, base, form, options, isReadOnly }),
    [register, base, form, options, isReadOnly],
  );

  return (
    <FormPartsContext value={parts}>
      <Box
        component="form"
        noValidate
        aria-label={base ? `Edit this ${register.one}` : `New ${register.one}`}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ProblemSummary register={register} problems={state.problems} />
        <Inputs />
        {!isReadOnly && <FormBar isSaving={isSaving} onReset={() => state.adopt(base)} />}
      </Box>
      <LeaveGuard isDirty={state.isDirty} />
      {conflict && <ConflictDialog conflict={conflict} onSettle={settle} onDismiss={dismissConflict} />}
      {children}
    </FormPartsContext>
  );
}
