import type { PastUsersFile } from '@artesian/contract/people/users-files';
import { useQuery } from '@tanstack/react-query';
import { PastFiles } from '../../importing/PastFiles.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { RowTone } from '../../ui/table/grid/row-parts.ts';
import { filesQuery, FROM_A_FILE } from './files-query.ts';

const columns: readonly Column<PastUsersFile>[] = [
  { id: 'file_name', header: 'File', kind: 'text', isName: true, width: 260, value: ({ file_name }) => file_name },
  { id: 'added', header: 'Added', unit: 'users', kind: 'number', width: 155, value: ({ added }) => added },
  { id: 'gone', header: 'Removed Since', unit: 'users', kind: 'number', width: 185, value: ({ gone }) => gone },
  { id: 'who', header: 'By', kind: 'text', width: 180, value: ({ who }) => who },
  { id: 'at', header: 'On', kind: 'date', width: 190, value: ({ at }) => at },
  {
    id: 'taken_back_at',
    header: 'Removed On',
    kind: 'date',
    width: 190,
    value: ({ taken_back_at }) => taken_back_at,
  },
  { id: 'taken_back_by', header: 'Removed By', kind: 'text', value: ({ taken_back_by }) => taken_back_by },
];
const keyOf = ({ user_file_ndx }: PastUsersFile) => String(user_file_ndx);
const hrefOf = ({ user_file_ndx }: PastUsersFile) => `${FROM_A_FILE}/${user_file_ndx}`;
const toneOf = ({ taken_back_at }: PastUsersFile): RowTone | undefined =>
  taken_back_at === null ? undefined : { tone: 'ended', words: 'Taken back' };

/** The files that users were added from, each with the page where it is taken back. */
export function FormerFiles() {
  const asked = useQuery(filesQuery);
  if (asked.data?.length === 0) return null;
  return (
    <PastFiles
      heading="Former Files"
      asked={asked}
      name="Earlier users files"
      rows={asked.data}
      columns={columns}
      rowKey={keyOf}
      hrefOf={hrefOf}
      rowTone={toneOf}
      pageSize={10}
    />
  );
}
