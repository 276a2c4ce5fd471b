import { wellsSource } from '@artesian/contract/map/layer-rows';
import type { MapLayer } from '@artesian/contract/map/layers';
import { isInside, textOfArea, type WellArea } from '@artesian/contract/map/well-area';
import type { MapSource } from '@artesian/contract/map/sources';
import type { FeatureCollection } from 'geojson';
import { useMemo } from 'react';
import { Source } from 'react-map-gl/maplibre';
import type { Place } from '../coordinates.ts';
import { asFeatures, type ListedWell } from '../wells/wells-in-view.ts';

/** The selected well, filled with a color where no layer draws it. */
export interface SelectedPlace extends Place {
  fill?: string | undefined;
}

interface MapSourcesProps {
  sources: readonly MapSource[];
  layers: readonly MapLayer[];
  visible: ReadonlySet<string>;
  wells: readonly ListedWell[] | undefined;
  /** Wells outside it are not on the map. */
  area?: WellArea;
  selected: SelectedPlace | undefined;
}

const everywhere: WellArea = [];
const nothing: FeatureCollection = { type: 'FeatureCollection', features: [] };

/**
 * Where the shapes come from. Every source that a layer needs is there from the start, so that the layers keep their order;
 * its shapes are fetched when the first of its layers is switched on.
 */
export function MapSources({ sources, layers, visible, wells, area = everywhere, selected }: MapSourcesProps) {
  const wellFeatures = useMemo(() => (wells ? asFeatures(wellsInside(wells, area)) : nothing), [wells, area]);
  const drawn = sources.filter(({ id }) => layers.some(({ source }) => source === id));
  return (
    <>
      {drawn.map((source) => {
        if (source.type === 'vector') return <TiledSource key={source.id} source={source} area={area} />;
        const isNeeded = layers.some((layer) => layer.source === source.id && visible.has(layer.id));
        const data =
          source.id === wellsSource ? wellFeatures : isNeeded && source.data ? absolute(source.data) : nothing;
        return <Source key={source.id} {...optionsOf(source)} id={source.id} type="geojson" data={data} />;
      })}
      <SelectedWell place={selected} />
    </>
  );
}

function wellsInside(wells: readonly ListedWell[], area: WellArea): readonly ListedWell[] {
  const isInArea = isInside(area);
  return wells.filter(({ longitude, latitude }) => isInArea(longitude, latitude));
}

/** The server leaves out what is outside the area. */
function TiledSource({ source, area }: { source: MapSource; area: WellArea }) {
  const { id, tiles = [], minzoom, maxzoom } = source;
  const within = textOfArea(area);
  const query = within === undefined ? '' : `?${new URLSearchParams({ area: within }).toString()}`;
  return (
    <Source
      {...optionsOf(source)}
      id={id}
      type="vector"
      tiles={tiles.map((address) => absolute(`${address}${query}`))}
      {...(minzoom !== undefined && { minzoom })}
      {...(maxzoom !== undefined && { maxzoom })}
    />
  );
}

function SelectedWell({ place }: { place: SelectedPlace | undefined }) {
  const data: FeatureCollection = {
    type: 'FeatureCollection',
    features: place
      ? [
          {
            type: 'Feature',
            properties: { fill: place.fill },
            geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
          },
        ]
      : [],
  };
  return <Source id="selected-well" type="geojson" data={data} />;
}

const optionsOf = ({ attribution, promoteId }: MapSource) => ({
  ...(attribution && { attribution }),
  ...(promoteId && { promoteId }),
});

/** MapLibre's worker does not know the page's address. */
const absolute = (address: string) => (address.startsWith('/') ? `${window.location.origin}${address}` : address);
