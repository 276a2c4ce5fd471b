import { describe, expect, it } from 'vitest';
import { readDbf } from '../../src/import/layers/shapefile/read-dbf.ts';
import { readShp } from '../../src/import/layers/shapefile/read-shp.ts';
import { polygonsOf } from '../../src/import/layers/shapefile/rings.ts';

/** A table with one column of text and one of numbers. */
function table(records: { mark?: string; text: Buffer; number: string }[]): Uint8Array {
  const header = Buffer.alloc(97);
  header.writeUInt32LE(records.length, 4);
  header.writeUInt16LE(97, 8);
  header.writeUInt16LE(15, 10);
  header.write('NAME\0rest', 32, 'latin1');
  header.write('C', 43);
  header[48] = 6;
  header.write('DEPTH', 64);
  header.write('N', 75);
  header[80] = 8;
  header[96] = 0x0d;
  const rows = records.flatMap(({ mark = ' ', text, number }) => [
    Buffer.from(mark),
    Buffer.concat([text, Buffer.alloc(6, ' ')]).subarray(0, 6),
    Buffer.from(number.padStart(8)),
  ]);
  return Buffer.concat([header, ...rows]);
}

describe('a .dbf', () => {
  const latin = table([{ text: Buffer.from('Peña', 'latin1'), number: '1.5' }]);
  const modern = table([{ text: Buffer.from('Peña'), number: '-2' }]);
  const nameIn = (bytes: Uint8Array, encoding?: string) => readDbf(bytes, encoding)[0]!.values['NAME'];

  it('is read in the encoding that is said, or else the one that fits', () => {
    expect(nameIn(latin, 'ISO-8859-1\n')).toBe('Peña');
    expect(nameIn(latin)).toBe('Peña');
    expect(nameIn(modern, 'UTF-8')).toBe('Peña');
    expect(nameIn(modern)).toBe('Peña');
    expect(nameIn(modern, '88591')).toBe('PeÃ±a');
  });

  it('keeps deleted records in their place, and has no number where stars stand for one', () => {
    const bytes = table([
      { mark: '*', text: Buffer.from('Gone'), number: '1' },
      { text: Buffer.alloc(0), number: '********' },
    ]);
    expect(readDbf(bytes)).toEqual([
      { values: { NAME: 'Gone', DEPTH: 1 }, deleted: true },
      { values: { NAME: null, DEPTH: null }, deleted: false },
    ]);
    expect(() => readDbf(bytes.subarray(0, 120))).toThrow('The .dbf is cut off.');
  });
});

/** A .shp of records, each a kind of shape and what follows it. */
function shp(...records: { kind: number; integers?: number[]; doubles: number[] }[]): Uint8Array {
  const header = Buffer.alloc(100);
  header.writeInt32BE(9994, 0);
  const written = records.map(({ kind, integers, doubles }) => {
    const extent = integers ? 32 : 0;
    const ints = integers ?? [];
    const bytes = Buffer.alloc(8 + 4 + extent + ints.length * 4 + doubles.length * 8);
    bytes.writeInt32BE((bytes.length - 8) / 2, 4);
    bytes.writeInt32LE(kind, 8);
    ints.forEach((integer, place) => bytes.writeInt32LE(integer, 12 + extent + place * 4));
    const from = 12 + extent + ints.length * 4;
    doubles.forEach((double, place) => bytes.writeDoubleLE(double, from + place * 8));
    return bytes;
  });
  return Buffer.concat([header, ...written]);
}

describe('a .shp', () => {
  it('has points and lines, with heights or without', () => {
    expect(
      readShp(
        shp(
          { kind: 1, doubles: [-97, 30] },
          { kind: 11, doubles: [-97, 30, 250, 0] },
          { kind: 8, integers: [2], doubles: [-97, 30, -98, 31] },
          { kind: 3, integers: [1, 2, 0], doubles: [-97, 30, -98, 31] },
          { kind: 13, integers: [2, 4, 0, 2], doubles: [-97, 30, -98, 31, -96, 30, -96, 31, 0, 9, 1, 2, 3, 4] },
          { kind: 0, doubles: [] },
        ),
      ),
    ).toEqual([
      { type: 'Point', coordinates: [-97, 30] },
      { type: 'Point', coordinates: [-97, 30] },
      {
        type: 'MultiPoint',
        coordinates: [
          [-97, 30],
          [-98, 31],
        ],
      },
      {
        type: 'LineString',
        coordinates: [
          [-97, 30],
          [-98, 31],
        ],
      },
      {
        type: 'MultiLineString',
        coordinates: [
          [
            [-97, 30],
            [-98, 31],
          ],
          [
            [-96, 30],
            [-96, 31],
          ],
        ],
      },
      null,
    ]);
  });

  it('with a kind that no map draws, or with fewer points than it says, is refused', () => {
    expect(() => readShp(shp({ kind: 31, doubles: [0, 0] }))).toThrow('shapes of type 31, which cannot be drawn');
    expect(() => readShp(shp({ kind: 8, integers: [900_000_000], doubles: [0, 0] }))).toThrow(
      'shorter than its stated length',
    );
    expect(() => readShp(shp({ kind: 3, integers: [-4, 1, 0], doubles: [0, 0] }))).toThrow(
      'shorter than its stated length',
    );
  });
});

describe('rings', () => {
  const ring = (x: number, y: number, size: number) => [
    [x, y],
    [x, y + size],
    [x + size, y + size],
    [x + size, y],
    [x, y],
  ];
  const hole = (x: number, y: number, size: number) => ring(x, y, size).toReversed();

  it('make a hole of what turns the other way, also where it touches a corner', () => {
    const [outer, touching, island, far] = [ring(0, 0, 10), hole(0, 0, 4), ring(1, 1, 1), ring(20, 0, 5)];
    expect(polygonsOf([far, outer, touching, island])).toEqual([[far], [outer, touching], [island]]);
  });

  it('that all turn the wrong way are areas of their own', () => {
    expect(polygonsOf([hole(0, 0, 1), hole(5, 5, 1)])).toEqual([[hole(0, 0, 1)], [hole(5, 5, 1)]]);
  });
});
