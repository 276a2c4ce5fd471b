import { permitMonths, permitYears, type PermitMonth } from '@artesian/contract/permits/permit-years';
import { formatMonth, monthOfRow } from '../../ui/dates.ts';
import type { Column } from '../../ui/table/column.ts';
import { declaredColumns, describedBy } from '../../ui/table/declared-column.ts';
import { columnMeta } from '@artesian/contract/language/rows';
import type { YearLine } from './years-of-permit.ts';

type YearColumn = keyof (typeof permitYears)['row']['shape'];

/** Labelled and counted as the view declares it. */
const column = (id: keyof YearLine, declared: YearColumn): Column<YearLine> => ({
  id,
  ...describedBy(columnMeta(permitYears.row, declared)),
  value: (line) => line[id],
});

/** The sheet of years, on the screen, on paper and in a workbook. */
const yearColumns: readonly Column<YearLine>[] = [
  { id: 'label', header: 'Fiscal Year', kind: 'text', value: ({ label }) => label },
  column('permitted_gal', 'permitted_gal'),
  { id: 'stages', header: 'Drought Stages', kind: 'text', value: ({ stages }) => stages || null },
  column('allowed_gal', 'reduced_gal'),
  column('pumped_gal', 'pumped_gal'),
  column('percent', 'pct_of_year'),
  column('spent_gal', 'spent_gal'),
  column('exceeding_gal', 'exceeding_gal'),
  column('exceeding_months', 'exceeding_months'),
  column('amendments', 'amendments'),
  column('corrections', 'corrections'),
  column('late_readings', 'late_readings'),
];

/** Without what a permit has no part in: a reserve. */
export const columnsOfYears = (lines: readonly YearLine[]): readonly Column<YearLine>[] =>
  yearColumns.filter(({ id }) => id !== 'spent_gal' || lines.some(({ spent_gal }) => spent_gal !== null));

export const monthColumns: readonly Column<PermitMonth>[] = [
  { id: 'month', header: 'Month', kind: 'text', value: (month) => formatMonth(monthOfRow(month)) },
  ...declaredColumns(permitMonths.row)(
    'fiscal_year',
    'drought_stage',
    'reduction',
    'permitted_gal',
    'reduced_gal',
    'metered_gal',
    'pct_of_month',
    'exceeding_gal',
    'late_readings',
  ),
];
