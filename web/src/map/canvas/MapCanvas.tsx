import { t } from '@artesian/domain/texts/translate';
import type { Camera } from '@artesian/contract/map/map-home';
import { wellsSource } from '@artesian/contract/map/layer-rows';
import type { MapLayer } from '@artesian/contract/map/layers';
import type { MapSource } from '@artesian/contract/map/sources';
import type { Polygon } from 'geojson';
import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import {
  GeolocateControl,
  Layer,
  NavigationControl,
  ScaleControl,
  type MapEvent,
  type MapLayerMouseEvent,
  type MapRef,
} from 'react-map-gl/maplibre';
import { rounded } from '../address.ts';
import type { Place } from '../coordinates.ts';
import { boundsOf, featuresAt, measuredWithin, type MapFeature } from '../wells/drawn-features.ts';
import { GroundMap } from './GroundMap.tsx';
import { FullscreenOfPage, HomeControl } from './controls.tsx';
import { layerStyle, selectionLayer, type WellStyle } from '../layers/layer-style.ts';
import { MapSources, type SelectedPlace } from './MapSources.tsx';
import { captureMap, type MapPicture } from '../print/capture.ts';
import type { Bounds, ListedWell } from '../wells/wells-in-view.ts';

export interface MapHandle {
  flyTo: (place: Place, zoom?: number) => void;
  /** Puts the keyboard on the map. */
  focus: () => void;
  /** The numbers of wells with levels that these layers draw within an area, in order. */
  measuredWithin: (area: Polygon, layerIds: readonly string[]) => number[];
  /** A picture of the map, when all of it is there. */
  capture: () => Promise<MapPicture | undefined>;
}

interface MapCanvasProps {
  ref: Ref<MapHandle>;
  style: StyleSpecification;
  /** Where to look. The map stays where it is when this is where it has just said it is. */
  camera: Camera;
  /** Where the home button leads. */
  home: Camera;
  layers: readonly MapLayer[];
  sources: readonly MapSource[];
  visible: ReadonlySet<string>;
  opacity: Readonly<Record<string, number>>;
  /** By the id of a layer: what the reader wants of it, as MapLibre's filter. */
  only: ReadonlyMap<string, unknown[]>;
  wells: readonly ListedWell[] | undefined;
  wellStyle: WellStyle;
  /** Where the selected well is, to be ringed; with a color where no layer draws it. */
  selected: SelectedPlace | undefined;
  onSettled: (camera: Camera, bounds: Bounds) => void;
  /** Without it clicks are somebody else's. */
  onPick: ((place: Place, features: readonly MapFeature[]) => void) | undefined;
  /** Whether a click means a place, not what is drawn there. */
  isAiming: boolean;
  onBaseMapUnreachable: () => void;
  /** The browser has no WebGL 2, so there is no map at all. */
  onCannotDraw: () => void;
  /** Popups. */
  children: ReactNode;
}

