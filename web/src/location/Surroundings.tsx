import { noFilters } from '@artesian/contract/map/well-filters';
import { wellsSource } from '@artesian/contract/map/layer-rows';
import type { MapLayer } from '@artesian/contract/map/layers';
import { Layer } from 'react-map-gl/maplibre';
import { defaultView } from '../map/address.ts';
import { layerStyle } from '../map/layers/layer-style.ts';
import { MapSources } from '../map/canvas/MapSources.tsx';
import type { MapData } from '../map/use-map-data.ts';

interface SurroundingsProps {
  data: MapData;
  layers: readonly MapLayer[];
  visible: ReadonlySet<string>;
  /** The well whose place it is. */
  well: number | undefined;
  onDark: boolean;
}

/** What is drawn around the marker, as the public map draws it; every well, for none may stand where another does. */
export function Surroundings({ data, layers, visible, well, onDark }: SurroundingsProps) {
  const { categorizeBy } = defaultView;
  const tiles = data.sources.find(({ id, type }) => id === wellsSource && type === 'vector');
  const others = well === undefined ? undefined : ['!=', ['get', 'well_ndx'], well];
  const wells = { categorizeBy, items: data.filters?.[categorizeBy] ?? [], filters: noFilters, onDark };
  return (
    <>
      <MapSources sources={data.sources} layers={layers} visible={visible} wells={data.wells} selected={undefined} />
      {layers.map((layer) => (
        <Layer
          key={`${layer.id} ${layer.type}`}
          {...layerStyle(layer, {
            isVisible: visible.has(layer.id),
            opacity: undefined,
            only: layer.source === wellsSource ? others : undefined,
            wells,
            sourceLayer: layer.source === wellsSource ? tiles?.sourceLayer : undefined,
          })}
        />
      ))}
    </>
  );
}
