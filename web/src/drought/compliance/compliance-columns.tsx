import { complianceRow, type ComplianceRow } from '@artesian/contract/drought/drought';
import { monthlyColor, type MonthlyColor } from '@artesian/domain/monthly-color';
import Box from '@mui/material/Box';
import { monthInWords } from '../../ui/dates.ts';
import { inWords, type Column } from '../../ui/table/column.ts';
import { declaredColumns } from '../../ui/table/declared-column.ts';
import type { RowTone } from '../../ui/table/row-parts.ts';

const declared = declaredColumns(complianceRow);

/** What is over, where nothing was allowed, has no percentage. */
const withoutAllocation = 'Over (no allocation)';

const [ofMonth] = declared('pct_of_month') as [Column<ComplianceRow>];

export const complianceColumns: readonly Column<ComplianceRow>[] = [
  ...declared(
    { id: 'grouping_name', isName: true, width: 220 },
    { id: 'mo', render: ({ mo }) => monthInWords(mo) },
    { id: 'permit_tier_name', kind: 'choice' },
    { id: 'drought_stage', kind: 'choice' },
    { id: 'mo_metered_gallons', total: 'sum' },
    { id: 'mo_target', total: 'sum' },
    { id: 'drought_reduction', decimals: 2 },
    { id: 'mo_reduced_target', total: 'sum' },
    { id: 'pct_of_month', render: (row) => <OfMonth row={row} />, width: 150 },
  ),
  ...declared(
    'ytd_metered_gal',
    'permitted_gallons',
    'pct_of_annual',
    'reduced_permitted_gal',
    'pct_of_reduced_annual',
    { id: 'incomplete_permits', hidden: true },
    { id: 'is_over80pct', hidden: true },
    { id: 'is_overpumped', hidden: true },
    { id: 'no_allocation', hidden: true },
  ),
];

/** Of the fiscal year so far, as the tables of readings colour it (spec 3 §9). */
export function yearTone({ is_overpumped, is_over80pct }: ComplianceRow): RowTone | undefined {
  if (is_overpumped) return { tone: 'warning', words: 'At 100 % of the year or above' };
  return is_over80pct ? { tone: 'attention', words: 'Over 80 % of the year' } : undefined;
}

/** The colour says how much of the month is gone; the number beside it says the same. */
function OfMonth({ row }: { row: ComplianceRow }) {
  const { mo_metered_gallons: metered, mo_reduced_target: allowed, pct_of_month: percent } = row;
  const isOver = percent === null && row.no_allocation && allowed === 0;
  if (allowed === null || (percent === null && !isOver)) return null;
  const color = monthlyColor(metered, allowed);
  return (
    <Box component="span" sx={{ ...chip, ...colors[color] }} data-color={color}>
      {isOver ? withoutAllocation : inWords(ofMonth, row)}
    </Box>
  );
}

const chip = { px: 0.75, py: 0.25, borderRadius: 1, printColorAdjust: 'exact' } as const;

const mixed = (color: string) => ({ bgcolor: `color-mix(in srgb, ${color} 30%, var(--mui-palette-background-paper))` });

const colors: Record<MonthlyColor, object> = {
  none: {},
  green: mixed('#22c55e'),
  yellow: mixed('#facc15'),
  orange: mixed('var(--mui-palette-warning-main)'),
};

/** What the colours mean. */
export const ColorKey = () => (
  <Box component="ul" aria-label="What the colors mean" sx={keyStyle}>
    <KeyItem color="green">Up to 25 % of the month</KeyItem>
    <KeyItem color="yellow">Up to 100 % of the month</KeyItem>
    <KeyItem color="orange">Above 100 % of the month</KeyItem>
    <li>Whole row yellow: over 80 % of the year; orange: 100 % or more.</li>
  </Box>
);

const KeyItem = ({ color, children }: { color: MonthlyColor; children: string }) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
    <Box component="span" aria-hidden sx={{ width: 16, height: 12, borderRadius: 0.5, ...colors[color] }} />
    {children}
  </Box>
);

const keyStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  listStyle: 'none',
  p: 0,
  m: 0,
  mb: 1,
  fontSize: '0.8125rem',
  color: 'text.secondary',
} as const;
