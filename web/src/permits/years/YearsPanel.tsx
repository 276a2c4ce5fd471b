import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { headerOf, inWords } from '../../ui/table/column.ts';
import { DownloadYears } from './DownloadYears.tsx';
import { yearColumns } from './year-columns.ts';
import { linesOf, yearsQuery, type YearLine } from './years-of-permit.ts';

/** What a permit was granted, allowed and pumped in each fiscal year; also to download as a sheet. Not in the specification. */
export function YearsPanel({ record: permit_ndx }: { record: number }) {
  const { data, error, refetch } = useQuery(yearsQuery(permit_ndx));
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  const lines = linesOf(data.years, data.months);
  if (lines.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>None of its fiscal years has begun.</Typography>;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
        <Typography variant="body2" sx={{ flex: '1 1 280px', color: 'text.secondary' }}>
          Volumes in gallons. Fiscal years run from September 1 to August 31.
        </Typography>
        <DownloadYears permit={permit_ndx} />
      </Box>
      <YearTable lines={lines} />
    </>
  );
}

const YearTable = ({ lines }: { lines: readonly YearLine[] }) => (
  <TableContainer tabIndex={0} aria-label="Fiscal years of the permit">
    <Table size="small" sx={tableStyle}>
      <TableHead>
        <TableRow>
          {yearColumns.map((column) => (
            <TableCell key={column.id} align={column.kind === 'number' ? 'right' : 'left'}>
              {headerOf(column)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.label} data-sum={line.isSum || undefined} data-over={isExceeding(line) || undefined}>
            {yearColumns.map((column, place) => (
              <TableCell
                key={column.id}
                data-column={column.id}
                align={column.kind === 'number' ? 'right' : 'left'}
                {...(place === 0 && { component: 'th', scope: 'row' })}
              >
                {inWords(column, line) || '–'}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

const isExceeding = ({ exceeding_gal, isSum }: YearLine) => !isSum && exceeding_gal !== null && exceeding_gal > 0;

const tableStyle = {
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { whiteSpace: 'nowrap', verticalAlign: 'top' },
  '& [data-column="stages"]': { whiteSpace: 'pre-line', minWidth: 220 },
  '& tbody th': { fontWeight: 560 },
  '& [data-sum] > *': { fontWeight: 620 },
  '& [data-over] > [data-column="exceeding_gal"]': { color: 'secondary.main', fontWeight: 620 },
} as const;
