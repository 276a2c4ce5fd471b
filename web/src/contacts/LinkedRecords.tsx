import { permitsOfContact, wellsOfContact } from '@artesian/contract/permits/permit-lists';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { WellsOnMap } from '../location/WellsOnMap.tsx';
import { LinkedLists, type LinkedList } from '../register/list/LinkedLists.tsx';

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
  <>
    <LinkedLists lists={lists} of={{ rolo_ndx: contact }} />
    <MapOfWells contact={contact} />
  </>
);

/** Nothing is drawn of a contact without wells; what went wrong with them is said in their list. */
function MapOfWells({ contact }: { contact: number }) {
  const { data: wells = [] } = useQuery({
    queryKey: [wellsOfContact.path, contact],
    queryFn: ({ signal }) => api.view(wellsOfContact, { params: { rolo_ndx: contact }, signal }),
  });
  return (
    wells.length > 0 && (
      <Box sx={{ mt: 3 }}>
        <WellsOnMap key={contact} wells={wells} />
      </Box>
    )
  );
}
