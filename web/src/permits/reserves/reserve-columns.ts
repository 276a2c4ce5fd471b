import { permitReserve } from '@artesian/contract/permits/reserves';
import type { Column } from '../../ui/table/column.ts';
import { declaredColumns } from '../../ui/table/declared-column.ts';

export const fiscalYearColumn: Column<{ fiscal_year: number }> = {
  id: 'fiscal_year',
  header: 'Fiscal Year',
  kind: 'choice',
  width: 130,
  value: ({ fiscal_year }) => String(fiscal_year),
};

/** What a year allowed and pumped, and from that what became of the reserve, in the order in which it is reckoned. */
export const reserveColumns = declaredColumns(permitReserve.row)(
  'acres',
  'allowed_gal',
  'pumped_gal',
  'before_gal',
  'added_gal',
  'taken_gal',
  'spent_gal',
  'lost_gal',
  'earned_gal',
  'over_cap_gal',
  'after_gal',
  'exceeding_gal',
  'earns_nothing',
);
