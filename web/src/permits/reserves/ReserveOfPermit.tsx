import { permitReserve } from '@artesian/contract/permits/reserves';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { FiguresTable } from '../years/FiguresTable.tsx';
import { fiscalYearColumn, reserveColumns } from './reserve-columns.ts';

const columns = [fiscalYearColumn, ...reserveColumns];
/** Left out where there is nothing of it in any year. */
const seldom = ['added_gal', 'taken_gal', 'lost_gal', 'over_cap_gal'];

/** The account of the permit's reserve, the present year first; nothing where its land allows nothing. */
export function ReserveOfPermit({ permit: permit_ndx }: { permit: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: [permitReserve.path, permit_ndx],
    queryFn: ({ signal }) => api.view(permitReserve, { params: { permit_ndx }, signal }),
  });
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="reserve" sx={{ mt: 3 }}>
      <Typography variant="h3" id="reserve" sx={{ mb: 0.5 }}>
        Land and Reserve
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        What its land allowed each year, and what happened to the unused volume. See{' '}
        <TextLink to="/data-management/permit-records/land-and-reserves">Land and Reserves</TextLink> to change acres,
        rules and entries.
      </Typography>
      <FiguresTable
        label="Reserve of the permit"
        lines={data.toReversed()}
        columns={columns.filter(({ id, value }) => !seldom.includes(id) || data.some((year) => value(year) !== 0))}
        keyOf={({ fiscal_year }) => String(fiscal_year)}
        isExceeding={({ exceeding_gal }) => (exceeding_gal ?? 0) > 0}
      />
    </Box>
  );
}
