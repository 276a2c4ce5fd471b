import { t } from '@artesian/domain/texts/translate';
import type { Map } from 'maplibre-gl';
import {
  TerraDraw,
  TerraDrawCircleMode,
  TerraDrawLineStringMode,
  TerraDrawPointMode,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
} from 'terra-draw';
import { drawingsText, type Drawing } from '@artesian/contract/map/drawings';
import { adapterFor, holdPen } from './hold-pen.ts';
import { asFeature, reshaped } from './reshaped.ts';

interface ReshapeEvents {
  /** A drawing as it is under the mouse, with its place among the drawings. */
  onSketch: (index: number, drawing: Drawing) => void;
  onChanged: (index: number, drawing: Drawing) => void;
  onRemoved: (index: number) => void;
  /** The base map changed, and what was under the mouse is as before. */
  onLost: () => void;
}

export interface Reshaping {
  /** The drawings as they are now, in the words of the address. */
  text: () => string | undefined;
  putDown: () => void;
}

/**
 * Lets the reader drag drawings and their points, add points in between, take points away by a right click and whole drawings by
 * Delete. A single drawing is in hand from the start.
 */
export function startReshaping(map: Map, drawings: readonly Drawing[], events: ReshapeEvents): Reshaping {
  const held = { drawings: [...drawings], chosen: drawings.length === 1 ? 0 : -1 };
  return {
    text: () => drawingsText(held.drawings),
    putDown: holdPen(map, () => takeUp(map, held, events), events.onLost),
  };
}

interface Held {
  drawings: Drawing[];
  /** Place of the drawing in hand, -1 for none. */
  chosen: number;
}

function takeUp(map: Map, held: Held, { onSketch, onChanged, onRemoved }: ReshapeEvents): TerraDraw {
  const pen = new TerraDraw({ adapter: adapterFor(map), modes: modes() });
  pen.start();
  pen.setMode('select');
  const features = held.drawings.map(asFeature);
  const ids = pen.addFeatures(features).map(({ id }) => id);
  const chosenId = ids[held.chosen];
  if (chosenId !== undefined) pen.selectFeature(chosenId);

  const sketch = (index: number) => {
    const feature = pen.getSnapshotFeature(ids[index]!);
    return feature && { feature, drawing: reshaped(held.drawings[index]!, features[index]!, feature) };
  };
  const finish = (index: number) => {
    const { drawing, feature } = sketch(index) ?? {};
    if (!drawing || drawingsText([drawing]) === drawingsText([held.drawings[index]!])) return;
    held.drawings[index] = drawing;
    features[index] = feature!;
    onChanged(index, drawing);
  };
  pen.on('select', (id) => (held.chosen = ids.indexOf(id)));
  pen.on('deselect', () => (held.chosen = -1));
  pen.on('change', (changed, type) => {
    // Putting the pen down deletes everything as well, which nobody asked for.
    if (!pen.enabled) return;
    for (const index of changed.map((id) => ids.indexOf(id)).filter((at) => at >= 0)) {
      const drawing = type === 'update' ? sketch(index)?.drawing : undefined;
      if (type === 'delete') setTimeout(() => onRemoved(index), 0);
      else if (drawing) onSketch(index, drawing);
    }
  });
  pen.on('finish', (id, { action }) => {
    const index = ids.indexOf(id);
    if (index < 0) return;
    // terra-draw is still at work on the event that ends the change.
    const finishSoon = () => setTimeout(() => finish(index), 0);
    // A new point is still in hand: it is where it shall be when the button is let go.
    if (action === 'insertMidpoint') window.addEventListener('pointerup', finishSoon, { once: true });
    else finishSoon();
  });
  return pen;
}

const unseen = {
  selectedPolygonFillOpacity: 0,
  selectedPolygonOutlineOpacity: 0,
  selectedLineStringOpacity: 0,
  selectedPointOpacity: 0,
  selectedPointOutlineOpacity: 0,
} as const;

/** The points to be dragged; smaller ones in between make a new point. */
const handles = {
  selectionPointColor: '#ffffff',
  selectionPointOutlineColor: '#6d28d9',
  selectionPointWidth: 6,
  selectionPointOutlineWidth: 3,
  midPointColor: '#6d28d9',
  midPointOutlineColor: '#ffffff',
  midPointWidth: 4,
  midPointOutlineWidth: 2,
} as const;

const points = { midpoints: { draggable: true }, draggable: true, deletable: true };
const corners = { feature: { draggable: true, coordinates: points } };

const modes = () => [
  new TerraDrawPolygonMode({ styles: { fillOpacity: 0, outlineOpacity: 0, outlineWidth: 0 } }),
  new TerraDrawLineStringMode({ styles: { lineStringOpacity: 0 } }),
  new TerraDrawPointMode({ styles: { pointOpacity: 0, pointOutlineOpacity: 0 } }),
  new TerraDrawCircleMode({ styles: { fillOpacity: 0, outlineOpacity: 0, outlineWidth: 0 } }),
  new TerraDrawSelectMode({
    // Px: drawings lie close together.
    pointerDistance: 14,
    // Escape puts the tool back, wherever it is pressed.
    keyEvents: { deselect: null, delete: t('Delete'), rotate: null, scale: null },
    styles: { ...unseen, ...handles },
    flags: {
      polygon: corners,
      linestring: corners,
      point: { feature: { draggable: true } },
      circle: { feature: { draggable: true, coordinates: { resizable: 'center' } } },
    },
  }),
];
