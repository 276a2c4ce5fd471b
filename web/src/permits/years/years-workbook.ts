import { permitAmendments, permitCorrections } from '@artesian/contract/permits/permit-years';
import type { Paper } from '@artesian/contract/language/settings';
import { workbookType } from '@artesian/contract/language/workbook';
import { reachOf } from '../../ui/pdf/district.ts';
import { asXlsx, type SheetOfRows } from '../../ui/table/export/as-xlsx.ts';
import type { Column } from '../../ui/table/column.ts';
import { declaredColumns } from '../../ui/table/declared-column.ts';
import { aboutFigures, headLines } from './head-lines.ts';
import type { SheetOfYears } from './gather-years.ts';
import { monthColumns, columnsOfYears } from './year-columns.ts';

const amendmentColumns = declaredColumns(permitAmendments.row)(
  'fiscal_year',
  'pamend_type_desc',
  'effective_date',
  'counts_from',
  'approval_date',
  'change_gal',
);
const correctionColumns = declaredColumns(permitCorrections.row)(
  'fiscal_year',
  'corrected_at',
  'corrected_by_name',
  'reason',
  'months',
  'first_month',
  'last_month',
  'permitted_change_gal',
  'reduced_change_gal',
  'metered_change_gal',
);

/** The years of a permit as a workbook: years, months, and what was amended and corrected. */
export async function yearsWorkbook(sheet: SheetOfYears, paper: Paper): Promise<Blob> {
  const { head, district, asOf, lines, months, amendments, corrections } = sheet;
  const about = [district.name, reachOf(district), ...headLines(head), aboutFigures(asOf)].filter(
    (line) => line !== '',
  );
  const sheetOf = <T>(
    name: string,
    columns: readonly Column<T>[],
    rows: readonly T[],
    isSum?: (row: number) => boolean,
  ) =>
    ({
      name,
      columns,
      rows: rows.map((row) => columns.map((column) => column.value(row))),
      print: { paper, heading: [`Permit ${head.permit_number}: ${name}`, ...about], ...(isSum && { isSum }) },
    }) satisfies SheetOfRows;
  const bytes = await asXlsx(
    sheetOf('Years', columnsOfYears(lines), lines, (row) => lines[row]!.kind === 'sum'),
    sheetOf('Months', monthColumns, months),
    sheetOf('Amendments', amendmentColumns, amendments),
    sheetOf('Corrections', correctionColumns, corrections),
  );
  return new Blob([bytes], { type: workbookType });
}
