import { documentedHome, mapHome, type Camera } from '@artesian/contract/map/map-home';
import { mapSources, type MapSource } from '@artesian/contract/map/sources';
import type { FeatureCollection, Point } from 'geojson';
import { useEffect, useMemo, useRef, useState } from 'react';
import { GeolocateControl, Layer, Source, type MapLayerMouseEvent, type MapRef } from 'react-map-gl/maplibre';
import { FramedMap } from '../../location/FramedMap.tsx';
import { mapFont } from '../../map/base-map/lettering.ts';
import { useCarried } from '../carried/use-carried.ts';
import { FieldPopup } from './FieldPopup.tsx';
import { ImageryHere } from './ImageryHere.tsx';
import { NoFieldMap } from './NoFieldMap.tsx';
import { placeOf, type CarriedWell } from './near.ts';

/** As the specification has them (2 §9). */
const homeZoom = 8.5;
const focusZoom = 16;
const labelsFrom = 12;
/** How far beside a point a finger may land, in px. */
const slack = 12;

interface FieldMapProps {
  wells: readonly CarriedWell[];
  chosen: CarriedWell | undefined;
  onChoose: (well: CarriedWell) => void;
}

/** Every well on the ground that the device has; a tap shows what is there, and selects it. */
export default function FieldMap({ wells, chosen, onChoose }: FieldMapProps) {
  const sources = useCarried<{ data: MapSource[] }>(mapSources.path);
  const home = useCarried<Camera>(mapHome.path);
  const data = { sources: sources.data?.answer.data ?? none, areSourcesKnown: !sources.isPending };
  const [picked, setPicked] = useState<readonly CarriedWell[]>([]);
  const map = useRef<MapRef>(null);
  const points = useMemo(() => asPoints(wells), [wells]);
  const byKey = useMemo(() => new Map(wells.map((well) => [well.well_ndx, well])), [wells]);

  const chosenNdx = chosen?.well_ndx;
  const [shownFor, setShownFor] = useState<number>();
  if (shownFor !== chosenNdx) {
    setShownFor(chosenNdx);
    if (chosen && !picked.includes(chosen)) setPicked([chosen]);
  }
  useEffect(() => {
    const well = chosenNdx === undefined ? undefined : byKey.get(chosenNdx);
    const place = well && placeOf(well);
    if (!well || !place) return;
    map.current?.flyTo({ center: [place.longitude, place.latitude], zoom: focusZoom, duration: 1000 });
  }, [chosenNdx, byKey]);

  const click = ({ target, point }: MapLayerMouseEvent) => {
    const around: [[number, number], [number, number]] = [
      [point.x - slack, point.y - slack],
      [point.x + slack, point.y + slack],
    ];
    const keys = target.queryRenderedFeatures(around, { layers: ['field-wells'] }).map(({ id }) => Number(id));
    const here = [...new Set(keys)].flatMap((key) => byKey.get(key) ?? []);
    setPicked(here);
    if (here.length === 1) onChoose(here[0]!);
  };
  const focus = chosen && placeOf(chosen);
  return (
    <>
      <FramedMap
        ref={map}
        title="Map of the wells"
        data={data}
        isComing={home.isPending}
        frame={frame}
        otherwise={<NoFieldMap />}
        label="Map of the wells"
        description="Use the arrow keys to move the map, and plus and minus to zoom. You can also find every well with the search above."
        initialViewState={
          focus ? { ...focus, zoom: focusZoom } : { ...(home.data?.answer ?? documentedHome), zoom: homeZoom }
        }
        interactiveLayerIds={interactive}
        onClick={click}
      >
        {(isDark) => (
          <>
            <GeolocateControl position="top-right" trackUserLocation positionOptions={{ enableHighAccuracy: true }} />
            <Source id="field-wells" type="geojson" data={points}>
              <Layer
                id="field-wells"
                type="circle"
                paint={{
                  'circle-radius': ['interpolate', ['linear'], ['zoom'], 7, 2.5, 12, 6, 16, 10],
                  'circle-color': ['case', ['==', ['id'], chosenNdx ?? -1], '#c62828', '#0f766e'],
                  'circle-stroke-color': '#fff',
                  'circle-stroke-width': ['interpolate', ['linear'], ['zoom'], 7, 0.5, 12, 1.5],
                }}
              />
              <Layer
                id="field-well-labels"
                type="symbol"
                minzoom={labelsFrom}
                layout={{
                  'text-field': ['get', 'well_id'],
                  'text-font': mapFont,
                  'text-size': 14,
                  'text-anchor': 'top',
                  'text-offset': [0, 0.8],
                }}
                paint={{
                  'text-color': isDark ? '#fff' : '#1c1b1a',
                  'text-halo-color': isDark ? '#1c1b1a' : '#fff',
                  'text-halo-width': 1.5,
                }}
              />
            </Source>
            {picked.length > 0 && (
              <FieldPopup
                key={picked.map(({ well_ndx }) => well_ndx).join()}
                wells={picked}
                chosen={chosen}
                onChoose={onChoose}
                onClose={() => setPicked([])}
              />
            )}
          </>
        )}
      </FramedMap>
      <ImageryHere map={map} wells={wells} />
    </>
  );
}

const none: readonly MapSource[] = [];
const interactive = ['field-wells'];

const frame = { height: 'max(320px, 52dvh)', borderRadius: 1, overflow: 'hidden', '--map-top': '0px' } as const;

const asPoints = (wells: readonly CarriedWell[]): FeatureCollection<Point, { well_id: string }> => ({
  type: 'FeatureCollection',
  features: wells.flatMap((well) => {
    const place = placeOf(well);
    if (!place) return [];
    const geometry = { type: 'Point' as const, coordinates: [place.longitude, place.latitude] };
    return [{ type: 'Feature' as const, id: well.well_ndx, geometry, properties: { well_id: well.well_id } }];
  }),
});