/** The one owner of the map object: state flows in as properties, what the reader does flows out as calls. */
export function MapCanvas({ ref, onSettled, onPick, onBaseMapUnreachable, onCannotDraw, ...props }: MapCanvasProps) {
  const { style, camera, home, layers, sources, visible, wells, wellStyle, selected, isAiming, children } = props;
  const map = useRef<MapRef>(null);
  const [isOverFeature, setOverFeature] = useState(false);
  const lastSettled = useRef(camera);
  const flight = useRef<Flight>(undefined);
  const pickable = layers.filter(({ id, excludePopup }) => visible.has(id) && !excludePopup).map(({ id }) => id);

  useImperativeHandle(
    ref,
    () => ({
      flyTo: (place, zoom) => {
        flight.current = { place, zoom };
        fly(map.current, flight.current);
      },
      focus: () => map.current?.getCanvas().focus(),
      measuredWithin: (area, layerIds) => (map.current ? measuredWithin(map.current.getMap(), area, layerIds) : []),
      capture: async () => (map.current ? captureMap(map.current.getMap()) : undefined),
    }),
    [],
  );

  useEffect(() => {
    const { latitude, longitude, zoom } = camera;
    const here = lastSettled.current;
    if (here.latitude === latitude && here.longitude === longitude && here.zoom === zoom) return;
    map.current?.jumpTo({ center: [longitude, latitude], zoom });
  }, [camera]);

  const settle = ({ target }: MapEvent) => {
    const { lat, lng } = target.getCenter();
    lastSettled.current = rounded({ latitude: lat, longitude: lng, zoom: target.getZoom() });
    onSettled(lastSettled.current, boundsOf(target));
  };
  const pick = ({ target, point, lngLat }: MapLayerMouseEvent) =>
    onPick?.({ latitude: lngLat.lat, longitude: lngLat.lng }, featuresAt(target, point, pickable));

  return (
    <GroundMap
      ref={map}
      style={style}
      sources={sources}
      label={t('Map of wells')}
      description={t(
        'Use the arrow keys to move the map, and plus and minus to zoom. The list below has the same wells.',
      )}
      initialViewState={camera}
      cursor={isAiming ? 'crosshair' : isOverFeature ? 'pointer' : 'grab'}
      interactiveLayerIds={pickable}
      onMouseEnter={() => setOverFeature(true)}
      onMouseLeave={() => setOverFeature(false)}
      onClick={pick}
      onLoad={settle}
      onMoveStart={({ originalEvent }) => {
        if (originalEvent) flight.current = undefined;
      }}
      onMoveEnd={(event) => {
        if (flight.current && isThere(event.target, flight.current.place)) flight.current = undefined;
        settle(event);
      }}
      onResize={(event) => {
        settle(event);
        // A sheet that opens below makes the map smaller, and MapLibre stops on the way.
        if (flight.current) fly(map.current, flight.current);
      }}
      onBaseMapUnreachable={onBaseMapUnreachable}
      onCannotDraw={onCannotDraw}
    >
      <NavigationControl position="top-right" visualizePitch={false} />
      <FullscreenOfPage />
      <GeolocateControl position="top-right" showAccuracyCircle trackUserLocation />
      <HomeControl
        onClick={() => {
          flight.current = { place: home, zoom: home.zoom };
          fly(map.current, flight.current);
        }}
      />
      <ScaleControl position="bottom-left" unit="imperial" maxWidth={250} />
      <MapSources
        sources={sources}
        layers={layers}
        visible={visible}
        wells={wells}
        area={wellStyle.filters.area}
        selected={selected}
      />
      <DrawnLayers {...props} />
      <Layer {...selectionLayer(wellStyle.onDark)} />
      {children}
    </GroundMap>
  );
}

/** The layers as the reader wants them: which are seen, how strongly, and what of them. */
function DrawnLayers({
  layers,
  sources,
  visible,
  opacity,
  only,
  wellStyle,
}: Pick<MapCanvasProps, 'layers' | 'sources' | 'visible' | 'opacity' | 'only' | 'wellStyle'>) {
  const tiled = sources.find(({ id, type }) => id === wellsSource && type === 'vector');
  return layers.map((layer) => (
    <Layer
      // A layer of another kind is another layer to MapLibre.
      key={`${layer.id} ${layer.type}`}
      {...layerStyle(layer, {
        isVisible: visible.has(layer.id),
        opacity: opacity[layer.id],
        only: only.get(layer.id),
        wells: wellStyle,
        sourceLayer: layer.source === wellsSource ? tiled?.sourceLayer : undefined,
      })}
    />
  ));
}

/** On the way to a place, until it is reached or somebody takes the map. */
interface Flight {
  place: Place;
  zoom: number | undefined;
}

/** Less than a pixel at any zoom is nobody's move. */
const isThere = (map: MapLibre, { latitude, longitude }: Place) =>
  map.project(map.getCenter()).dist(map.project([longitude, latitude])) < 1;

/** Whoever prefers less motion is there at once: MapLibre asks for it. */
function fly(map: MapRef | null, { place: { latitude, longitude }, zoom }: Flight) {
  map?.flyTo({ center: [longitude, latitude], ...(zoom !== undefined && { zoom }), duration: 1400 });
}
