import { t } from '@artesian/domain/texts/translate';
import type { IndicatorToday, Outlook as Told } from '@artesian/contract/drought/district-today';
import { judge } from '@artesian/domain/drought-triggers';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatReading } from '../drought/indicators/called-for.ts';
import { formatMonth, plainDate } from '../ui/dates.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { Drawing, type Scale } from './Drawing.tsx';
import { nameOfStage, type StageToday } from './use-today.ts';
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
        {t('Outlook')}
      </Typography>
      {outlook ? (
        <>
          <Typography variant="body2">
            {formatOutlook(outlook, indicator.indicator_unit)}{' '}
            <TextLink to="/today/methods" className="not-printed">
              {t('How this is calculated')}
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
                      name: `${nameOfArea(trigger.drought_area_ndx)}${nameOfStage(stages, trigger.drought_stage_ndx)}, ${formatReading(trigger.threshold, indicator.indicator_unit)}`,
                    },
                  ],
            )}
          />
        </>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('Too few years of readings for an outlook.')}
        </Typography>
      )}
    </Box>
  );
}

function formatOutlook({ years, fan }: Told, unit: string): string {
  const [low, , median, , high] = fan.at(-1)!.map((value) => formatReading(value, unit));
  return t(
    'If the next six months are like those of {count} past years ({first} to {last}), the reading will end between {low} and {high} in 8 of 10 cases, with a median of {median}.',
    { count: years.length, first: years[0], last: years.at(-1), low, high, median },
  );
}

interface CrossingsProps {
  /** The indicator. */
  of: string;
  outlook: Told;
  rows: readonly { place: number; name: string }[];
}

/** In how many of the years each threshold that is not reached now was reached by the first of each month. */
function Crossings({ of, outlook: { years, crossings }, rows }: CrossingsProps) {
  if (rows.length === 0) return null;
  return (
    <Box
      component="section"
      sx={{ overflowX: 'auto' }}
      tabIndex={0}
      aria-label={t('{of}: years in which thresholds were reached', { of })}
    >
      <Box component="table" sx={table}>
        <caption>
          {t('Of {length} past years, how many reached the threshold by the first of the month', {
            length: years.length,
          })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Threshold')}</th>
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

/** The fan, with each year as a line of its own. */
function Fan({
  indicator,
  outlook: { days, fan, traces, years },
  stages,
}: Pick<OutlookProps, 'indicator' | 'stages'> & { outlook: Told }) {
  const partAt = (place: number) => days[place]! / days.at(-1)!;
  const line = ({ x, y }: Scale, values: readonly number[]) =>
    values.map((value, place) => `${x(partAt(place))},${y(value)}`);
  const at = (percentile: number) => fan.map((of) => of[percentile]!);
  const between = (scale: Scale, one: number, other: number) =>
    [...line(scale, at(one)), ...line(scale, at(other)).toReversed()].join(' ');
  return (
    <Drawing
      values={traces.flat()}
      triggers={indicator.triggers}
      stages={stages}
      times={[t('Today'), t('In six months')]}
    >
      {(scale) => (
        <>
          <polygon points={between(scale, 0, 4)} fill="currentColor" opacity={0.16} />
          <polygon points={between(scale, 1, 3)} fill="currentColor" opacity={0.22} />
          {traces.map((values, place) => (
            <Box component="polyline" key={years[place]} points={line(scale, values).join(' ')} sx={trace}>
              <title>{years[place]}</title>
            </Box>
          ))}
          <polyline points={line(scale, at(2)).join(' ')} strokeWidth={2.5} />
        </>
      )}
    </Drawing>
  );
}

const trace = {
  strokeWidth: 1,
  opacity: 0.35,
  pointerEvents: 'stroke',
  '&:hover': { strokeWidth: 3, opacity: 1 },
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
