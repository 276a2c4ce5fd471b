import { permitsOfContact, wellsOfContact } from '@artesian/contract/permits/permit-lists';
import { LinkedLists, type LinkedList } from '../register/LinkedLists.tsx';

const lists: readonly LinkedList[] = [
  {
    title: 'Linked Wells',
    view: wellsOfContact,
    to: 'list-wells',
    key: 'well_ndx',
    words: (row) => String(row.linked_well_identifier),
    none: 'No well names this contact.',
  },
  {
    title: 'Linked Permits',
    view: permitsOfContact,
    to: 'list-permits',
    key: 'permit_ndx',
    words: (row) => String(row.linked_permit_identifier),
    none: 'No permit names this contact.',
  },
];

/** What a contact has to do with (spec 3 §3 'Contact'). */
export const LinkedRecords = ({ record: contact }: { record: number }) => (
  <LinkedLists lists={lists} of={{ rolo_ndx: contact }} />
);
