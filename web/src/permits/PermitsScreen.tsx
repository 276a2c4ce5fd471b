import type { Row } from '@artesian/contract/language/register';
import { managedPermits, permitsManagedInYear } from '@artesian/contract/permits/permit-lists';
import { permits } from '@artesian/contract/permits/permits';
import { RENEWALS } from '../dashboard/list-links.ts';
import { PermitGlance } from '../glance/glances.tsx';
import { RegisterScreen } from '../register/RegisterScreen.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import type { RowTone } from '../ui/table/grid/row-parts.ts';
import { usePrintCertificates } from './certificate/use-print-certificates.tsx';
import { findPermits } from './find-permits.ts';
import { usePermitColumns } from './permit-columns.ts';
import { permitParts } from './permit-parts.ts';
import { useYearOfList } from './use-year-of-list.ts';

/** Inactive and Deleted start unchecked (spec 3 §2). */
const initialFilters = { is_terminated: 'no', removed: 'no' };

/** What changes without an amendment, of many permits alike. */
const bulk = [
  'allocation_distribution_ndx',
  'aquifer_group_ndx',
  'special_provisions',
  'notes',
  'alternate_rolo_ndx',
  'billing_rolo_ndx',
  'meter_rolo_ndx',
];

/** Spec 3 §2 'Permits Management (list)' and 'Edit permit'. */
export default function PermitsScreen() {
  const { dialog, ...printing } = usePrintCertificates();
  const year = useYearOfList();
  const ofYear = year !== undefined && { list: permitsManagedInYear, listBy: { fiscal_year: year } };
  return (
    <>
      <RegisterScreen
        register={permits}
        list={managedPermits}
        {...ofYear}
        recordTitle="Edit Permit"
        purpose="The district’s permits: holder, volume, aquifer and use."
        columns={usePermitColumns(year)}
        pageSize={30}
        initialFilters={initialFilters}
        find={findPermits}
        bulk={bulk}
        rowTone={toneOf}
        parts={permitParts}
        Glance={PermitGlance}
        actions={<ButtonLink to={RENEWALS}>Renewals</ButtonLink>}
        {...printing}
      />
      {dialog}
    </>
  );
}

function toneOf({ removed, is_terminated }: Row): RowTone | undefined {
  if (removed) return { tone: 'ended', words: 'Deleted' };
  return is_terminated ? { tone: 'ended', words: 'Inactive' } : undefined;
}
