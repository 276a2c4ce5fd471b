import { metaOf, type Row } from '@artesian/contract/language/register';
import type { View } from '@artesian/contract/language/view';
import type { Fields } from '@artesian/contract/language/rows';
import { managedPermits } from '@artesian/contract/permits/permit-lists';
import { useMemo } from 'react';
import { columnOf } from '../register/columns.ts';
import { useOptions } from '../register/use-options.ts';
import { declaredColumns } from '../ui/table/declared-column.ts';
import type { Column } from '../ui/table/column.ts';

const { row }: View = managedPermits;
/** Fields whose names stand in lists of their own. */
const pointing = { fields: row.shape as Fields };

const declared = declaredColumns(row);
const choice = { kind: 'choice' as const };
const hidden = { hidden: true };

/** The sixteen columns of the specification (3 §2), and after them what the dashboard sums permits by, to be chosen. */
export function usePermitColumns(): readonly Column<Row>[] {
  const options = useOptions(pointing);
  return useMemo(() => {
    const named = (name: string) => columnOf(name, metaOf(pointing, name), options);
    return [
      ...declared(
        'permit_number',
        { id: 'permit_ndx', header: 'Permit Record' },
        'is_terminated',
        'legacy_permit_number',
      ),
      ...declared('authorized_volume_gal', 'permit_name', 'owner_org'),
      ...declared({ id: 'permit_type_desc', ...choice }, { id: 'permit_status_desc', ...choice }),
      ...declared({ id: 'aquifer_group_name', ...choice }, 'owner_name'),
      named('primary_use_ndx'),
      named('allocation_distribution_ndx'),
      ...declared(
        { id: 'removed', header: 'Deleted' },
        { id: 'rolo_ndx', header: 'Permittee Record', kind: 'number', ungrouped: true },
      ),
      named('secondary_use_ndx'),
      ...declared({ id: 'grouping_name', ...choice, ...hidden }, { id: 'permit_tier_name', ...choice, ...hidden }),
      ...declared({ id: 'aq_group_summary_name', ...choice, ...hidden }, { id: 'type_group', ...choice, ...hidden }),
      ...declared({ id: 'permit_status_group_name', ...choice, ...hidden }, { id: 'fiscal_years', ...hidden }),
    ];
  }, [options]);
}
