import { reserveAccounts, type ReserveYear } from '@artesian/contract/permits/reserves';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { PERMITS } from '../../dashboard/list-links.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Column } from '../../ui/table/column.ts';
import { AnsweredTable } from '../../ui/table/AnsweredTable.tsx';
import { declaredColumns } from '../../ui/table/declared-column.ts';
import { fiscalYearColumn, reserveColumns } from './reserve-columns.ts';

const declared = declaredColumns(reserveAccounts.row);
const first = ['allowed_gal', 'pumped_gal', 'spent_gal', 'earned_gal', 'after_gal', 'exceeding_gal', 'earns_nothing'];
const columns: readonly Column<ReserveYear>[] = [
  ...declared({ id: 'permit_number', isName: true }),
  { ...fiscalYearColumn, isPinned: true },
  // What is asked first; then what it follows from.
  ...reserveColumns.filter(({ id }) => first.includes(id)),
  ...reserveColumns.filter(({ id }) => !first.includes(id)),
  ...declared('permit_name'),
];
const keyOf = ({ permit_ndx, fiscal_year }: ReserveYear) => `${permit_ndx} ${fiscal_year}`;
const hrefOf = ({ permit_ndx }: ReserveYear) => `${PERMITS}/${permit_ndx}`;

const ways = [
  ['allowances-by-land', 'Allowances'],
  ['permit-acreage', 'Acreage'],
  ['reserve-entries', 'Entries'],
] as const;

/** The accounts of all reserves, and the way to what they follow from. Not in the specification. */
export default function LandAndReservesScreen() {
  const answer = useQuery({
    queryKey: [reserveAccounts.path],
    queryFn: ({ signal }) => api.view(reserveAccounts, { signal }),
  });
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Land and Reserves"
        purpose="For permits with an allowance by land: what each year allowed and pumped, and what happened to the unused volume."
        actions={ways.map(([place, words]) => (
          <ButtonLink key={place} to={`/data-management/permit-records/${place}`} size="small">
            {words}
          </ButtonLink>
        ))}
      />
      <AnsweredTable
        name="Land and Reserves"
        answer={answer}
        columns={columns}
        rowKey={keyOf}
        hrefOf={hrefOf}
        pageSize={30}
        empty={
          <EmptyState title="No permit has an allowance by land">
            Add an allowance for a permit type, then the acres of its permits. All other permits keep their authorized
            volumes.
          </EmptyState>
        }
      />
    </>
  );
}
