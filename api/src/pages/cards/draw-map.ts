import { groupBy } from '@artesian/contract/map/layer-rows';

/** At the right of a card. */
export const PICTURE = { width: 690, height: 612 } as const;

interface Point {
  x: number;
  y: number;
}
export interface DrawnWell extends Point {
  color: string;
}

/** Wells and the lines around the district as SVG, in pixels from the upper left of the picture. */
export function drawMap(wells: readonly DrawnWell[], outlines: readonly (readonly Point[])[]): string {
  const { width, height } = PICTURE;
  const lines = outlines.map((points) => `<polyline points="${points.map(said).join(' ')}"/>`).join('');
  const dots = ofEachColor(wells)
    .map(([color, places]) => dotsOf(color, places, wells.length > 800 ? 4 : 6))
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#e3ebe8"/>`,
    `<g fill="none" stroke="#0f766e" stroke-width="4" stroke-linejoin="round">${lines}</g>`,
    `<g stroke-linecap="round">${dots}</g>`,
    '</svg>',
  ].join('');
}

/** The rarest color last, so that it is on top. */
const ofEachColor = (wells: readonly DrawnWell[]) =>
  [...groupBy(wells, ({ color }) => color)].toSorted(([, one], [, other]) => other.length - one.length);

/** Lines without a length, with round ends: thousands of circles take twice as long. */
function dotsOf(color: string, places: readonly Point[], radius: number): string {
  const at = places.map(({ x, y }) => `M${x.toFixed(1)},${y.toFixed(1)}h0`).join('');
  const line = (ink: string, width: number) => `<path d="${at}" stroke="${ink}" stroke-width="${width}"/>`;
  return line('#ffffff', 2 * radius + 1) + line(color, 2 * radius - 1);
}

const said = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;
