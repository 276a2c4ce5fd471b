import { amendmentType } from '@artesian/contract/permits/amendments';
import { toldOfPermittee } from '@artesian/contract/permits/new-permittee';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { entriesOf } from '../../register/form/entries.ts';
import { Field } from '../../register/form/Field.tsx';
import { FieldGrid } from '../../register/form/FieldGrid.tsx';
import { useFormParts } from '../../register/form/form-parts.ts';
import type { Entry } from '../../register/form/input-text.ts';
import { FlagInput } from '../../register/inputs/FlagInput.tsx';
import type { InputProps } from '../../register/inputs/input.ts';
import { EndingStatusInput } from './EndingStatusInput.tsx';
import { PermitBefore } from './PermitBefore.tsx';
import { Timeline } from './Timeline.tsx';
import { usePermitBefore } from './amended-permit.ts';
import { VolumeInputs } from './VolumeInputs.tsx';
import { WhatItDoes } from './WhatItDoes.tsx';

/** Spec 3 §3 'Permit amendment', its sections by type. */
export function AmendmentInputs() {
  const { base, form } = useFormParts();
  const type = useWatch({ control: form.control, name: 'pamend_type_ndx' }) as number | null;
  useDefaultsOfType(type);
  const Proposal = proposals[type ?? 0];
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FieldGrid>
        <Field name="pamend_type_ndx" isDisabled={base !== undefined} />
        <Field name="pamend_status_ndx" />
        <Field name="effective_date" />
      </FieldGrid>
      {Proposal && <Proposal />}
      <WhatItDoes />
      <Section title="Review">
        <FieldGrid>
          <Field name="action_staff_reviewer" />
          <Field name="action_general_manager" />
          <Field name="action_complete" />
          <Field name="action_complete_extension" />
          <Field name="action_incomplete_expired" />
        </FieldGrid>
        <Timeline />
      </Section>
      <Section title="Hearings">
        <FieldGrid>
          <Field name="action_public_hearing_date" />
          <Field name="action_public_hearing_notes" />
          <Field name="action_soah_prelim_hearing_date" />
          <Field name="action_soah_prelim_hearing_notes" />
          <Field name="action_soah_evidentiary_date" />
          <Field name="action_soah_evidentiary_notes" />
        </FieldGrid>
      </Section>
      <Section title="Decision">
        <FieldGrid>
          <Field name="approval_date" />
          <Field name="approval_body_ndx" />
          <Field name="board_order_080117" />
          <Field name="amendment_notes" />
        </FieldGrid>
      </Section>
    </Box>
  );
}

/** A new amendment of another type begins anew. */
function useDefaultsOfType(type: number | null) {
  const { register, base, form } = useFormParts();
  const before = useRef(type);
  useEffect(() => {
    if (before.current === type) return;
    const hadOne = before.current !== null;
    before.current = type;
    if (!base && hadOne) form.reset({ ...entriesOf(register, undefined), pamend_type_ndx: type });
  }, [type, base, form, register]);
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title}>
    <Typography variant="h4" component="h5" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

function VolumeChange() {
  return (
    <Section title="Volume Change">
      <VolumeInputs />
    </Section>
  );
}

function ChangeOfUse() {
  const before = usePermitBefore();
  return (
    <Section title="Change of Permitted Use">
      <FieldGrid>
        <PermitBefore name="primary_use_ndx" label="Present Primary Use" value={before?.primaryUse} />
        <Field name="proposed_primary_use_ndx" />
        <PermitBefore name="secondary_use_ndx" label="Present Secondary Use" value={before?.secondaryUse} />
        <Field name="proposed_secondary_use_ndx" />
      </FieldGrid>
    </Section>
  );
}

function Retirement() {
  const before = usePermitBefore();
  return (
    <Section title="Permit Retirement">
      <FieldGrid>
        <PermitBefore name="permit_status_ndx" label="Present Status" value={before?.status} />
        <Field name="proposed_status_ndx" Input={EndingStatusInput} />
      </FieldGrid>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        The permit ends on the effective date. That whole month still counts.
      </Typography>
    </Section>
  );
}

function ChangeOfHolder() {
  const before = usePermitBefore();
  return (
    <Section title="Change of Permit Holder">
      <FieldGrid>
        <PermitBefore name="rolo_ndx" label="Present Permittee" value={before?.holder} />
        <Field name="proposed_rolo_ndx" />
        <Field name="permittee_add_new" Input={NewPermitteeInput} />
        {toldOfPermittee.map((name) => (
          <Field key={name} name={name} />
        ))}
      </FieldGrid>
    </Section>
  );
}

/** Turned off, the permit's present holder is proposed again, as the specification says (3 §4). */
function NewPermitteeInput(props: InputProps) {
  const { form } = useFormParts();
  const holder = usePermitBefore()?.holder ?? null;
  const change = (entry: Entry) => {
    props.onChange(entry);
    if (entry !== true) form.setValue('proposed_rolo_ndx', holder);
  };
  return <FlagInput {...props} onChange={change} />;
}

const proposals: Record<number, () => ReactNode> = {
  [amendmentType.volume]: VolumeChange,
  [amendmentType.use]: ChangeOfUse,
  [amendmentType.retirement]: Retirement,
  [amendmentType.holder]: ChangeOfHolder,
};
