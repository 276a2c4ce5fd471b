import { refusalOf } from '../layers/check-geometry.ts';
import type { GivenShape } from '../layers/given-shapes.ts';
import { asWritten, houseNumber, zipOf, type GivenAddress, type GivenLine } from './given-address.ts';

type Position = number[];

/**
 * A street between two corners with the ranges of house numbers at its sides, as the Census Bureau has it (TIGER/Line Address Range
 * Features): the first number stands where the line begins.
 */
export function readRanges({ number, geometry, properties }: GivenShape): GivenLine {
  const of = new Map(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), String(value ?? '')]));
  const street = asWritten(of.get('fullname'));
  const line = longestLine(geometry);
  if (street === '') return { number, addresses: [], problem: 'It has no street.' };
  if (!line) return { number, addresses: [], called: street, problem: 'It is no line.' };
  const addresses = (['l', 'r'] as const).flatMap((side): GivenAddress[] => {
    const [from, to] = [houseNumber(of.get(`${side}fromhn`) ?? ''), houseNumber(of.get(`${side}tohn`) ?? '')];
    if (from === undefined || to === undefined) return [];
    return [
      {
        street,
        city: null,
        zip: zipOf(of.get(`zip${side}`)),
        low: Math.min(from, to),
        high: Math.max(from, to),
        parity: parityOf(of.get(`parity${side}`), from, to),
        shape: { type: 'LineString', coordinates: from <= to ? line : line.toReversed() },
      },
    ];
  });
  if (addresses.length === 0) return { number, addresses, called: street, problem: 'It has no house numbers.' };
  return { number, addresses, called: street };
}

function parityOf(said: string | undefined, from: number, to: number): 0 | 1 | null {
  if (said === 'O') return 1;
  if (said === 'E') return 0;
  if (said === 'B' || from % 2 !== to % 2) return null;
  return from % 2 === 1 ? 1 : 0;
}

function longestLine(geometry: unknown): Position[] | undefined {
  const { type, coordinates } = (geometry ?? {}) as { type?: string; coordinates?: unknown };
  if (refusalOf(geometry ?? null) !== null) return undefined;
  // What is not refused has the coordinates of its type.
  if (type === 'LineString') return coordinates as Position[];
  if (type !== 'MultiLineString') return undefined;
  return (coordinates as Position[][]).toSorted((one, other) => other.length - one.length)[0];
}
