import type { Register, Row } from '@artesian/contract/register';
import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';
import { ConflictDialog } from './ConflictDialog.tsx';
import { Field } from './Field.tsx';
import { FormBar } from './FormBar.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { RemovedField } from './RemovedField.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useRecordForm, type RecordForm } from './use-record-form.ts';

interface RegisterFormProps {
  register: Register;
  /** The record as it was opened; undefined for a new one. */
  row: Row | undefined;
  onSaved: (saved: Row) => void;
  /** The fields laid out by hand, in place of their declared order. */
  Fields?: ComponentType<FieldsProps> | undefined;
}

export interface FieldsProps {
  form: RecordForm;
  row: Row | undefined;
}

/** The form of one record, new or known: create and edit share it. */
export function RegisterForm({ register, row, onSaved, Fields }: RegisterFormProps) {
  const form = useRecordForm(register, row, onSaved);
  useLeaveGuard(form.isDirty && !form.isSaving);
  return (
    <Box
      component="form"
      noValidate
      aria-label={row ? `Edit this ${register.one}` : `New ${register.one}`}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <ProblemSummary problems={form.problems} />
      {Fields ? (
        <Fields form={form} row={row} />
      ) : (
        <FieldGrid>
          {Object.keys(register.fields).map((name) => (
            <Field key={name} register={register} name={name} control={form.control} />
          ))}
        </FieldGrid>
      )}
      {register.removable && <RemovedField register={register} row={row} form={form} />}
      <FormBar form={form} isNew={!row} />
      {form.conflict && row && <ConflictDialog register={register} base={row} conflict={form.conflict} form={form} />}
    </Box>
  );
}

/** As many columns as fit. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
