import { volumeDigits, volumeUnit } from '@artesian/domain/volume-unit';
import type { MonthChange } from '@artesian/contract/language/effects-of-saves';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { ChangesTable } from './ChangesTable.tsx';
import { formatMonth, monthOfRow } from '../ui/dates.ts';

const VOLUMES = [
  ['Permitted', 'permitted'],
  ['After drought reduction', 'reduced'],
  ['Pumped', 'metered'],
  ['Exceeding', 'exceeding'],
] as const;
type Volume = (typeof VOLUMES)[number][1];

/** The months that a save changes, with the gallons that change in any of them, before and after. */
export function MonthChanges({ months }: { months: readonly MonthChange[] }) {
  if (months.length === 0) return <Typography>No volumes of a permit change.</Typography>;
  const permits = new Set(months.map(({ permit_ndx }) => permit_ndx));
  const volumes = VOLUMES.filter(([, volume]) => months.some((month) => isChanged(month, volume)));
  return (
    <>
      <Typography>{sumOf(months, permits.size)}</Typography>
      <ChangesTable label="Months that change">
        <TableHead>
          <TableRow>
            {permits.size > 1 && <TableCell>Permit</TableCell>}
            <TableCell>Month</TableCell>
            {volumes.map(([label]) => (
              <TableCell key={label} align="right">
                {label} ({volumeUnit().symbol})
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {months.map((month) => (
            <TableRow key={`${month.permit_ndx} ${month.c_year} ${month.c_month}`}>
              {permits.size > 1 && <TableCell>{month.permit_number}</TableCell>}
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMonth(monthOfRow(month))}</TableCell>
              {volumes.map(([label, volume]) => (
                <TableCell key={label} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {beforeAndAfter(month, volume)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </ChangesTable>
    </>
  );
}

const gallons = (value: number | null) => (value === null ? 'not known' : volumeDigits(value));

const beforeOf = (month: MonthChange, volume: Volume) => month[`${volume}_before_gal`];
const afterOf = (month: MonthChange, volume: Volume) => month[`${volume}_after_gal`];
const isChanged = (month: MonthChange, volume: Volume) => beforeOf(month, volume) !== afterOf(month, volume);

function beforeAndAfter(month: MonthChange, volume: Volume): string {
  const after = gallons(afterOf(month, volume));
  return isChanged(month, volume) ? `${gallons(beforeOf(month, volume))} → ${after}` : after;
}

/** What is summed: the first of these that changes in any month. */
const SUMS = [
  ['permitted', 'permitted'],
  ['metered', 'pumped'],
  ['reduced', 'after drought reduction'],
] as const;

function sumOf(months: readonly MonthChange[], permits: number): string {
  const changed = months.length === 1 ? '1 month changes' : `${months.length.toLocaleString('en-US')} months change`;
  const of = permits > 1 ? ` on ${permits.toLocaleString('en-US')} permits` : '';
  const [volume, words] = SUMS.find(([one]) => months.some((month) => isChanged(month, one))) ?? SUMS[0];
  const added = months.reduce((sum, month) => sum + (afterOf(month, volume) ?? 0) - (beforeOf(month, volume) ?? 0), 0);
  const sign = added > 0 ? '+' : '';
  return `${changed}${of}: ${sign}${gallons(added)} ${volumeUnit().words} ${words} in all.`;
}
