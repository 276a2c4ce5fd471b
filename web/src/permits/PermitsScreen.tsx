import type { Row } from '@artesian/contract/language/register';
import { managedPermits } from '@artesian/contract/permits/permit-lists';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { viewQuery } from '../register/options.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import type { RowTone } from '../ui/table/row-parts.ts';
import { PermitPanels } from './PermitPanels.tsx';
import { findPermits } from './find-permits.ts';
import { usePermitColumns } from './permit-columns.ts';

const permitsQuery = viewQuery(managedPermits);
/** Inactive and Deleted start unchecked (spec 3 §2). */
const initialFilters = { is_terminated: 'no', removed: 'no' };
const keyOf = ({ permit_ndx }: Row) => String(permit_ndx);

/** Spec 3 §2 'Permits Management (list)', to be read: permits are not edited here yet. */
export default function PermitsScreen() {
  const { data, error, refetch } = useQuery(permitsQuery);
  const columns = usePermitColumns();
  const { id }: { id?: string } = useParams({ strict: false });
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Permits Management"
        purpose="The permits of the district: who may pump how much, from which aquifer and for what."
      />
      {id !== undefined ? (
        <PermitPanels permit={Number(id)} />
      ) : error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          name="Permits Management"
          rows={data}
          columns={columns}
          rowKey={keyOf}
          pageSize={30}
          initialFilters={initialFilters}
          rowTone={toneOf}
          find={findPermits}
          isSelectable
          empty={<EmptyState title="No permit yet" />}
        />
      )}
    </>
  );
}

function toneOf({ removed, is_terminated }: Row): RowTone | undefined {
  if (removed) return { tone: 'ended', words: 'Deleted' };
  return is_terminated ? { tone: 'ended', words: 'Inactive' } : undefined;
}
