import type { MonthChange } from '@artesian/contract/language/effects-of-saves';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { monthInWords, monthOfRow } from '../ui/dates.ts';

const VOLUMES = [
  ['Permitted', 'permitted'],
  ['After drought reduction', 'reduced'],
  ['Exceeding', 'exceeding'],
] as const;
type Volume = (typeof VOLUMES)[number][1];

/** The months that a save changes, with their gallons before and after. */
export function MonthChanges({ months }: { months: readonly MonthChange[] }) {
  if (months.length === 0) return <Typography>No month changes: the volumes stay as they are.</Typography>;
  const permits = new Set(months.map(({ permit_ndx }) => permit_ndx));
  return (
    <>
      <Typography>{sumOf(months, permits.size)}</Typography>
      <TableContainer sx={{ maxHeight: 280 }} tabIndex={0} aria-label="Months that change">
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {permits.size > 1 && <TableCell>Permit</TableCell>}
              <TableCell>Month</TableCell>
              {VOLUMES.map(([label]) => (
                <TableCell key={label} align="right">
                  {label} (gal)
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {months.map((month) => (
              <TableRow key={`${month.permit_ndx} ${month.c_year} ${month.c_month}`}>
                {permits.size > 1 && <TableCell>{month.permit_number}</TableCell>}
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{monthInWords(monthOfRow(month))}</TableCell>
                {VOLUMES.map(([label, volume]) => (
                  <TableCell key={label} align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {beforeAndAfter(month, volume)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

const gallons = (value: number | null) => (value === null ? 'not known' : value.toLocaleString('en-US'));

function beforeAndAfter(month: MonthChange, volume: Volume): string {
  const [before, after] = [month[`${volume}_before_gal`], month[`${volume}_after_gal`]];
  return before === after ? gallons(after) : `${gallons(before)} → ${gallons(after)}`;
}

function sumOf(months: readonly MonthChange[], permits: number): string {
  const changed = months.length === 1 ? '1 month changes' : `${months.length.toLocaleString('en-US')} months change`;
  const of = permits > 1 ? ` on ${permits.toLocaleString('en-US')} permits` : '';
  const added = months.reduce(
    (sum, { permitted_before_gal: before, permitted_after_gal: after }) => sum + (after ?? 0) - (before ?? 0),
    0,
  );
  const sign = added > 0 ? '+' : '';
  return `${changed}${of}: ${sign}${gallons(added)} gallons permitted in all.`;
}
