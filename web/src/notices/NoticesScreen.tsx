import { noticeKinds, notices } from '@artesian/contract/notices/notices';
import { useQuery } from '@tanstack/react-query';
import { localTime } from '../ui/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import type { Column } from '../ui/table/column.ts';
import { AnsweredTable } from '../ui/table/AnsweredTable.tsx';
import { declaredColumns } from '../ui/table/declared-column.ts';
import { noticePath, noticesQuery, subjectOf, type Notice } from './letters.ts';

const declared = declaredColumns(notices.row);
const columns: readonly Column<Notice>[] = [
  {
    id: 'kind',
    header: 'Notice',
    kind: 'choice',
    isName: true,
    choices: Object.values(noticeKinds),
    value: ({ kind }) => noticeKinds[kind],
  },
  { id: 'what', header: 'About', kind: 'text', value: subjectOf },
  ...declared(
    { id: 'created_timestamp', render: ({ created_timestamp }) => localTime(created_timestamp) },
    'created_by',
  ),
  ...declared('letters', 'told', 'waiting', 'to_post', 'unsure'),
];
const keyOf = ({ notice_ndx }: Notice) => String(notice_ndx);
const hrefOf = ({ notice_ndx }: Notice) => noticePath(notice_ndx);

/** What was told to many at once. Not in the specification: the path is ours. */
export default function NoticesScreen() {
  const answer = useQuery(noticesQuery);
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Notices"
        purpose="Notices to permittees and meter contacts by e-mail and mail: recipients, dates and delivery status of each letter."
      />
      <AnsweredTable
        name="Notices"
        answer={answer}
        columns={columns}
        rowKey={keyOf}
        hrefOf={hrefOf}
        pageSize={30}
        empty={
          <EmptyState title="No notice has been sent yet">
            Send a notice from a drought-stage declaration, or as a meter-reading reminder.
          </EmptyState>
        }
      />
    </>
  );
}
