import { volumeUnit } from '@artesian/domain/volume-unit';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { districtYear } from '../../ui/district-year.ts';
import { ReserveOfPermit } from '../reserves/ReserveOfPermit.tsx';
import { DownloadYears } from './DownloadYears.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { columnsOfYears } from './year-columns.ts';
import { linesOf, yearsQuery, type YearLine } from './years-of-permit.ts';

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
      <FiguresTable
        label="Fiscal years of the permit"
        lines={onScreen(lines)}
        // The longest words come last, after all figures.
        columns={columnsOfYears(lines).toSorted(
          (one, other) => Number(one.id === 'stages') - Number(other.id === 'stages'),
        )}
        keyOf={({ label }) => label}
        isSum={({ kind }) => kind === 'sum'}
        isExceeding={isExceeding}
      />
      <ReserveOfPermit permit={permit_ndx} />
    </>
  );
}

/** The present year first; on paper they stand as time does. */
const onScreen = (lines: readonly YearLine[]) => [
  ...lines.filter(({ kind }) => kind === 'present'),
  ...lines.filter(({ kind }) => kind === 'year').toReversed(),
  ...lines.filter(({ kind }) => kind === 'sum'),
];

const isExceeding = ({ exceeding_gal, kind }: YearLine) =>
  kind !== 'sum' && exceeding_gal !== null && exceeding_gal > 0;
