import { linkedMeters, linkedWells, permitsOfSameHolder } from '@artesian/contract/permits/permit-lists';
import { LinkedLists, type LinkedList } from '../register/list/LinkedLists.tsx';

const lists: readonly LinkedList[] = [
  {
    title: 'Linked Wells',
    view: linkedWells,
    to: 'list-wells',
    key: 'well_ndx',
    words: (row) => String(row.linked_well_identifier),
    none: 'No wells are under this permit today.',
  },
  {
    title: 'Other Permits of the Permittee',
    view: permitsOfSameHolder,
    to: 'list-permits',
    key: 'associated_permit_ndx',
    words: (row) => String(row.associated_permits_info),
    none: 'The permittee has no other permit.',
  },
  {
    title: 'Linked Meters',
    view: linkedMeters,
    to: 'list-meters',
    key: 'meter_ndx',
    words: (row) => String(row.meter_id),
    note: (row) => (row.is_active ? undefined : 'not active'),
    none: 'No meter measures the wells of this permit.',
  },
];

/** What a permit has to do with. */
export const LinkedRecords = ({ permit }: { permit: number }) => (
  <LinkedLists lists={lists} of={{ permit_ndx: permit }} />
);
