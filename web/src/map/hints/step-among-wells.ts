/** A well that is drawn, in pixels from the upper left corner of the map. */
export interface DrawnWell {
  wellNdx: number;
  x: number;
  y: number;
}

const directions = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;
export type Direction = keyof typeof directions;

export const isDirection = (key: string): key is Direction => key in directions;

/** What lies aside counts so many times what lies ahead: the next well should be where the key points. */
const ASIDE = 2;

/**
 * The well that comes next in a direction: the nearest of those ahead, where what lies aside counts double. Undefined where none is ahead. A well
 * at the very same place comes before all others, once, by its number, so that none is out of reach.
 */
export function stepAmongWells<W extends DrawnWell>(
  wells: readonly W[],
  from: DrawnWell,
  direction: Direction,
): W | undefined {
  const { x, y } = directions[direction];
  const isForward = x + y > 0;
  const distanceTo = (well: DrawnWell): number => {
    const [right, down] = [well.x - from.x, well.y - from.y];
    if (right === 0 && down === 0) return isNext(well, from.wellNdx, isForward) ? 0 : Infinity;
    const ahead = right * x + down * y;
    return ahead > 0 ? ahead + ASIDE * Math.abs(right * y - down * x) : Infinity;
  };
  const inOrder = wells.toSorted((one, other) => (isForward ? 1 : -1) * (one.wellNdx - other.wellNdx));
  return leastBy(inOrder, distanceTo);
}

/** Wells of one place stand in the order of their numbers. */
const isNext = ({ wellNdx }: DrawnWell, before: number, isForward: boolean) =>
  isForward ? wellNdx > before : wellNdx < before;

/** The well nearest to a point. */
export const nearestWell = <W extends DrawnWell>(wells: readonly W[], to: Pick<DrawnWell, 'x' | 'y'>): W | undefined =>
  leastBy(wells, ({ x, y }) => Math.hypot(x - to.x, y - to.y));

function leastBy<T>(items: readonly T[], sizeOf: (item: T) => number): T | undefined {
  let least: { item: T; size: number } | undefined;
  for (const item of items) {
    const size = sizeOf(item);
    if (size < (least?.size ?? Infinity)) least = { item, size };
  }
  return least?.item;
}
