import type { Row } from '@artesian/contract/language/register';
import { registrations } from '@artesian/contract/registrations/registrations';
import { RegisterScreen } from '../../register/RegisterScreen.tsx';
import type { RowTone } from '../../ui/table/row-parts.ts';
import { HeldApart } from './HeldApart.tsx';
import { ReviewInputs } from './ReviewInputs.tsx';
import { useDeleting } from './use-deleting.tsx';

/** Headers as the specification has them (2 §2). */
const columns = [
  { id: 'hardcopy_well_records', header: 'Records?' },
  'first_name',
  'last_name',
  { id: 'primary_phone', header: 'Phone#' },
  { id: 'well_use_ndx', header: 'Use' },
  { id: 'aquifer_group_ndx', header: 'Aquifer' },
  { id: 'well_details_date_drilled', header: 'Date Drilled' },
  'completed',
  'disregard',
  'sent_in',
  'reference',
  'sent_together',
  'waits_for_sender',
  'is_quarantined',
];

/** What a machine may have sent in stands apart until somebody says otherwise. */
const initialFilters = { completed: 'no', disregard: 'no', is_quarantined: 'no' };

/** Spec 2 §2 'Registration review (staff)'. */
export default function ReviewScreen() {
  return (
    <RegisterScreen
      register={registrations}
      recordCrumb="Review Registration"
      purpose="Wells that the public registered: compare with the register, correct, accept as owner and well, or send back."
      actions={<HeldApart />}
      editing="Public Registration"
      columns={columns}
      pageSize={30}
      initialFilters={initialFilters}
      rowTone={toneOf}
      opens="Review"
      rowActions={useDeleting()}
      Inputs={ReviewInputs}
      hasCancelBelow
    />
  );
}

function toneOf({ waits_for_sender, corrected_timestamp, is_quarantined, completed }: Row): RowTone | undefined {
  if (is_quarantined === true) return { tone: 'warning', words: 'Held Apart' };
  if (waits_for_sender === true) return { tone: 'ended', words: 'Waits for Sender' };
  return corrected_timestamp !== null && completed !== true ? { tone: 'attention', words: 'Corrected' } : undefined;
}
