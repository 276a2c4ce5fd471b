import { workWaiting } from '@artesian/contract/dashboard/work-waiting';
import { useMemo } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Column } from '../../ui/table/column.ts';
import { AnsweredTable } from '../../ui/table/AnsweredTable.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AsOf } from '../AsOf.tsx';
import { useDashboardRows } from '../use-dashboard-rows.ts';
import { useMayOpen } from '../use-may-open.ts';
import { workLabels, type Waiting } from './work-labels.ts';

const keyOf = ({ work, record_ndx, since }: Waiting) => `${work} ${record_ndx} ${since}`;

/** Each thing that waits for the people of the district, with the way to it. Not in the specification: the path is ours. */
export default function WorkWaitingScreen() {
  const answer = useDashboardRows(workWaiting);
  const columns = useColumns();
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Work Waiting"
        purpose="Work waiting for staff, oldest first."
        actions={<AsOf />}
      />
      <AnsweredTable
        name="Work Waiting"
        answer={answer}
        columns={columns}
        rowKey={keyOf}
        pageSize={30}
        empty={<EmptyState title="No work is waiting" />}
      />
    </>
  );
}

function useColumns(): readonly Column<Waiting>[] {
  const mayOpen = useMayOpen();
  return useMemo(() => {
    const linked = (waiting: Waiting) => {
      const list = workLabels[waiting.work].listOf(waiting);
      return mayOpen(list) ? <TextLink {...list}>{waiting.title}</TextLink> : waiting.title;
    };
    return [
      { id: 'title', header: 'What', kind: 'text', value: ({ title }) => title, render: linked },
      { id: 'work', header: 'Work', kind: 'choice', value: ({ work }) => workLabels[work].one },
      { id: 'detail', header: 'About It', kind: 'text', value: ({ detail }) => detail },
      { id: 'since', header: 'Since', kind: 'date', value: ({ since }) => since },
    ];
  }, [mayOpen]);
}
