import type { Row } from '@artesian/contract/language/register';
import { permitWellLinks } from '@artesian/contract/permits/permit-rows';
import type { EditableChoice } from '../register/rows/editable-columns.ts';
import { RegisterRows } from '../register/rows/RegisterRows.tsx';
import { OpenLinksOfEnded } from './OpenLinksOfEnded.tsx';
import { WellsCountingElsewhere } from './WellsCountingElsewhere.tsx';

const nameOf = (row: Row) => String(row.linked_well_identifier);
const toneOf = (row: Row) => (row.end_date ? 'grey' : undefined);

const columns: EditableChoice<Row>[] = [
  { id: 'well_ndx', width: 136 },
  { id: 'start_date', isLongDate: true, width: 168 },
  { id: 'end_date', isLongDate: true, width: 168 },
  { id: 'state', header: 'Link', kind: 'text', width: 76, value: (row) => (row.end_date ? 'Ended' : 'Open') },
  { id: 'linked_well_identifier', header: 'Well Record', width: 170, opens: 'well_ndx' },
];

/** Spec 3 §2 'Manage Linked Wells': the wells that stood under a permit over time. */
export const LinkedWells = ({ record: permit }: { record: number }) => (
  <>
    <OpenLinksOfEnded permit={permit} />
    <WellsCountingElsewhere permit={permit} />
    <RegisterRows
      register={permitWellLinks}
      of={permit}
      name="Linked wells"
      columns={columns}
      rowName={nameOf}
      rowTone={toneOf}
      required="Required"
      addLabel="Link a well"
      removeLabel="Delink"
      empty="No well is linked yet."
      maxHeight={360}
    />
  </>
);
