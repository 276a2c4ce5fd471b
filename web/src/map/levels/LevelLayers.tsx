import { levelClassColors } from '@artesian/contract/map/level-class-colors';
import { NO_CLASS, type LevelsOverYears } from '@artesian/contract/map/levels-over-years';
import { isInside, type WellArea } from '@artesian/contract/map/well-area';
import { levelClasses } from '@artesian/domain/levels/level-classes';
import type { ExpressionSpecification } from 'maplibre-gl';
import { useEffect, useMemo } from 'react';
import { Layer, Source, useMap } from 'react-map-gl/maplibre';
import { filterExpression, type WellFilters } from '../wells/filters.ts';

const SOURCE = 'levels-over-years';

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
  const { area } = filters;
  const inside = useMemo(() => levelsInside(levels, area), [levels, area]);
  return (
    <Source id={SOURCE} type="geojson" data={inside} promoteId="well_ndx">
      {year !== undefined && (
        <>
          <Layer
            id="levels-of-year"
            source={SOURCE}
            type="circle"
            filter={wanted}
            paint={{
              'circle-color': colorOfState,
              'circle-radius': ['interpolate', ['linear'], ['zoom'], 6, 2.5, 9, 4, 11, 7, 16, 12],
              'circle-opacity': isKnown,
              'circle-stroke-opacity': isKnown,
              'circle-stroke-color': ink,
              'circle-stroke-width': 1,
            }}
          />
          <StatesOfYear levels={inside} year={year} />
        </>
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

function levelsInside(levels: LevelsOverYears, area: WellArea): LevelsOverYears {
  if (area.length === 0) return levels;
  const isInArea = isInside(area);
  const features = levels.features.filter(({ geometry: { coordinates } }) => {
    const [longitude = NaN, latitude = NaN] = coordinates;
    return isInArea(longitude, latitude);
  });
  return { ...levels, features };
}

const arrows = [
  { id: 'trend-of-record', property: 'record_trend', offset: 24, size: 0.55 },
  { id: 'trend-of-year', property: 'year_trend', offset: -36, size: 0.38 },
] as const;

/** The class of a well in the year that is shown; null where it has none. */
const state: ExpressionSpecification = ['feature-state', 'letter'];
const isKnown: ExpressionSpecification = ['case', ['==', state, null], 0, 1];
const colorOfState = [
  'match',
  ['coalesce', state, NO_CLASS],
  ...levelClasses.flatMap((level_class, place) => [String(place), levelClassColors[level_class]]),
  'rgba(0,0,0,0)',
] as unknown as ExpressionSpecification;

/** Gives each well its class of a year. As states they color what is drawn already; anything else would have all wells laid out anew each year. */
function StatesOfYear({ levels: { first_year, features }, year }: { levels: LevelsOverYears; year: number }) {
  const { current } = useMap();
  useEffect(() => {
    const map = current?.getMap();
    if (!map || first_year === null) return undefined;
    const place = year - first_year;
    const tell = () => {
      if (!map.getSource(SOURCE)) return;
      for (const { properties } of features) {
        const letter = properties.classes[place];
        map.setFeatureState(
          { source: SOURCE, id: properties.well_ndx },
          { letter: letter === NO_CLASS ? null : letter },
        );
      }
    };
    tell();
    // Another base map begins without states.
    map.on('style.load', tell);
    return () => void map.off('style.load', tell);
  }, [current, features, first_year, year]);
  return null;
}
