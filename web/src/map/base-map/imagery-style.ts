import type { Imagery } from '@artesian/contract/map/imagery';
import type { StyleSpecification } from 'maplibre-gl';
import { tileSources } from './built-in-style.ts';
import { imageryTiles } from './imagery-tiles.ts';
import { placeNames } from './name-layers.ts';
import type { Archive } from './open-archive.ts';
import { roadNames } from './road-layers.ts';
import { fromTiles } from './tile-layers.ts';
import { toneOf } from './tones.ts';

export const imagerySource = 'base-imagery';

/** Pictures from above, with the names of roads and towns on them where there is a file that has these. */
export function imageryStyle(imagery: Imagery, archive: Archive | undefined): StyleSpecification {
  const from = fromTiles(archive?.layers ?? []);
  const tone = toneOf('dark');
  return {
    version: 8,
    sources: {
      ...(archive && tileSources(archive)),
      [imagerySource]: {
        type: 'raster',
        tiles: [imageryTiles(imagery)],
        tileSize: 256,
        maxzoom: imagery.maxZoom,
        attribution: imagery.attribution ?? '',
      },
    },
    layers: [
      { id: 'base-beyond', type: 'background', paint: { 'background-color': tone.beyond } },
      { id: imagerySource, type: 'raster', source: imagerySource },
      ...roadNames(from, tone),
      ...placeNames(from, tone),
    ],
  };
}
