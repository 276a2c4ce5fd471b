import type { Row } from '@artesian/contract/language/register';
import { registrations } from '@artesian/contract/registrations/registrations';
import { RegisterScreen } from '../../register/RegisterScreen.tsx';
import type { RowTone } from '../../ui/table/grid/row-parts.ts';
import { HeldApart } from './HeldApart.tsx';
import { ReviewInputs } from './ReviewInputs.tsx';
import { useDeleting } from './use-deleting.tsx';

const standings = ['New', 'Corrected', 'Waiting for Sender', 'Held Apart', 'Complete', 'Disregarded'] as const;
type Standing = (typeof standings)[number];

/** Whose turn it is with a registration, in a word. */
function standingOf(row: Row): Standing {
  if (row.is_quarantined === true) return 'Held Apart';
  if (row.waits_for_sender === true) return 'Waiting for Sender';
  if (row.completed === true) return 'Complete';
  if (row.disregard === true) return 'Disregarded';
  return row.corrected_timestamp === null ? 'New' : 'Corrected';
}

const tones: Partial<Record<Standing, RowTone['tone']>> = {
  'Held Apart': 'warning',
  'Waiting for Sender': 'ended',
  Corrected: 'attention',
};

/** First what a reviewer decides by. Headers as the specification has them (2 §2). */
const columns = [
  'first_name',
  'last_name',
  'well_city',
  'sent_in',
  { id: 'standing', header: 'Standing', kind: 'choice', choices: standings, value: standingOf } as const,
  { id: 'hardcopy_well_records', header: 'Records?' },
  { id: 'primary_phone', header: 'Phone#' },
  { id: 'well_use_ndx', header: 'Use' },
  { id: 'aquifer_group_ndx', header: 'Aquifer' },
  { id: 'well_details_date_drilled', header: 'Date Drilled', kind: 'date', value: drilledIn } as const,
  'completed',
  'disregard',
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
      purpose="Wells registered by the public. Compare them with existing records, correct them, accept the owner and well, or send them back."
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
      isBeside
    />
  );
}

/** As far as it is known: a day, or a year alone. */
function drilledIn({ well_details_date_drilled: day, well_details_drilled_year_only: isYear }: Row): string | null {
  if (typeof day !== 'string') return null;
  return isYear === true ? day.slice(0, 4) : day;
}

function toneOf(row: Row): RowTone | undefined {
  const words = standingOf(row);
  const tone = tones[words];
  return tone && { tone, words };
}
