import { complianceRow, type ComplianceRow } from '@artesian/contract/drought/drought';
import { monthlyColor, type MonthlyColor } from '@artesian/domain/monthly-color';
import { OVER_WARNING, WARNING_PERCENT } from '@artesian/domain/warning';
import Box from '@mui/material/Box';
import { formatMonth } from '../../ui/dates.ts';
import { formatCell, type Column } from '../../ui/table/column.ts';
import { declaredColumns } from '../../ui/table/declared-column.ts';
import type { RowTone } from '../../ui/table/grid/row-parts.ts';
import { toneColors } from '../../ui/table/table-style.ts';

const declared = declaredColumns(complianceRow);

/** What is over, where nothing was allowed, has no percentage. */
const withoutAllocation = 'Over (no allocation)';

const [ofMonth] = declared('pct_of_month') as [Column<ComplianceRow>];

/** What is asked of a month first: how much of it is gone, of how much; after that the year, and what it follows from. */
export const complianceColumns: readonly Column<ComplianceRow>[] = [
  ...declared(
    { id: 'grouping_name', isName: true, width: 200 },
    { id: 'mo', isPinned: true, render: ({ mo }) => formatMonth(mo), width: 128 },
    { id: 'pct_of_month', render: (row) => <OfMonth row={row} />, width: 160 },
    { id: 'mo_metered_gallons', total: 'sum' },
    { id: 'mo_reduced_target', total: 'sum' },
    'pct_of_reduced_annual',
    'ytd_metered_gal',
    'reduced_permitted_gal',
    { id: 'drought_stage', kind: 'choice' },
    { id: 'permit_tier_name', kind: 'choice' },
    { id: 'mo_target', total: 'sum' },
    { id: 'drought_reduction', decimals: 2 },
  ),
  ...declared(
    'permitted_gallons',
    'pct_of_annual',
    { id: 'reserve_gal', hidden: true },
    { id: 'incomplete_permits', hidden: true },
    { id: 'is_over80pct', hidden: true },
    { id: 'is_overpumped', hidden: true },
    { id: 'no_allocation', hidden: true },
  ),
];

/** Of the fiscal year so far, as the tables of readings color it (spec 3 §9). */
export function yearTone({ is_overpumped, is_over80pct }: ComplianceRow): RowTone | undefined {
  if (is_overpumped) return { tone: 'warning', words: 'At 100 % of the year or above' };
  return is_over80pct ? { tone: 'attention', words: `${OVER_WARNING} of the year` } : undefined;
}

/** The color says how much of the month, or of the period that ends with it, is gone; the number beside it says the same. */
function OfMonth({ row }: { row: ComplianceRow }) {
  const { period_metered_gal: metered, period_reduced_gal: allowed, pct_of_month: percent } = row;
  const isOver = percent === null && row.no_allocation && allowed === 0;
  if (metered === null || allowed === null || (percent === null && !isOver)) return null;
  const color = monthlyColor(metered, allowed);
  return (
    <Box component="span" sx={{ ...chip, ...(color !== 'none' && { bgcolor: colors[color] }) }} data-color={color}>
      {isOver ? withoutAllocation : formatCell(ofMonth, row)}
    </Box>
  );
}

const chip = { px: 0.75, py: 0.25, borderRadius: 1, printColorAdjust: 'exact' } as const;

const mixed = (color: string) => `color-mix(in srgb, ${color} 30%, var(--mui-palette-background-paper))`;

const colors: Record<Exclude<MonthlyColor, 'none'>, string> = {
  green: mixed('#22c55e'),
  yellow: mixed('#facc15'),
  orange: mixed('#f97316'),
};

export const colorKey = [
  { color: colors.green, words: 'Up to 25 % of the month' },
  { color: colors.yellow, words: 'Up to 100 % of the month' },
  { color: colors.orange, words: 'Above 100 % of the month' },
  { color: toneColors.attention, words: `Row: over ${WARNING_PERCENT} % of the year` },
  { color: toneColors.warning, words: 'Row: 100 % of the year or more' },
];
