import type { Map, MapLibreEvent } from 'maplibre-gl';

/** Farther out a marker says little of its place. */
const FARTHEST = 13;
/** Of the built-in map, whose file may have few roads outside of towns. */
const roads = 'base-roads';

/** Zooms out until there is a road on the map, so that the place can be judged. Other styles, and whoever moves the map, are left alone. */
export function stepOutToRoads(map: Map) {
  let isMoved = false;
  const noteMove = ({ originalEvent }: MapLibreEvent) => (isMoved ||= originalEvent !== undefined);
  const look = () => {
    const isJudged = !map.getLayer(roads) || map.queryRenderedFeatures({ layers: [roads] }).length > 0;
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
