import { monthsOfGroup } from '@artesian/contract/metering/readings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../api.ts';
import { useComingIntoView } from '../register/editor/use-coming-into-view.ts';
import { formatMonth, monthOfRow } from '../ui/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatCell, type Column } from '../ui/table/column.ts';
import { AnsweredTable } from '../ui/table/AnsweredTable.tsx';
import { declaredColumns } from '../ui/table/declared-column.ts';
import { LinkedNumber } from './LinkedNumber.tsx';
import { readingsOf } from './readings-of.ts';
import { toneOfPumped } from './standing.ts';
import type { PumpedYear } from './year-columns.tsx';

type PumpedMonth = z.output<typeof monthsOfGroup.row>;

const declared = declaredColumns(monthsOfGroup.row);
const columns: readonly Column<PumpedMonth>[] = [
  {
    id: 'month',
    header: 'Month',
    kind: 'text',
    width: 130,
    value: monthOfRow,
    render: (row) => formatMonth(monthOfRow(row)),
  },
  ...declared(
    { id: 'metered_gallons', total: 'sum', width: 170 },
    { id: 'cumulative_metered_gallons', width: 220 },
    { id: 'pct_reduced_pumped', width: 180 },
  ).map((column) => ({
    ...column,
    render: (row: PumpedMonth) => (
      <LinkedNumber
        {...readingsOf({ ...row, month: row.c_month })}
        words={formatCell(column, row)}
        leadsTo={`readings of ${formatMonth(monthOfRow(row))}`}
      />
    ),
  })),
  ...declared('reduced_annual_volume', { id: 'c_year', hidden: true }, { id: 'c_month', hidden: true }),
];

interface MonthsOfYearProps {
  fiscal_year: number;
  grouping_ndx: number;
  /** Undefined while it is on its way, or where the address names none that there is. */
  year: PumpedYear | undefined;
  onClose: () => void;
}

/** Spec 3 §2: the monthly pumping details of one row of the annual table. */
export function MonthsOfYear({ fiscal_year, grouping_ndx, year, onClose }: MonthsOfYearProps) {
  const heading = useComingIntoView('below');
  const answer = useQuery({
    queryKey: [monthsOfGroup.path, fiscal_year, grouping_ndx],
    queryFn: ({ signal }) => api.view(monthsOfGroup, { params: { fiscal_year, grouping_ndx }, signal }),
  });
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="months-title"
      sx={{ mt: 3, px: { xs: 1.5, sm: 2.5 }, py: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1.5 }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h2"
          id="months-title"
          sx={{ flex: { xs: 1, sm: 'none' }, outline: 0, scrollMarginTop: 16 }}
        >
          Monthly Pumping Details
        </Typography>
        <Typography sx={{ flex: 1, color: 'text.secondary', minWidth: { xs: '100%', sm: 0 }, order: { xs: 1, sm: 0 } }}>
          {[year?.grouping_name, `fiscal year ${fiscal_year}`].filter(Boolean).join(', ')}
        </Typography>
        <Button color="inherit" size="small" onClick={onClose}>
          Close
        </Button>
      </Box>
      <AnsweredTable
        name="Monthly Pumping Details"
        prefix="months."
        answer={answer}
        columns={columns}
        rowKey={monthOfRow}
        rowTone={toneOfPumped}
        pageSize={30}
        empty={<EmptyState title="No month of this year has begun for this permit owner or group" />}
      />
    </Paper>
  );
}
