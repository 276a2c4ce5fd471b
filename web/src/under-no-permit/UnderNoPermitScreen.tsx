import { waterUnderNoPermit } from '@artesian/contract/metering/under-no-permit';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { WELLS } from '../dashboard/list-links.ts';
import { formatMonth } from '../ui/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import type { Column } from '../ui/table/column.ts';
import { AnsweredTable } from '../ui/table/AnsweredTable.tsx';
import { declaredColumns } from '../ui/table/declared-column.ts';
import type { z } from 'zod';

type Water = z.output<typeof waterUnderNoPermit.row>;

const declared = declaredColumns(waterUnderNoPermit.row);
const columns: readonly Column<Water>[] = [
  ...declared({ id: 'district_well_id', isName: true }, { id: 'mo', render: ({ mo }) => formatMonth(mo) }),
  {
    id: 'fiscal_year',
    header: 'Fiscal Year',
    kind: 'choice',
    width: 140,
    value: ({ fiscal_year }) => String(fiscal_year),
  },
  ...declared({ id: 'gallons', total: 'sum' }),
];
const keyOf = ({ well_ndx, mo }: Water) => `${well_ndx} ${mo}`;
const hrefOf = ({ well_ndx }: Water) => `${WELLS}/${well_ndx}`;

/** The wells and months whose water counts at no permit. Not in the specification: the path is ours. */
export default function UnderNoPermitScreen() {
  const answer = useQuery({
    queryKey: [waterUnderNoPermit.path],
    queryFn: ({ signal }) => api.view(waterUnderNoPermit, { signal }),
  });
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Water under No Permit"
        purpose="Water pumped from wells while they had no linked permit. It is not in any permit’s figures. Link the well to its permit from the correct date, and it will count."
      />
      <AnsweredTable
        name="Water under No Permit"
        answer={answer}
        columns={columns}
        rowKey={keyOf}
        hrefOf={hrefOf}
        pageSize={30}
        empty={<EmptyState title="All water counts toward a permit" />}
      />
    </>
  );
}
