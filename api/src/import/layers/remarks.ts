import type { Dimension } from './check-geometry.ts';
import type { ShapeFile } from './given-shapes.ts';
import type { Drawing } from './target-layer.ts';

interface Imported {
  file: ShapeFile;
  source: string;
  columns: string[];
  dimensions: Dimension[];
  drawing: Drawing;
}

const plural = ['points', 'lines', 'areas'] as const;

/** MapLibre draws the edges of areas as lines, but no area between lines. */
const drawnBy: Record<string, readonly Dimension[]> = { fill: [2], line: [1, 2], circle: [0], symbol: [0] };

/** Shapes that the server looks up by name as well. */
const namedSource = 'management-zones';

/** What whoever imports shapes should look at, in sentences. */
export function remarksOn({ file, source, columns, dimensions, drawing }: Imported): string[] {
  const remarks: string[] = [];
  if (file.system === 'unknown')
    remarks.push('The zip has no .prj file, so the coordinates were read as longitude and latitude.');
  for (const dimension of dimensions) {
    if (drawing.kinds.some((kind) => drawnBy[kind]?.includes(dimension))) continue;
    remarks.push(`The layer does not draw ${plural[dimension]}, but the file contains some. They will not be visible.`);
  }
  if (!columns.includes('name')) {
    const why = source === namedSource ? ' Wells get their management zone from it.' : '';
    remarks.push(`The shapes have no name column to show.${why}`);
  }
  for (const column of drawing.staffOnly.filter((known) => !columns.includes(known))) {
    remarks.push(
      `The layer shows ${column} only to staff, and the file has no such column. Under another name, everyone would see it.`,
    );
  }
  return remarks;
}
