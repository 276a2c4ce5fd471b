/** House numbers of a street as a file has them, or why a line of it has none. */
export interface GivenAddress {
  street: string;
  city: string | null;
  zip: string | null;
  /** Equal for a single address. */
  low: number;
  high: number;
  /** 0 for even numbers, 1 for odd ones; null for both. */
  parity: 0 | 1 | null;
  /** GeoJSON in the coordinates of the file: a point, or a line from the low number to the high one. */
  shape: { type: 'Point' | 'LineString'; coordinates: unknown };
}

/** What a line or a shape of a file holds: a range has two sides. */
export interface GivenLine {
  number: number;
  addresses: GivenAddress[];
  /** What it says of one, as far as it does. */
  called?: string;
  /** Why it has none. */
  problem?: string;
}

/** The digits that a house number begins with: `1204 1/2` and `1204-B` stand at 1204. */
export function houseNumber(text: string): number | undefined {
  const digits = /^\s*0*(\d{1,7})(?![\d.])/.exec(text)?.[1];
  return digits && Number(digits) > 0 ? Number(digits) : undefined;
}

const LEFT_AS_IT_IS = /\d|^(fm|rm|rr|ih|us|sh|cr|[nsew]{1,2})$/i;

/** A name in capitals alone as people write it; others stay as they are. */
export function asWritten(text: string | null | undefined): string {
  const name = (text ?? '').trim().replaceAll(/\s+/g, ' ');
  if (name !== name.toUpperCase()) return name;
  return name
    .split(' ')
    .map((word) => (LEFT_AS_IT_IS.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase()))
    .join(' ');
}

/** Five digits. */
export const zipOf = (text: string | null | undefined): string | null => /^\s*(\d{5})/.exec(text ?? '')?.[1] ?? null;
