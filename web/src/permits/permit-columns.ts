import { metaOf, type Row } from '@artesian/contract/language/register';
import type { View } from '@artesian/contract/language/view';
import { permitsManagedInYear } from '@artesian/contract/permits/permit-lists';
import { useMemo } from 'react';
import { columnOf } from '../register/list/columns.ts';
import { useOptions } from '../register/form/use-options.ts';
import { declaredColumns } from '../ui/table/declared-column.ts';
import type { Column } from '../ui/table/column.ts';
import { comingVolume } from './coming-volume.ts';

const { row }: View = permitsManagedInYear;
/** Fields whose names stand in lists of their own. */
const pointing = { fields: row.shape };

const declared = declaredColumns(row);
const choice = { kind: 'choice' as const };
const hidden = { hidden: true };

/**
 * The sixteen columns of the specification (3 §2), the numbers of records last, and after them the volume that is coming and what the dashboard sums permits by, to be chosen. Of one fiscal year also
 * what it permits, and the groups are those of that year.
 */
export function usePermitColumns(year: number | undefined): readonly Column<Row>[] {
  const options = useOptions(pointing);
  return useMemo(() => {
    const named = (name: string) => columnOf(name, metaOf(pointing, name), options);
    return [
      ...declared('permit_number', { id: 'permit_name', isPinned: true }, ...permittedIn(year)),
      ...declared({ id: 'volume_now_gal', header: 'Authorized Volume' }, 'owner_org'),
      ...declared({ id: 'permit_status_desc', ...choice }, { id: 'permit_type_desc', ...choice }),
      ...declared({ id: 'aquifer_group_name', ...choice }, 'owner_name'),
      named('primary_use_ndx'),
      named('secondary_use_ndx'),
      named('allocation_distribution_ndx'),
      ...declared('is_terminated', { id: 'removed', header: 'Deleted' }, 'legacy_permit_number'),
      ...declared(
        { id: 'permit_ndx', header: 'Permit Record' },
        { id: 'rolo_ndx', header: 'Permittee Record', kind: 'number', ungrouped: true },
      ),
      comingVolume,
      ...declared(
        { id: 'grouping_name', ...choice, ...hidden, ...inYear('Permit Owner/Group', year) },
        { id: 'permit_tier_name', ...choice, ...hidden, ...inYear('Tier', year) },
      ),
      ...declared({ id: 'aq_group_summary_name', ...choice, ...hidden }, { id: 'type_group', ...choice, ...hidden }),
      ...declared({ id: 'permit_status_group_name', ...choice, ...hidden }, { id: 'fiscal_years', ...hidden }),
    ];
  }, [options, year]);
}

const inYear = (words: string, year: number | undefined) =>
  year === undefined ? {} : { header: `${words} in Fiscal Year ${year}` };

const permittedIn = (year: number | undefined) =>
  year === undefined ? [] : [{ id: 'permitted_gal', total: 'sum' as const, ...inYear('Permitted', year) }];
