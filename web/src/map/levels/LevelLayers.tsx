import { levelClassColors } from '@artesian/contract/map/level-class-colors';
import { NO_CLASS, type LevelsOverYears } from '@artesian/contract/map/levels-over-years';
import { levelClasses } from '@artesian/domain/levels/level-classes';
import type { ExpressionSpecification } from 'maplibre-gl';
import { Layer, Source } from 'react-map-gl/maplibre';
import { filterExpression, type WellFilters } from '../wells/filters.ts';

interface LevelLayersProps {
  levels: LevelsOverYears;
  /** Colors the wells as they were in this year; without, the wells themselves are colored as they are today. */
  year: number | undefined;
  filters: WellFilters;
  onDark: boolean;
}

/** Wells as their levels were in a year, and an arrow beside each whose levels rise or fall. */
export function LevelLayers({ levels, year, filters, onDark }: LevelLayersProps) {
  const [ink, halo] = onDark ? ['#f4faf9', '#10201e'] : ['#10201e', '#ffffff'];
  const wanted = filterExpression(filters);
  return (
    <Source id="levels-over-years" type="geojson" data={levels}>
      {year !== undefined && levels.first_year !== null && (
        <Layer
          id="levels-of-year"
          type="circle"
          filter={['all', wanted, ['!=', letterOf(year - levels.first_year), NO_CLASS]]}
          paint={{
            'circle-color': colorOf(letterOf(year - levels.first_year)),
            'circle-radius': ['interpolate', ['linear'], ['zoom'], 6, 4, 11, 7, 16, 12],
            'circle-stroke-color': ink,
            'circle-stroke-width': 1,
          }}
        />
      )}
      {year === undefined &&
        arrows.map(({ id, property, offset, size }) => (
          <Layer
            key={id}
            id={id}
            type="symbol"
            filter={['all', wanted, ['!=', ['get', property], 0]]}
            layout={{
              'icon-image': 'well-triangle',
              'icon-rotate': ['case', ['<', ['get', property], 0], 180, 0],
              'icon-size': size,
              'icon-offset': [offset, 0],
              'icon-allow-overlap': true,
              'icon-ignore-placement': true,
              // An arrow that is turned keeps its side.
              'icon-rotation-alignment': 'viewport',
            }}
            paint={{ 'icon-color': ink, 'icon-halo-color': halo, 'icon-halo-width': 1 }}
          />
        ))}
    </Source>
  );
}

const arrows = [
  { id: 'trend-of-record', property: 'record_trend', offset: 24, size: 0.55 },
  { id: 'trend-of-year', property: 'year_trend', offset: -36, size: 0.38 },
] as const;

/** What `classes` says of the year at a place. */
const letterOf = (place: number): ExpressionSpecification => ['slice', ['get', 'classes'], place, place + 1];

const colorOf = (letter: ExpressionSpecification): ExpressionSpecification =>
  [
    'match',
    letter,
    ...levelClasses.flatMap((level_class, place) => [String(place), levelClassColors[level_class]]),
    'rgba(0,0,0,0)',
  ] as unknown as ExpressionSpecification;
