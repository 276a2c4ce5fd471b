import { mapFeet } from '@artesian/domain/map-measures';
import type { Map } from 'maplibre-gl';
import type { Position } from 'geojson';
import {
  TerraDraw,
  TerraDrawCircleMode,
  TerraDrawLineStringMode,
  TerraDrawPointMode,
  TerraDrawPolygonMode,
  type GeoJSONStoreFeatures,
} from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { Place } from '../coordinates.ts';
import type { Drawing, Shape } from './drawing.ts';

interface PenEvents {
  /** The drawing as it grows under the mouse; undefined when there is none. */
  onSketch: (drawing: Drawing | undefined) => void;
  onDrawn: (drawing: Drawing) => void;
}

/**
 * Lets the reader draw one shape. terra-draw only listens and follows the mouse; the map's own layers show the drawing, because
 * terra-draw's own are lost with every change of the base map. Returns the way to put the pen down.
 */
export function startPen(map: Map, shape: Shape, events: PenEvents): () => void {
  let pen = takeUp(map, shape, events);
  const takeUpAgain = () => {
    if (map.getSource(`${prefix}-point`)) return;
    putDown(pen);
    pen = takeUp(map, shape, events);
    events.onSketch(undefined);
  };
  map.on('styledata', takeUpAgain);
  return () => {
    map.off('styledata', takeUpAgain);
    putDown(pen);
  };
}

const prefix = 'pen';

function takeUp(map: Map, shape: Shape, { onSketch, onDrawn }: PenEvents): TerraDraw {
  const pen = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, prefixId: prefix, coordinatePrecision: 7 }),
    modes: [modeOf[shape]()],
  });
  pen.start();
  pen.setMode(modeNames[shape]);
  const drawn = () => pen.getSnapshot().map(asDrawing).find(Boolean);
  pen.on('change', () => onSketch(drawn()));
  pen.on('finish', () => {
    const drawing = drawn();
    // The click that ends the drawing still has to reach the map, which leaves it alone while there is a pen.
    if (drawing) setTimeout(() => onDrawn(drawing), 0);
  });
  return pen;
}

function putDown(pen: TerraDraw) {
  try {
    pen.stop();
  } catch {
    // After a change of the base map its layers are gone already, which it does not expect.
  }
}

/** Its own shapes are not seen, but for the points that say where a click ends the drawing. */
const unseenArea = { fillOpacity: 0, outlineOpacity: 0, outlineWidth: 0 } as const;
const closing = { closingPointColor: '#ffffff', closingPointOutlineColor: '#6d28d9', closingPointWidth: 5 } as const;

const modeOf = {
  polygon: () => new TerraDrawPolygonMode({ styles: { ...unseenArea, ...closing } }),
  point: () => new TerraDrawPointMode({ styles: { pointOpacity: 0, pointOutlineOpacity: 0 } }),
  line: () => new TerraDrawLineStringMode({ styles: { lineStringOpacity: 0, ...closing } }),
  // The radius is then the same on the ground in all directions.
  circle: () => new TerraDrawCircleMode({ projection: 'globe', styles: unseenArea }),
};

const modeNames: Readonly<Record<Shape, string>> = {
  polygon: 'polygon',
  point: 'point',
  line: 'linestring',
  circle: 'circle',
};

/** Undefined for the points that only guide the mouse. */
function asDrawing({ geometry, properties }: GeoJSONStoreFeatures): Drawing | undefined {
  const { mode, radiusKilometers } = properties;
  if (geometry.type === 'Polygon') {
    const corners = (geometry.coordinates[0] ?? []).slice(0, -1).map(placeOf);
    if (mode !== 'circle') return { kind: 'polygon', places: withoutRepeats(corners) };
    return { kind: 'circle', places: [middleOf(corners)], radiusFt: mapFeet(Number(radiusKilometers)) };
  }
  if (geometry.type === 'LineString') {
    return { kind: 'line', places: withoutRepeats(geometry.coordinates.map(placeOf)) };
  }
  return mode === 'point' ? { kind: 'point', places: [placeOf(geometry.coordinates)] } : undefined;
}

const placeOf = ([longitude = 0, latitude = 0]: Position): Place => ({ latitude, longitude });

/** While the mouse rests, the growing corner lies on the one before. */
const withoutRepeats = (places: readonly Place[]) =>
  places.filter(({ latitude, longitude }, index) => {
    const before = places[index - 1];
    return !before || before.latitude !== latitude || before.longitude !== longitude;
  });

/** Halfway between the outermost places, which for a circle on the globe is its centre. */
function middleOf(places: readonly Place[]): Place {
  const halfway = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return {
    latitude: halfway(places.map(({ latitude }) => latitude)),
    longitude: halfway(places.map(({ longitude }) => longitude)),
  };
}
