import { volumeDigits, volumeUnit } from '@artesian/domain/volume-unit';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatNumber } from '../ui/table/column.ts';
import { monthOfReading } from './reading-rows.ts';

interface EnteredMonth {
  c_year: number;
  c_month: number;
  grouping_ndx: number;
  /** What the month allows to the whole group. */
  allowed_gal: number | null;
}

interface MonthTotalsProps<T> {
  /** As they are entered. */
  rows: readonly T[];
  gallonsOf: (row: T) => number | null;
}

/** What all rows of a month come to, beside what it allows. With one row a month, the rows say it themselves. */
export function MonthTotals<T extends EnteredMonth>({ rows, gallonsOf }: MonthTotalsProps<T>) {
  const id = useId();
  const months = [...byMonth(rows)];
  if (months.length === rows.length) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ borderTop: 1, borderColor: 'divider', px: 1.5, py: 1.25 }}>
      <Typography variant="subtitle2" component="h3" id={id} sx={{ mb: 0.75 }}>
        Totals by month ({volumeUnit().symbol})
      </Typography>
      <Box component="ul" sx={listStyle}>
        {months.map(([month, ofMonth]) => (
          <MonthTotal key={month} month={month} {...totalOf(ofMonth, gallonsOf)} />
        ))}
      </Box>
    </Box>
  );
}

interface Total {
  gallons: number;
  /** Undefined where it is not known of every group. */
  allowed: number | undefined;
}

function MonthTotal({ month, gallons, allowed }: Total & { month: string }) {
  const share = allowed ? `${formatNumber((gallons / allowed) * 100, { decimals: 0 })} % of ${inWords(allowed)}` : '';
  const isOver = allowed !== undefined && gallons > allowed;
  return (
    <Box component="li" data-over={isOver || undefined}>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {month}
      </Typography>
      <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 560 }}>
        {inWords(gallons)}
      </Box>
      <Typography variant="caption" component="div" sx={{ color: isOver ? 'error.main' : 'text.secondary' }}>
        {share || '\u00a0'}
      </Typography>
    </Box>
  );
}

function byMonth<T extends EnteredMonth>(rows: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const months = new Map<string, T[]>();
  for (const row of rows) {
    const month = monthOfReading(row);
    months.set(month, [...(months.get(month) ?? []), row]);
  }
  return months;
}

function totalOf<T extends EnteredMonth>(rows: readonly T[], gallonsOf: (row: T) => number | null): Total {
  const allowedByGroup = new Map(rows.map(({ grouping_ndx, allowed_gal }) => [grouping_ndx, allowed_gal]));
  const allowed = [...allowedByGroup.values()];
  return {
    gallons: rows.reduce((sum, row) => sum + (gallonsOf(row) ?? 0), 0),
    allowed: allowed.includes(null) ? undefined : allowed.reduce<number>((sum, one) => sum + (one ?? 0), 0),
  };
}

const inWords = volumeDigits;

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
} as const;
