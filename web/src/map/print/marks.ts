/** What a sheet is made of, in px from its upper left corner; painted in the order of the list. */
export type Mark =
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      size: number;
      bold?: boolean;
      color: string;
      align?: 'right' | 'center';
    }
  | { kind: 'box'; x: number; y: number; width: number; height: number; fill?: string; stroke?: string }
  | { kind: 'picture'; x: number; y: number; width: number; height: number }
  | {
      kind: 'path';
      x: number;
      y: number;
      path: string;
      /** Of the side of the box of 24 by 24 in which the path is drawn. */
      size: number;
      fill?: string;
      fillOpacity?: number;
      stroke?: string;
      strokeWidth?: number;
      /** Dashes and gaps, in units of the box. */
      dash?: number[];
      /** Degrees, clockwise around the middle of the box. */
      turn?: number;
    };

/** How wide a text is drawn, in px. */
export type Measure = (text: string, size: number, isBold?: boolean) => number;

/** Breaks a text into lines that are no wider than `width`. */
export function wrapped(text: string, width: number, size: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Points north when the map is not turned; its half is filled, as on printed maps. */
export const northArrow = { needle: 'M12 1 19 21 12 16.5z', other: 'M12 1 5 21 12 16.5z' };

export const ink = '#10201e';
export const quietInk = '#4a5957';
export const hairline = '#c3cdcb';
