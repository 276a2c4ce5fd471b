import { formatVolume } from '@artesian/domain/volume-unit';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useSettings } from '../../session/settings.tsx';
import { longDate, monthOfRow } from '../../ui/dates.ts';
import { dayIn } from '../../ui/district-day.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { METERS } from '../../dashboard/list-links.ts';
import type { ChainedMeter, ChainedReading } from './chain.ts';
import { timeAxis, type TimeAxis } from './time-axis.ts';

interface ChainTimelineProps {
  /** The one that is open. */
  meter: number;
  chain: readonly ChainedMeter[];
  readings: readonly ChainedReading[];
}

/** The meters along one line of time, each with the water of its months: words for everybody, the drawing for who sees it. */
export function ChainTimeline({ meter, chain, readings }: ChainTimelineProps) {
  const today = dayIn(useSettings().timeZone);
  const axis = useMemo(() => timeAxis(chain, readings, today), [chain, readings, today]);
  const most = Math.max(1, ...readings.map(({ calculated_gallons }) => calculated_gallons ?? 0));
  return (
    <Box component="figure" sx={{ m: 0, mb: 2 }}>
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {captionOf(chain, most)}
      </Typography>
      <Box component="ol" aria-label="Meters in chronological order" sx={listStyle}>
        {chain.map((one) => (
          <li key={one.chained_meter_ndx} aria-current={one.chained_meter_ndx === meter || undefined}>
            <Words meter={one} isOpen={one.chained_meter_ndx === meter} />
            <Lane
              meter={one}
              readings={readings.filter((reading) => reading.chained_meter_ndx === one.chained_meter_ndx)}
              axis={axis}
              most={most}
              today={today}
            />
          </li>
        ))}
      </Box>
      <Box aria-hidden sx={yearsStyle}>
        {axis.years.map(({ year, place }) => (
          <span key={year} style={{ left: percent(place) }}>
            {year}
          </span>
        ))}
      </Box>
    </Box>
  );
}

const captionOf = (chain: readonly ChainedMeter[], most: number) =>
  [
    chain.length === 1
      ? 'This meter has replaced none, and none has replaced it.'
      : `${chain.length} meters in sequence.`,
    `The highest bar is ${formatVolume(most)} in a month.`,
  ].join(' ');

function Words({ meter, isOpen }: { meter: ChainedMeter; isOpen: boolean }) {
  const { chained_meter_ndx, meter_id, meter_serial_number, joined_date, retired_date } = meter;
  const from = joined_date ? `from ${longDate(joined_date)}` : 'installation date unknown';
  const until = retired_date ? `until ${longDate(retired_date)}` : 'in use';
  const onDial = (reading: number) => `${reading.toLocaleString('en-US')} ${meter.dial}`;
  const shown = meter.last_reading === null ? 'never read' : `up to ${onDial(meter.last_reading)}`;
  return (
    <Typography variant="body2">
      <strong>{isOpen ? meter_id : <TextLink to={`${METERS}/${chained_meter_ndx}`}>{meter_id}</TextLink>}</strong>
      {meter_serial_number && ` · ${meter_serial_number}`}
      {` · ${from}, ${until} · register ${onDial(meter.start_reading)}, ${shown} · ${formatVolume(meter.metered_gallons)} metered`}
    </Typography>
  );
}

interface LaneProps {
  meter: ChainedMeter;
  readings: readonly ChainedReading[];
  axis: TimeAxis;
  most: number;
  today: string;
}

const HEIGHT = 40;

/** The time that the meter was there, with a bar for what each month counted; below nothing they are drawn in red. */
function Lane({ meter: { joined_date, retired_date }, readings, axis, most, today }: LaneProps) {
  const start = joined_date ? axis.placeOf(joined_date) : 0;
  const end = axis.placeOf(retired_date ?? today) + axis.month;
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} viewBox={`0 0 1000 ${HEIGHT}`} preserveAspectRatio="none">
      <rect data-life x={start * 1000} width={(end - start) * 1000} y={0} height={HEIGHT} />
      {readings.map((reading) => {
        const gallons = reading.calculated_gallons ?? 0;
        const height = Math.max(1, (Math.abs(gallons) / most) * (HEIGHT - 4));
        return (
          <rect
            key={reading.meter_reading_ndx}
            data-backwards={gallons < 0 || undefined}
            x={(axis.placeOf(monthOfRow(reading)) + axis.month * 0.1) * 1000}
            width={axis.month * 800}
            y={HEIGHT - Math.min(height, HEIGHT)}
            height={Math.min(height, HEIGHT)}
          />
        );
      })}
    </svg>
  );
}

const percent = (place: number) => `${place * 100}%`;

const listStyle = {
  display: 'grid',
  gap: 1.5,
  listStyle: 'none',
  m: 0,
  p: 0,
  '& svg': { display: 'block', mt: 0.5, fill: 'var(--mui-palette-text-secondary)' },
  '& [aria-current] svg': { fill: 'var(--mui-palette-primary-main)' },
  '& rect[data-life]': { fill: 'var(--mui-palette-action-hover)', stroke: 'var(--mui-palette-divider)' },
  '& rect[data-backwards]': { fill: 'var(--mui-palette-error-main)' },
} as const;

const yearsStyle = {
  position: 'relative',
  height: 20,
  mt: 0.5,
  fontSize: '0.75rem',
  color: 'text.secondary',
  overflow: 'hidden',
  '& span': { position: 'absolute', pl: 0.5, borderLeft: 1, borderColor: 'divider' },
} as const;
