import type { Row } from '@artesian/contract/language/register';
import type { View } from '@artesian/contract/language/view';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useRecordPage } from '../use-record-page.ts';

/** Records of one kind that another has to do with. */
interface AskedList {
  title: string;
  view: View;
  /** The column of the record's number, which its register is opened by. */
  key: string;
  /** The register of the records; without, they have no page of their own. */
  to?: string;
  words: (row: Row) => string;
  /** What is said behind the name, quietly. */
  note?: (row: Row) => string | undefined;
  none: string;
}

/** Without a view there are never any. */
export type LinkedList = AskedList | (Pick<AskedList, 'title' | 'none'> & { view?: never });

interface LinkedListsProps {
  lists: readonly LinkedList[];
  /** The record that they are linked to, as the calls are asked by it. */
  of: Record<string, number>;
}

/** What a record has to do with, each a link to its own record in a new tab. */
export const LinkedLists = ({ lists, of }: LinkedListsProps) => (
  <Box sx={gridStyle}>
    {lists.map((list) => (
      <Linked key={list.title} list={list} of={of} />
    ))}
  </Box>
);

function Linked({ list, of }: { list: LinkedList; of: LinkedListsProps['of'] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h4" id={id} sx={{ mb: 0.5 }}>
        {list.title}
      </Typography>
      {list.view ? <Asked list={list} of={of} /> : <Quiet>{list.none}</Quiet>}
    </section>
  );
}

function Asked({ list, of }: { list: AskedList; of: LinkedListsProps['of'] }) {
  const { view } = list;
  const { data, error, refetch } = useQuery({
    queryKey: [view.path, ...Object.values(of)],
    queryFn: ({ signal }) => api.view(view, { params: of, signal } as never) as Promise<Row[]>,
  });
  if (data) return <Links list={list} rows={data} />;
  return error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <Skeleton width="60%" />;
}

function Links({ list, rows }: { list: AskedList; rows: readonly Row[] }) {
  if (rows.length === 0) return <Quiet>{list.none}</Quiet>;
  return (
    <Box component="ul" sx={listStyle}>
      {rows.map((row) => (
        <li key={String(row[list.key])}>
          <Name list={list} row={row} />
          {list.note?.(row) && <Quiet> · {list.note(row)}</Quiet>}
        </li>
      ))}
    </Box>
  );
}

function Name({ list: { to, key, words }, row }: { list: AskedList; row: Row }) {
  const page = useRecordPage(to);
  if (!page) return words(row);
  return (
    <TextLink to={`${page}/${String(row[key])}`} target="_blank">
      {words(row)}
    </TextLink>
  );
}

const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

const gridStyle = {
  display: 'grid',
  gap: 3,
  mt: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
} as const;

/** One who has hundreds of them does not push the rest of the page away. */
const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 200,
  overflowY: 'auto',
  // As far apart as fingers need them to be.
  '& li': { py: 0.5 },
} as const;
