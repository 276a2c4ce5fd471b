import { volumeUnit } from '@artesian/domain/volume-unit';
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
import { headerOf, formatCell, isVolume } from '../../ui/table/column.ts';
import { DownloadYears } from './DownloadYears.tsx';
import { yearColumns } from './year-columns.ts';
import { linesOf, yearsQuery, type YearLine } from './years-of-permit.ts';
import { districtYear } from '../../ui/district-year.ts';

/** What a permit was granted, allowed and pumped in each fiscal year; also to download as a sheet. Not in the specification. */
export function YearsPanel({ record: permit_ndx }: { record: number }) {
  const { data, error, refetch } = useQuery(yearsQuery(permit_ndx));
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  const lines = linesOf(data.years, data.months);
  if (lines.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>None of its fiscal years has started.</Typography>;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
        <Typography variant="body2" sx={{ flex: '1 1 280px', color: 'text.secondary' }}>
          Volumes in {volumeUnit().words}. Fiscal years run from {districtYear().inDays}.
        </Typography>
        <DownloadYears permit={permit_ndx} />
      </Box>
      <YearTable lines={lines} />
    </>
  );
}

/** The present year first; on paper they stand as time does. The longest words come last, after all figures. */
const onScreen = (lines: readonly YearLine[]) => [
  ...lines.filter(({ kind }) => kind === 'present'),
  ...lines.filter(({ kind }) => kind === 'year').toReversed(),
  ...lines.filter(({ kind }) => kind === 'sum'),
];
const columns = yearColumns.toSorted((one, other) => Number(one.id === 'stages') - Number(other.id === 'stages'));

const YearTable = ({ lines }: { lines: readonly YearLine[] }) => (
  <TableContainer tabIndex={0} aria-label="Fiscal years of the permit">
    <Table size="small" sx={tableStyle}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.id} align={column.kind === 'number' ? 'right' : 'left'}>
              {isVolume(column) ? column.header : headerOf(column)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {onScreen(lines).map((line) => (
          <TableRow
            key={line.label}
            data-sum={line.kind === 'sum' || undefined}
            data-over={isExceeding(line) || undefined}
          >
            {columns.map((column, place) => (
              <TableCell
                key={column.id}
                data-column={column.id}
                align={column.kind === 'number' ? 'right' : 'left'}
                {...(place === 0 && { component: 'th', scope: 'row' })}
              >
                {formatCell(column, line).replaceAll('\n', '; ') || '–'}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

const isExceeding = ({ exceeding_gal, kind }: YearLine) =>
  kind !== 'sum' && exceeding_gal !== null && exceeding_gal > 0;

const tableStyle = {
  fontVariantNumeric: 'tabular-nums',
  // A collapsed line would stay behind where the first column lies over the others.
  borderCollapse: 'separate',
  '& th, & td': { px: 1, py: 0.75 },
  '& thead th': { verticalAlign: 'bottom', lineHeight: 1.3 },
  '& tbody > tr > *': { whiteSpace: 'nowrap' },
  // The year stays in sight beside its figures.
  '& th:first-of-type': { position: 'sticky', left: 0, bgcolor: 'background.paper' },
  '& tbody th': { fontWeight: 560 },
  '& [data-sum] > *': { fontWeight: 620 },
  '& [data-over] > [data-column="exceeding_gal"]': { color: 'secondary.main', fontWeight: 620 },
} as const;
