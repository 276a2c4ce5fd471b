import type { Row } from '@artesian/contract/language/register';
import type { View } from '@artesian/contract/language/view';
import { linkedMeters, linkedWells, permitsOfSameHolder } from '@artesian/contract/permits/permit-lists';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../api.ts';
import { useRecordPage } from '../register/use-record-page.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { TextLink } from '../ui/TextLink.tsx';

interface LinkedList {
  title: string;
  view: View;
  /** The register of the records, and the columns that name them. */
  to: string;
  key: string;
  words: (row: Row) => string;
  none: string;
}

const lists: readonly LinkedList[] = [
  {
    title: 'Linked Wells',
    view: linkedWells,
    to: 'list-wells',
    key: 'well_ndx',
    words: (row) => String(row.linked_well_identifier),
    none: 'No well stands under this permit today.',
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
    words: (row) => `${String(row.meter_id)}${row.is_active ? '' : ' (not active)'}`,
    none: 'No meter measures the wells of this permit.',
  },
];

/** What a permit has to do with, each a link to its record in a new tab. */
export const LinkedRecords = ({ permit }: { permit: number }) => (
  <Box sx={gridStyle}>
    {lists.map((list) => (
      <Linked key={list.title} list={list} permit={permit} />
    ))}
  </Box>
);

function Linked({ list, permit }: { list: LinkedList; permit: number }) {
  const { title, view } = list;
  const id = useId();
  const { data, error, refetch } = useQuery({
    queryKey: [view.path, permit],
    queryFn: ({ signal }) => api.view(view, { params: { permit_ndx: permit }, signal } as never) as Promise<Row[]>,
  });
  return (
    <section aria-labelledby={id}>
      <Typography variant="h4" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Links list={list} rows={data} />
      ) : (
        <Skeleton width="60%" />
      )}
    </section>
  );
}

function Links({ list: { to, key, words, none }, rows }: { list: LinkedList; rows: readonly Row[] }) {
  const page = useRecordPage(to);
  if (rows.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>;
  return (
    <Box component="ul" sx={listStyle}>
      {rows.map((row) => (
        <li key={String(row[key])}>
          {page ? (
            <TextLink to={`${page}/${String(row[key])}`} target="_blank">
              {words(row)}
            </TextLink>
          ) : (
            words(row)
          )}
        </li>
      ))}
    </Box>
  );
}

/** A holder of many permits does not push the rest of the form away. */
const listStyle = { m: 0, pl: 2.5, maxHeight: 200, overflowY: 'auto', '& li': { py: 0.25 } } as const;

const gridStyle = {
  display: 'grid',
  gap: 3,
  mt: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
} as const;
