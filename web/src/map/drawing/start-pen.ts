import type { Map } from 'maplibre-gl';
import {
  TerraDraw,
  TerraDrawCircleMode,
  TerraDrawLineStringMode,
  TerraDrawPointMode,
  TerraDrawPolygonMode,
} from 'terra-draw';
import type { Drawing, Shape } from '@artesian/contract/map/drawings';
import { adapterFor, holdPen } from './hold-pen.ts';
import { asDrawing, modeNames } from './pen-features.ts';

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
  return holdPen(
    map,
    () => takeUp(map, shape, events),
    () => events.onSketch(undefined),
  );
}

function takeUp(map: Map, shape: Shape, { onSketch, onDrawn }: PenEvents): TerraDraw {
  const pen = new TerraDraw({
    adapter: adapterFor(map),
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
