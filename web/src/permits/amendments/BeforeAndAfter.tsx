import { formatVolume, volumeDigits, volumeUnit } from '@artesian/domain/volume-unit';
import type { WhatAmendmentDoes } from '@artesian/contract/permits/amendments';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { monthName } from '../../ui/dates.ts';
import { districtYear } from '../../ui/district-year.ts';

type Month = WhatAmendmentDoes['months'][number];
type Gallons = Omit<Month, 'c_year' | 'c_month'>;

/** A fiscal year of the permit without the amendment and with it: gallons allowed after any drought reduction, pumped, and left. */
export function BeforeAndAfter({ fiscal_year: fiscalYear, months, year }: WhatAmendmentDoes) {
  const most = Math.max(
    1,
    ...months.flatMap((one) => [one.reduced_before_gal ?? 0, one.reduced_after_gal ?? 0, one.metered_gal]),
  );
  return (
    <>
      <Typography component="output" sx={{ display: 'block', mb: 1 }}>
        {formatYear(fiscalYear, year)}
      </Typography>
      <Legend />
      <Box sx={{ overflowX: 'auto' }} {...reachable}>
        <Box component="table" aria-label={`Fiscal year ${fiscalYear} before and after`} sx={tableStyle}>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col" aria-label="Drawn" />
              <th scope="col">Allowed before ({volumeUnit().symbol})</th>
              <th scope="col">Allowed after ({volumeUnit().symbol})</th>
              <th scope="col">Pumped ({volumeUnit().symbol})</th>
              <th scope="col">Left before ({volumeUnit().symbol})</th>
              <th scope="col">Left after ({volumeUnit().symbol})</th>
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.c_month} data-changed={month.reduced_before_gal !== month.reduced_after_gal || undefined}>
                <th scope="row">
                  {monthName(month.c_month)} {month.c_year}
                </th>
                <td aria-hidden>
                  <Bar gallons={month.reduced_before_gal} most={most} tone="before" />
                  <Bar gallons={month.reduced_after_gal} most={most} tone="after" />
                  <Bar gallons={month.metered_gal} most={most} tone="pumped" />
                </td>
                <Numbers {...month} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Year</th>
              <td aria-hidden />
              <Numbers {...year} />
            </tr>
          </tfoot>
        </Box>
      </Box>
    </>
  );
}

/** What is wider than the screen must scroll by keyboard too. */
const reachable = { role: 'group', 'aria-label': 'Months before and after', tabIndex: 0 } as const;

const Numbers = ({ reduced_before_gal, reduced_after_gal, metered_gal, left_before_gal, left_after_gal }: Gallons) => (
  <>
    <td>{inDigits(reduced_before_gal)}</td>
    <td>{inDigits(reduced_after_gal)}</td>
    <td>{inDigits(metered_gal)}</td>
    <td>{inDigits(left_before_gal)}</td>
    <td>{inDigits(left_after_gal)}</td>
  </>
);

const Bar = ({ gallons, most, tone }: { gallons: number | null; most: number; tone: keyof typeof tones }) => (
  <Box sx={{ ...barStyle, ...tones[tone] }} style={{ width: `${(Math.max(0, gallons ?? 0) / most) * 100}%` }} />
);

const Legend = () => (
  <Box aria-hidden sx={{ display: 'flex', gap: 1.5, mb: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
    {(['before', 'after', 'pumped'] as const).map((tone) => (
      <Box key={tone} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
        <Box component="span" sx={{ ...barStyle, ...tones[tone], width: 12, height: 8 }} />
        {tone}
      </Box>
    ))}
  </Box>
);

/** Unknown where the shares of the months do not total 100 %. */
const inDigits = (gallons: number | null) => (gallons === null ? 'not known' : volumeDigits(gallons));

function formatYear(
  fiscalYear: number,
  { reduced_before_gal: before, reduced_after_gal: after, left_after_gal: left }: Gallons,
): string {
  if (before === null || after === null || left === null)
    return `Fiscal year ${fiscalYear}: not known, because the monthly shares of the permit do not total 100 %.`;
  const difference = after - before;
  const words =
    difference === 0
      ? 'nothing changes in what may be pumped'
      : `${formatVolume(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}, ${formatVolume(after)} in place of ${formatVolume(before)}`;
  const rest = left < 0 ? `${formatVolume(-left)} were pumped beyond that` : `${formatVolume(left)} are left`;
  return `Fiscal year ${fiscalYear}, ${districtYear().spanOf(fiscalYear)}: ${words}; ${rest}.`;
}

const barStyle = {
  display: 'block',
  height: 4,
  mb: '1px',
  minWidth: 0,
  borderRadius: '2px',
  printColorAdjust: 'exact',
} as const;

/** Told apart without their colors too: by their order and outline. */
const tones = {
  before: { bgcolor: 'transparent', border: 1, borderColor: 'text.secondary', boxSizing: 'border-box' },
  after: { bgcolor: 'primary.main' },
  pumped: { bgcolor: 'secondary.main' },
} as const;

const tableStyle = {
  width: '100%',
  minWidth: { xs: 560, sm: 700 },
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'right', px: 1, py: 0.5, borderBottom: 1, borderColor: 'divider', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 500 },
  '& thead th': { fontWeight: 600, color: 'text.secondary' },
  '& td:nth-of-type(1)': { width: '20%', minWidth: 64, textAlign: 'left' },
  '& tbody tr[data-changed] td:nth-of-type(3)': { fontWeight: 620, color: 'primary.main' },
  '& tfoot th, & tfoot td': { fontWeight: 620, borderBottom: 0 },
} as const;
