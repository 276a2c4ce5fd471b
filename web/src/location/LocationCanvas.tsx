import { t } from '@artesian/domain/texts/translate';
import type { Camera } from '@artesian/contract/map/map-home';
import type { StyleSpecification } from 'maplibre-gl';
import { useMemo, useState, type RefObject } from 'react';
import {
  FullscreenControl,
  NavigationControl,
  ScaleControl,
  type MapLayerMouseEvent,
  type MapRef,
} from 'react-map-gl/maplibre';
import type { Drawing } from '@artesian/contract/map/drawings';
import type { BaseMap } from '../map/base-map/use-base-map.ts';
import type { Place } from '../map/coordinates.ts';
import { featuresAt } from '../map/wells/drawn-features.ts';
import { DrawingOnMap } from '../map/drawing/DrawingOnMap.tsx';
import { useDrawings } from '../map/drawing/use-drawing.ts';
import { GroundMap } from '../map/canvas/GroundMap.tsx';
import { LayerOrder } from '../map/layers/LayerOrder.tsx';
import type { MapData } from '../map/use-map-data.ts';
import { cameraOf, toFiveDecimals } from './camera.ts';
import { layersOf, type Surrounding } from './location-map.ts';
import { MarkerBox } from './MarkerBox.tsx';
import { PickedPopup, type Picked } from './PickedPopup.tsx';
import { RedMarker } from './RedMarker.tsx';
import { SettledSize } from './SettledSize.tsx';
import { stepOutToRoads } from './step-out.ts';
import { Surroundings } from './Surroundings.tsx';
import { useFollowing } from './use-following.ts';

interface LocationCanvasProps {
  map: RefObject<MapRef | null>;
  home: Camera;
  data: MapData;
  baseMap: BaseMap & { style: StyleSpecification };
  place: Place | undefined;
  /** Without it a click shows what is there. */
  onPlace: ((place: Place) => void) | undefined;
  well: number | undefined;
  shown: readonly Surrounding[];
  /** Whether there is room for the coordinates of the marker. */
  hasBox: boolean;
  onCannotDraw: () => void;
}

/** The map itself: the marker, what is around it, and a line to measure with. */
export function LocationCanvas(props: LocationCanvasProps) {
  const { map, home, data, baseMap, place, onPlace, well, shown, hasBox, onCannotDraw } = props;
  const [picked, setPicked] = useState<Picked>();
  const [isOverFeature, setOverFeature] = useState(false);
  const [drawings, setDrawings] = useState<readonly Drawing[]>([]);
  const drawing = useDrawings(drawings, setDrawings);
  const layers = useMemo(() => layersOf(data.layers, ['wells', 'zones']), [data.layers]);
  const visible = useMemo(() => new Set(layersOf(layers, shown).map(({ id }) => id)), [layers, shown]);
  const pickable = layers.filter(({ id, excludePopup }) => visible.has(id) && !excludePopup).map(({ id }) => id);
  const stayAt = useFollowing(map, place);
  const isPlacing = onPlace !== undefined;

  const put = ({ lat, lng }: { lat: number; lng: number }) => {
    const next = toFiveDecimals({ latitude: lat, longitude: lng });
    stayAt(next);
    setPicked(undefined);
    onPlace?.(next);
  };
  const click = ({ target, point, lngLat }: MapLayerMouseEvent) => {
    if (drawing.tool) return;
    if (isPlacing) return put(lngLat.wrap());
    const features = featuresAt(target, point, pickable);
    setPicked(features.length > 0 ? { place: { latitude: lngLat.lat, longitude: lngLat.lng }, features } : undefined);
  };
  return (
    <GroundMap
      ref={map}
      style={baseMap.style}
      sources={data.sources}
      label={t('Map of the location')}
      description={t('Use the arrow keys to move the map, and plus and minus to zoom. Press Tab to reach the marker.')}
      initialViewState={cameraOf(place, home)}
      // The page scrolls past the map; Ctrl with the wheel, or two fingers, zoom it.
      cooperativeGestures
      trackResize={false}
      dragRotate={false}
      cursor={drawing.tool || isPlacing ? 'crosshair' : isOverFeature ? 'pointer' : 'grab'}
      interactiveLayerIds={pickable}
      onMouseEnter={() => setOverFeature(true)}
      onMouseLeave={() => setOverFeature(false)}
      onLoad={({ target }) => {
        target.touchZoomRotate.disableRotation();
        target.keyboard.disableRotation();
        if (place) stepOutToRoads(target);
      }}
      onClick={click}
      onBaseMapUnreachable={baseMap.giveUp}
      onCannotDraw={onCannotDraw}
    >
      <SettledSize />
      <NavigationControl position="top-right" showCompass={false} />
      <FullscreenControl position="top-right" />
      <ScaleControl position="bottom-left" unit="imperial" maxWidth={120} />
      <Surroundings data={data} layers={layers} visible={visible} well={well} onDark={baseMap.isDark} />
      <DrawingOnMap drawing={drawing} shapes={measuring} onDark={baseMap.isDark} />
      <LayerOrder fills={none} aboveFills={undefined} onTop={onTop} />
      {place && <RedMarker place={place} onMove={isPlacing ? put : undefined} />}
      {place && hasBox && <MarkerBox place={place} isOnMap />}
      <PickedPopup picked={picked} layers={layers} onClose={() => setPicked(undefined)} />
    </GroundMap>
  );
}

const none: readonly never[] = [];
const measuring = ['line'] as const;
const onTop = ['drawing-casing', 'drawing-line', 'drawing-corner', 'drawing-label', 'pen-point'];
