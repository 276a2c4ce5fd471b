/** Every save of a well (`api/src/wells/derive-texas-grid.ts`), the import of wells, and the form of wells. */

/**
 * The grid that numbers Texas wells: one-degree quadrangles 01–89, each of 64 quadrangles of 7½ minutes, each of nine
 * of 2½ minutes. A state well number is `DDSST` and two digits of sequence. Source of the division: TNRIS, TWDB well
 * location grid. The order of the 89 numbers was derived from 66,742 numbered wells: a serpentine from the north-west
 * that skips cells without Texan land.
 */
export interface TexasGridCell {
  /** One degree, `01` to `89`. */
  degree: string;
  /** 7½ minutes, `01` to `64`. */
  sevenMinute: string;
  /** 2½ minutes, `1` to `9`. */
  twoMinute: string;
}

/** Edges in decimal degrees; the north and west edges belong to the cell. */
export interface GridBox {
  north: number;
  south: number;
  west: number;
  east: number;
}

/** Rows from the north: latitude of the south edge, first number, west edges in the order of the numbers. */
const serpentine: [south: number, first: number, west: number[]][] = [
  [36, 1, [-104, -103, -102, -101]],
  [35, 5, [-101, -102, -103, -104]],
  [34, 9, [-104, -103, -102, -101, -100, -99, -98]],
  [33, 16, [-95, -96, -97, -98, -99, -100, -101, -102, -103, -104]],
  [32, 26, [-104, -103, -102, -101, -100, -99, -98, -97, -96, -95]],
  [31, 36, [-94, -95, -96, -97, -98, -99, -100, -101, -102, -103, -104, -105, -106, -107]],
  [30, 50, [-106, -105, -104, -103, -102, -101, -100, -99, -98, -97, -96, -95, -94]],
  [29, 63, [-94, -95, -96, -97, -98, -99, -100, -101, -102, -103, -104, -105]],
  [28, 75, [-104, -101, -100, -99, -98, -97, -96]],
  [27, 82, [-97, -98, -99, -100]],
  [26, 86, [-100, -99, -98]],
  [25, 89, [-98]],
];

const numbers = new Map<string, number>();
const corners = new Map<number, { south: number; west: number }>();
for (const [south, first, wests] of serpentine) {
  for (const [index, west] of wests.entries()) {
    numbers.set(`${south} ${west}`, first + index);
    corners.set(first + index, { south, west });
  }
}

/** 2½ minutes are a 24th of a degree. */
const PER_DEGREE = 24;
/** Degrees are counted in ten-millionths, so that no rounding moves a place over an edge. */
const UNITS = 10_000_000;

/**
 * The cell of a place in decimal degrees (NAD83 or WGS84, west negative), or null where Texas has no grid.
 * A place on an edge belongs to the cell south-east of it, as the numbered wells do.
 */
export function texasGridParts(latitude: number, longitude: number): TexasGridCell | null {
  const row = Math.floor(((37 * UNITS - Math.round(latitude * UNITS)) * PER_DEGREE) / UNITS);
  const column = Math.floor(((Math.round(longitude * UNITS) + 107 * UNITS) * PER_DEGREE) / UNITS);
  const south = 36 - Math.floor(row / PER_DEGREE);
  const west = -107 + Math.floor(column / PER_DEGREE);
  const degree = numbers.get(`${south} ${west}`);
  if (degree === undefined) return null;
  const r = row % PER_DEGREE;
  const c = column % PER_DEGREE;
  return {
    degree: twoDigits(degree),
    sevenMinute: twoDigits(Math.floor(r / 3) * 8 + Math.floor(c / 3) + 1),
    twoMinute: String((r % 3) * 3 + (c % 3) + 1),
  };
}

/** The cell as people write it, `58-50-3`, or null where Texas has no grid. */
export function texasGridCell(latitude: number, longitude: number): string | null {
  const parts = texasGridParts(latitude, longitude);
  return parts && `${parts.degree}-${parts.sevenMinute}-${parts.twoMinute}`;
}

/** The box of a cell such as `58-50-3`; null for text that names no cell. */
export function texasGridBox(cell: string): GridBox | null {
  const [, degree, sevenMinute, twoMinute] = /^(\d{2})-(\d{2})-([1-9])$/.exec(cell)?.map(Number) ?? [];
  const corner = corners.get(degree ?? 0);
  if (!corner || !sevenMinute || sevenMinute > 64 || !twoMinute) return null;
  const r = Math.floor((sevenMinute - 1) / 8) * 3 + Math.floor((twoMinute - 1) / 3);
  const c = ((sevenMinute - 1) % 8) * 3 + ((twoMinute - 1) % 3);
  return {
    north: corner.south + 1 - r / PER_DEGREE,
    south: corner.south + 1 - (r + 1) / PER_DEGREE,
    west: corner.west + c / PER_DEGREE,
    east: corner.west + (c + 1) / PER_DEGREE,
  };
}

/** Every cell of the grid, north-west to south-east by number: 89 × 64 × 9. */
export function everyTexasGridCell(): string[] {
  const count = (upTo: number) => Array.from({ length: upTo }, (_, index) => index + 1);
  return count(89).flatMap((degree) =>
    count(64).flatMap((seven) => count(9).map((two) => `${twoDigits(degree)}-${twoDigits(seven)}-${two}`)),
  );
}

/**
 * The warning to show when a state well number (seven digits, hyphens allowed) names another cell than the one its
 * coordinates lie in; null when they agree. Numbers were given before coordinates were refined, so this is never an error.
 */
export function stateWellNumberWarning(stateWellNumber: string, latitude: number, longitude: number): string | null {
  const digits = stateWellNumber.replaceAll('-', '');
  if (!/^\d{7}$/.test(digits)) return null;
  const numbered = `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 5)}`;
  const placed = texasGridCell(latitude, longitude);
  if (numbered === placed) return null;
  const where = placed ? `in grid cell ${placed}` : 'outside the Texas grid';
  return `State Well Number ${digits} belongs to grid cell ${numbered}, but these coordinates are ${where}.`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
