import {
  associatedActiveMeters,
  associatedInspections,
  associatedPermits,
  otherOwnerWells,
} from '@artesian/contract/wells/well-relations';
import { useFormParts } from '../register/form/form-parts.ts';
import { LinkedLists, type LinkedList } from '../register/list/LinkedLists.tsx';
import { localTime } from '../ui/dates.ts';

const lists: readonly LinkedList[] = [
  {
    title: 'Associated Permits',
    view: associatedPermits,
    to: 'list-permits',
    key: 'permit_ndx',
    words: (row) => String(row.permit_number),
    note: (row) => (row.is_current ? undefined : 'not in force at this well'),
    none: 'None now or in the past.',
  },
  {
    title: 'Active Meters',
    view: associatedActiveMeters,
    to: 'list-meters',
    key: 'meter_ndx',
    words: (row) => String(row.meter_id),
    none: 'No meter measures this well.',
  },
  {
    title: 'Other Wells of the Owner',
    view: otherOwnerWells,
    to: 'list-wells',
    key: 'other_well_ndx',
    words: (row) => String(row.district_well_id),
    none: 'None on record.',
  },
  {
    title: 'Site Inspections',
    view: associatedInspections,
    key: 'ir_ndx',
    words: (row) => localTime(String(row.inspection_date)),
    note: (row) => [row.ir_type_desc ?? 'Type not set', row.inspected_by].filter(Boolean).join(' · '),
    none: 'Not inspected yet.',
  },
  { title: 'Enforcement Records', none: 'Enforcement visits are listed under site inspections.' },
];

/** What belongs to the well and is kept elsewhere (spec 2 §3 'Associated lists'). */
export function AssociatedRecords() {
  const { base } = useFormParts();
  return <LinkedLists lists={lists} of={{ well_ndx: base!.well_ndx as number }} />;
}
