import type { IndicatorToday, Outlook as Told } from '@artesian/contract/drought/district-today';
import { judge } from '@artesian/domain/drought-triggers';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatReading } from '../drought/indicators/called-for.ts';
import { formatMonth, plainDate } from '../ui/dates.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { colorOf } from './Gauge.tsx';
import { stageOf, type StageToday } from './use-today.ts';
import { nameOf } from './words.ts';

interface OutlookProps {
  indicator: IndicatorToday;
  stages: readonly StageToday[];
  /** Whether triggers are of several areas, which must be named. */
  nameOfArea: (area: number) => string;
}

/** Where the indicator goes if the coming months are like those of each past year: a fan, and how often thresholds are reached. */
export function Outlook({ indicator, stages, nameOfArea }: OutlookProps) {
  const { outlook, mean } = indicator;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h4" sx={{ fontSize: '0.9375rem', fontWeight: 640, mt: 1 }}>
        What may come
      </Typography>
      {outlook ? (
        <>
          <Typography variant="body2">
            {formatOutlook(outlook, indicator.indicator_unit)}{' '}
            <TextLink to="/today/methods" className="not-printed">
              How it is computed
            </TextLink>
          </Typography>
          <Fan indicator={indicator} outlook={outlook} stages={stages} />
          <Crossings
            of={nameOf(indicator)}
            outlook={outlook}
            rows={indicator.triggers.flatMap((trigger, place) =>
              judge(trigger, mean) === true
                ? []
                : [
                    {
                      place,
                      name: `${nameOfArea(trigger.drought_area_ndx)}${stageOf(stages, trigger.drought_stage_ndx)?.drought_stage_name ?? ''}, ${formatReading(trigger.threshold, indicator.indicator_unit)}`,
                    },
                  ],
            )}
          />
        </>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Too few years of readings for an outlook.
        </Typography>
      )}
    </Box>
  );
}

/** `If the coming months are like those of the past 14 years, … */
function formatOutlook({ years, fan }: Told, unit: string): string {
  const [low, , median, , high] = fan.at(-1)!;
  return `If the coming six months are like those of ${years.length} past years (${years[0]} to ${years.at(-1)}), the reading ends between ${formatReading(low!, unit)} and ${formatReading(high!, unit)} in eight of ten, in the middle at ${formatReading(median!, unit)}.`;
}

interface CrossingsProps {
  /** The indicator. */
  of: string;
  outlook: Told;
  rows: readonly { place: number; name: string }[];
}

/** In how many of the years each threshold that is not reached now is reached by the first of each month. */
function Crossings({ of, outlook: { years, crossings }, rows }: CrossingsProps) {
  if (rows.length === 0) return null;
  return (
    <Box
      component="section"
      sx={{ overflowX: 'auto' }}
      tabIndex={0}
      aria-label={`${of}: years in which thresholds are reached`}
    >
      <Box component="table" sx={table}>
        <caption>Of {years.length} past years, how many reach a stage’s threshold by the first of the month</caption>
        <thead>
          <tr>
            <th scope="col">Threshold</th>
            {crossings.map(({ by }) => (
              <th key={by} scope="col" title={plainDate(by)}>
                {formatMonth(by).slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, name }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {crossings.map(({ by, times }) => (
                <td key={by}>{times[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const WIDTH = 600;
const HEIGHT = 150;

/** The words and the table say the same. */
function Fan({
  indicator,
  outlook,
  stages,
}: {
  indicator: IndicatorToday;
  outlook: Told;
  stages: readonly StageToday[];
}) {
  const { days, fan, traces, years } = outlook;
  const shown = [...traces.flat(), ...indicator.triggers.map(({ threshold }) => threshold)];
  const [low, high] = [Math.min(...shown), Math.max(...shown)];
  const x = (place: number) => ((days[place]! / days.at(-1)!) * WIDTH).toFixed(1);
  const y = (value: number) => (HEIGHT - 6 - ((value - low) / (high - low || 1)) * (HEIGHT - 12)).toFixed(1);
  const line = (values: readonly number[]) => values.map((value, place) => `${x(place)},${y(value)}`);
  const between = (one: number, other: number) =>
    [...line(fan.map((of) => of[one]!)), ...line(fan.map((of) => of[other]!)).toReversed()].join(' ');
  return (
    <Box>
      <Box component="svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden sx={picture}>
        <polygon points={between(0, 4)} fill="currentColor" opacity={0.16} />
        <polygon points={between(1, 3)} fill="currentColor" opacity={0.22} />
        {traces.map((values, place) => (
          <polyline key={years[place]} points={line(values).join(' ')} className="trace">
            <title>{years[place]}</title>
          </polyline>
        ))}
        {indicator.triggers.map(({ drought_area_ndx, drought_stage_ndx, threshold }) => (
          <line
            key={`${drought_area_ndx} ${drought_stage_ndx}`}
            x1={0}
            x2={WIDTH}
            y1={y(threshold)}
            y2={y(threshold)}
            stroke={colorOf(stages, drought_stage_ndx)}
            strokeDasharray="6 4"
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <polyline
          points={line(fan.map((of) => of[2]!)).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={2.5}
          vectorEffect="non-scaling-stroke"
        />
      </Box>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Today
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          in six months
        </Typography>
      </Box>
    </Box>
  );
}

const picture = {
  display: 'block',
  width: '100%',
  height: HEIGHT,
  color: 'primary.main',
  '& .trace': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1,
    opacity: 0.35,
    vectorEffect: 'non-scaling-stroke',
    pointerEvents: 'stroke',
  },
  '& .trace:hover': { strokeWidth: 3, opacity: 1 },
} as const;

const table = {
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  width: '100%',
  '& caption': { textAlign: 'left', color: 'text.secondary', pb: 0.5 },
  '& th, & td': { py: 0.5, px: 0.75, textAlign: 'right', borderTop: 1, borderColor: 'divider', fontWeight: 400 },
  '& th[scope=row], & th:first-of-type': { textAlign: 'left', pl: 0 },
  '& thead th': { color: 'text.secondary', borderTop: 0 },
} as const;
