import { activityLog, type Activity } from '@artesian/contract/people/activity-log';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { AnsweredTable } from '../ui/table/AnsweredTable.tsx';
import { declaredColumns } from '../ui/table/declared-column.ts';
import { TextLink } from '../ui/TextLink.tsx';

const columns = declaredColumns(activityLog.row)(
  { id: 'at', width: 215 },
  {
    id: 'who_name',
    isName: true,
    render: ({ who, who_name }) =>
      who === null ? who_name : <TextLink to={`/admin/users-management/${who}`}>{who_name}</TextLink>,
  },
  { id: 'act', width: 170 },
  { id: 'about', width: 280 },
  { id: 'times', width: 100 },
  { id: 'from_address', width: 140 },
);
const keyOf = ({ entry }: Activity) => entry;

/** Who signed in, was refused, exported, made keys or changed users. Not in the specification: the path is ours. */
export default function ActivityLogScreen() {
  const answer = useQuery({
    queryKey: [activityLog.path],
    queryFn: ({ signal }) => api.view(activityLog, { signal }),
  });
  return (
    <>
      <PageHeader
        title="Activity Log"
        purpose="Sign-ins, refused attempts, exports, API keys and changes to users over the last 400 days. Changes to records are in the history of each record."
      />
      <AnsweredTable
        name="Activity Log"
        answer={answer}
        columns={columns}
        rowKey={keyOf}
        pageSize={30}
        empty={<EmptyState title="No activity yet" />}
      />
    </>
  );
}
