/** What a drawing is made of, in the order to draw it; the screen and the PDF each have a color for every ink. */
export type BoreInk = 'ink' | 'quiet' | 'paper' | 'rock' | 'otherRock' | 'hatching' | 'seal' | 'water' | 'warning';

export type BoreShape =
  | { kind: 'box'; x: number; y: number; width: number; height: number; fill: BoreInk; opacity?: number }
  | { kind: 'line'; path: string; ink: BoreInk; width: number; dash?: number[] }
  | { kind: 'area'; path: string; ink: BoreInk }
  | { kind: 'text'; x: number; y: number; text: string; size: number; ink: BoreInk; isBold?: boolean; align?: 'right' };

/** A rectangle, and what stands in it. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** As geologists hatch them; a name that does not say what the rock is made of gets neutral lines. */
export function hatching(name: string, index: number, box: Box): string {
  if (/limestone|dolomite|chalk/i.test(name)) return bricks(box);
  if (/clay|shale|marl|mud/i.test(name)) return dashes(box);
  if (/sand|gravel|alluvi|soil|conglomerate/i.test(name)) return dots(box);
  return slantedLines(box, index % 2 === 0);
}

const bricks = (box: Box) =>
  rowsIn(box, 9)
    .map((y, row) => {
      const joints = stepsIn(box, 22, row % 2 === 0 ? 8 : 19).map((x) => `M${x} ${y}V${Math.min(y + 9, bottom(box))}`);
      return `M${box.x} ${y}H${box.x + box.width}${joints.join('')}`;
    })
    .join('');

const dashes = (box: Box) =>
  rowsIn(box, 7)
    .flatMap((y, row) =>
      stepsIn(box, 15, row % 2 === 0 ? 3 : 10).map((x) => `M${x} ${y}H${Math.min(x + 8, right(box))}`),
    )
    .join('');

const dots = (box: Box) =>
  rowsIn(box, 7)
    .flatMap((y, row) => stepsIn(box, 9, row % 2 === 0 ? 3 : 7).map((x) => `M${x} ${y}h1.2`))
    .join('');

/** At 45°, from edge to edge of the box. */
export function slantedLines({ x, y, width, height }: Box, leansRight: boolean, step = 10): string {
  const across = (distance: number) => (leansRight ? x + distance : x + width - distance);
  return Array.from({ length: Math.floor((width + height) / step) }, (_, line) => (line + 1) * step)
    .map((reach) => {
      const from = { across: Math.max(0, reach - height), down: Math.min(reach, height) };
      const to = { across: Math.min(reach, width), down: Math.max(0, reach - width) };
      return `M${across(from.across)} ${y + from.down}L${across(to.across)} ${y + to.down}`;
    })
    .join('');
}

/** Where lines stand, so far apart, beginning half of that below the top. */
export const rowsIn = ({ y, height }: Box, apart: number): number[] =>
  Array.from({ length: Math.floor(height / apart + 0.5) }, (_, row) => y + (row + 0.5) * apart);

const stepsIn = ({ x, width }: Box, apart: number, first: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((width - first) / apart)) }, (_, step) => x + first + step * apart);

const bottom = ({ y, height }: Box) => y + height;
const right = ({ x, width }: Box) => x + width;
