import type { LegendEntry } from '@artesian/contract/map/layers';
import type { maplibre } from '../canvas/map-library.ts';

type Shape = LegendEntry['shape'];

/** Each shape as a path in a box of 24 by 24, for the map and the legend alike. */
export const shapePaths: Readonly<Record<Shape, string>> = {
  circle: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
  square: 'M5 5h14v14H5z',
  triangle: 'M12 3.5 21 19.5H3z',
  star: 'M12 2.5l2.8 6.2 6.7.7-5 4.6 1.4 6.6L12 17.2 6.1 20.6l1.4-6.6-5-4.6 6.7-.7z',
  line: 'M1 12h22',
  area: 'M3 5h18v14H3z',
};

/** The line that a shape is drawn with in its box; a dashed one is finer, so that there is room for its dashes. */
export function strokeOf({ shape, dash }: Pick<LegendEntry, 'shape' | 'dash'>): { width: number; dash?: number[] } {
  if (!dash) return { width: shape === 'line' ? 4 : 1.75 };
  const width = shape === 'line' ? 3 : 2;
  return { width, dash: dash.map((length) => length * width) };
}

const size = 24;
const scale = 2;
/** How far the distance to the edge is recorded around it, in px of the picture. */
const reach = 8;

/** Draws the symbols that the server's layers name (`well-circle` …), in any color and with a halo. */
export function addWellSymbols(map: maplibre.Map): void {
  for (const shape of ['circle', 'square', 'triangle', 'star'] as const) {
    const name = `well-${shape}`;
    if (!map.hasImage(name)) map.addImage(name, distanceField(shapePaths[shape]), { sdf: true, pixelRatio: scale });
  }
}

/** The picture that MapLibre colors: each pixel's alpha says how far it lies from the edge of the shape. */
export function distanceField(path: string): { width: number; height: number; data: Uint8ClampedArray } {
  const width = (size + reach) * scale;
  const isInside = drawn(path, width);
  const edge = edgeOf(isInside, width);
  const data = new Uint8ClampedArray(width * width * 4);
  for (let pixel = 0; pixel < width * width; pixel += 1) {
    const distance = distanceTo(edge, pixel % width, Math.floor(pixel / width));
    const outward = isInside[pixel] ? -distance : distance;
    // MapLibre takes 191 of 255 for the edge.
    data[pixel * 4 + 3] = 191 - (outward / reach) * 255 * 0.75;
  }
  return { width, height: width, data };
}

function drawn(path: string, width: number): boolean[] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = width;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.scale(scale, scale);
  context.translate(reach / 2, reach / 2);
  context.clip(new Path2D(path));
  context.fillRect(0, 0, size, size);
  const { data } = context.getImageData(0, 0, width, width);
  return Array.from({ length: width * width }, (_, pixel) => (data[pixel * 4 + 3] ?? 0) > 127);
}

function edgeOf(isInside: readonly boolean[], width: number): [number, number][] {
  return isInside.flatMap((inside, pixel): [number, number][] => {
    const neighbors = [pixel - 1, pixel + 1, pixel - width, pixel + width];
    const isEdge = inside && neighbors.some((neighbor) => !isInside[neighbor]);
    return isEdge ? [[pixel % width, Math.floor(pixel / width)]] : [];
  });
}

const distanceTo = (edge: readonly [number, number][], x: number, y: number) =>
  edge.reduce((nearest, [edgeX, edgeY]) => Math.min(nearest, Math.hypot(edgeX - x, edgeY - y)), Infinity);
