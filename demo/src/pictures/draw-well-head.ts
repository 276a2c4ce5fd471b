import { seeded } from '../random.ts';
import { png } from './png.ts';

const WIDTH = 640;
const HEIGHT = 480;
const HORIZON = 270;
const SHADES = 16;

type Color = readonly [number, number, number];

/** Colors of the day, which the seed chooses: sky above and at the horizon, ground, and what the casing is made of. */
const days: readonly { sky: Color; haze: Color; ground: Color; casing: Color }[] = [
  { sky: [92, 148, 206], haze: [214, 232, 244], ground: [146, 138, 84], casing: [188, 194, 198] },
  { sky: [120, 164, 190], haze: [232, 228, 212], ground: [112, 128, 70], casing: [64, 112, 150] },
  { sky: [150, 160, 172], haze: [222, 224, 226], ground: [126, 112, 88], casing: [206, 206, 200] },
  { sky: [238, 178, 120], haze: [250, 226, 186], ground: [120, 104, 62], casing: [150, 76, 60] },
];

/**
 * A photo that nobody took: a well head on its slab under a wide sky, different for every name and the same for the same.
 * Answers a PNG of some kilobytes.
 */
export function drawWellHead(name: string): Uint8Array {
  const random = seeded(Number.parseInt(name.slice(0, 8), 16));
  const { sky, haze, ground, casing } = random.pick(days);
  const palette = [
    ...shades(sky, haze),
    ...shades(ground, [ground[0] * 0.6, ground[1] * 0.6, ground[2] * 0.6]),
    ...shades(casing, [casing[0] * 0.35, casing[1] * 0.35, casing[2] * 0.35]),
    [176, 172, 164] as Color,
    [120, 116, 110] as Color,
  ];
  const points = new Uint8Array(WIDTH * HEIGHT);
  const fill = (left: number, top: number, right: number, bottom: number, color: (x: number, y: number) => number) => {
    for (let y = Math.max(0, top); y < Math.min(HEIGHT, bottom); y++)
      for (let x = Math.max(0, left); x < Math.min(WIDTH, right); x++) points[y * WIDTH + x] = color(x, y);
  };
  const [slab, slabEdge] = [3 * SHADES, 3 * SHADES + 1];
  const round = (left: number, right: number) => (x: number) =>
    2 * SHADES + Math.min(SHADES - 1, Math.floor(Math.abs((x - left) / (right - left) - 0.35) * 1.5 * SHADES));

  fill(0, 0, WIDTH, HORIZON, (_x, y) => Math.floor((y / HORIZON) * (SHADES - 1)));
  const tuft = random.between(3, 11);
  fill(
    0,
    HORIZON,
    WIDTH,
    HEIGHT,
    (x, y) => SHADES + ((Math.floor(x / 9) * tuft + Math.floor(y / 5) * 7) % 5) + Math.floor((y - HORIZON) / 24),
  );
  const middle = random.between(240, 400);
  const halfWidth = random.between(24, 44);
  fill(middle - 150, 392, middle + 150, 424, () => slab);
  fill(middle - 150, 424, middle + 150, 438, () => slabEdge);
  const top = random.between(170, 260);
  fill(middle - halfWidth, top, middle + halfWidth, 400, round(middle - halfWidth, middle + halfWidth));
  fill(
    middle - halfWidth - 8,
    top - 14,
    middle + halfWidth + 8,
    top + 6,
    round(middle - halfWidth - 8, middle + halfWidth + 8),
  );
  fill(middle + halfWidth, top + 40, WIDTH, top + 58, (_x, y) => 2 * SHADES + Math.abs(y - top - 46));
  return png({ width: WIDTH, height: HEIGHT, palette, points });
}

function shades(from: Color, to: Color): Color[] {
  return Array.from({ length: SHADES }, (_, index) => {
    const mixed = (part: 0 | 1 | 2) => Math.round(from[part] + ((to[part] - from[part]) * index) / (SHADES - 1));
    return [mixed(0), mixed(1), mixed(2)] as const;
  });
}
