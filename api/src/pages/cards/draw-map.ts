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
  const radius = wells.length > 800 ? 4 : 6;
  const dots = wells
    .map(({ x, y, color }) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${color}"/>`)
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#e3ebe8"/>`,
    `<g fill="none" stroke="#0f766e" stroke-width="4" stroke-linejoin="round">${lines}</g>`,
    `<g stroke="#ffffff" stroke-width="1">${dots}</g>`,
    '</svg>',
  ].join('');
}

const said = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;
