import type { Map } from 'maplibre-gl';
import type { TerraDraw } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import { penPrecision } from './pen-features.ts';

const prefix = 'pen';

export const adapterFor = (map: Map) =>
  new TerraDrawMapLibreGLAdapter({ map, prefixId: prefix, coordinatePrecision: penPrecision });

/**
 * Takes up a pen, and again whenever a change of the base map has taken its layers away; `onLost` is called then. Returns the way
 * to put it down.
 */
export function holdPen(map: Map, takeUp: () => TerraDraw, onLost: () => void): () => void {
  let pen = takeUp();
  const takeUpAgain = () => {
    if (map.getSource(`${prefix}-point`)) return;
    putDown(pen);
    pen = takeUp();
    onLost();
  };
  map.on('styledata', takeUpAgain);
  return () => {
    map.off('styledata', takeUpAgain);
    putDown(pen);
  };
}

function putDown(pen: TerraDraw) {
  try {
    pen.stop();
  } catch {
    // After a change of the base map its layers are gone already, which it does not expect.
  }
}
