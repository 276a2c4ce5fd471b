import { formatVolume, volumeUnit } from '@artesian/domain/volume-unit';
import type { Row } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import { HEADER_HEIGHT } from '../../ui/table/table-style.ts';
import { ROW_HEIGHT, useDensity } from '../../ui/table/use-density.ts';
import { formatMonth, today } from '../../ui/dates.ts';
import { gallonsOf, nameOfMonth, shareOf, type VolumeFrom } from './shares.ts';

interface MonthsDrawingProps {
  rows: readonly Row[];
  /** Of the permit, now and with each change to come; undefined while they are on their way. */
  volumes: readonly VolumeFrom[] | undefined;
}

/** The months side by side, and the gallons that each gives of the year's volume that holds when it comes next. */
export function MonthsDrawing({ rows, volumes }: MonthsDrawingProps) {
  const [density] = useDensity();
  const gallons = volumes && gallonsOf(rows, volumes, today());
  const largest = Math.max(1, ...rows.map((row) => shareOf(row) ?? 0));
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="body2" sx={captionStyle}>
        {captionOf(volumes, gallons !== undefined)}
      </Typography>
      <Box
        component="ul"
        aria-label="Volume of each month"
        sx={listStyle}
        style={{ '--row-height': `${ROW_HEIGHT[density]}px` } as CSSProperties}
      >
        {rows.map((row, index) => (
          <Box component="li" key={String(row.ndx)}>
            <span>{nameOfMonth(row)}</span>
            <Box aria-hidden sx={trackStyle}>
              <Box sx={barStyle} style={{ width: `${((shareOf(row) ?? 0) / largest) * 100}%` }} />
            </Box>
            <span>{gallons ? formatVolume(gallons[index]!) : `– ${volumeUnit().symbol}`}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function captionOf(volumes: readonly VolumeFrom[] | undefined, isKnown: boolean): string {
  if (volumes === undefined) return 'Monthly volumes';
  const year = volumes
    .map(({ authorized_volume_gal: volume, holds_from }, index) =>
      [`${formatVolume(volume)} a year`, index > 0 && `from ${formatMonth(holds_from)} on`].filter(Boolean).join(' '),
    )
    .join(', ');
  return isKnown ? `Monthly volumes of ${year}` : `Of ${year}: volumes are shown when the total is 100 %.`;
}

/** As high as the header of the table beside it, so that each bar stands in the line of its month. */
const captionStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: HEADER_HEIGHT,
  color: 'text.secondary',
} as const;

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(48px, 1fr) max-content',
  columnGap: 1.5,
  listStyle: 'none',
  m: 0,
  p: 0,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
    height: 'var(--row-height)',
  },
  '& li > :last-child': { textAlign: 'right' },
} as const;

const trackStyle = { height: 12, borderRadius: 0.5, bgcolor: 'action.hover', overflow: 'hidden' } as const;
const barStyle = { height: '100%', bgcolor: 'primary.main', printColorAdjust: 'exact' } as const;
