import type { Map, MapLibreEvent } from 'maplibre-gl';

/** Farther out a marker says little of its place. */
const FARTHEST = 12;
/** Of the built-in map, whose file may have few roads outside of towns. */
const names = ['base-road-names', 'base-road-numbers'];

/** Zooms out until a road is named on the map, so that the place can be judged. Other styles, and whoever moves the map, are left alone. */
export function stepOutToNames(map: Map) {
  let isMoved = false;
  const noteMove = ({ originalEvent }: MapLibreEvent) => (isMoved ||= originalEvent !== undefined);
  const look = () => {
    const drawn = names.filter((id) => map.getLayer(id));
    const isJudged = drawn.length === 0 || map.queryRenderedFeatures({ layers: drawn }).length > 0;
    if (isMoved || isJudged || map.getZoom() <= FARTHEST) {
      map.off('movestart', noteMove);
      return;
    }
    map.once('idle', look);
    map.jumpTo({ zoom: map.getZoom() - 1 });
  };
  map.on('movestart', noteMove);
  map.once('idle', look);
}
