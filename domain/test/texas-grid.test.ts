import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  everyTexasGridCell,
  stateWellNumberWarning,
  texasGridBox,
  texasGridCell,
  texasGridParts,
} from '../src/texas-grid.ts';

describe('the Texas grid', () => {
  it.each([
    ['TWDB 5850301, the Lovelady drought well', 30.2102778, -97.7816667, '58-50-3'],
    ['TWDB 5843707', 30.2747222, -97.7397222, '58-43-7'],
    ['TWDB 5763604, Hays', 30.0425, -98.1558333, '57-63-6'],
    ['TWDB 6701831, Kyle', 29.891945, -97.930833, '67-01-8'],
    ['TWDB 5841101', 30.341667, -97.974444, '58-41-1'],
    ['TWDB 6849603', 29.177222, -98.905278, '68-49-6'],
    ['TWDB 4905629, El Paso', 31.948889, -106.403612, '49-05-6'],
    ['TWDB 0156307, with its leading zero', 36.2261111, -103.0191667, '01-56-3'],
    ['TWDB 8904110', 25.995, -97.593334, '89-04-1'],
    ["the map's center", 30.16823, -97.85184, '58-50-4'],
    ['a corner: the cell south-east of it', 30, -98, '67-01-1'],
    ['a corner of a quadrangle above', 31, -98, '58-01-1'],
    ['a corner within a quadrangle', 30.25, -97.75, '58-51-1'],
    ['a place north of Texas', 38, -98, null],
    ['a place inside the box that has no quadrangle', 27.5, -104, null],
  ])('finds %s', (_what, latitude, longitude, cell) => {
    expect(texasGridCell(latitude, longitude)).toBe(cell);
  });

  it('names the three parts of a cell, each in as many digits as on paper', () => {
    expect(texasGridParts(36.2261111, -103.0191667)).toEqual({ degree: '01', sevenMinute: '56', twoMinute: '3' });
    expect(texasGridParts(38, -98)).toBeNull();
  });

  it('leads from every cell to its box and back', () => {
    const cells = everyTexasGridCell();
    expect(cells).toHaveLength(51_264);
    const lost = cells.filter((cell) => {
      const { north, south, west, east } = texasGridBox(cell)!;
      return texasGridCell((north + south) / 2, (west + east) / 2) !== cell;
    });
    expect(lost).toEqual([]);
  });

  it('puts every place that has a cell inside the box of that cell', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 25, max: 37, noNaN: true }),
        fc.double({ min: -107, max: -93, noNaN: true }),
        (latitude, longitude) => {
          const cell = texasGridCell(latitude, longitude);
          if (cell === null) return;
          const { north, south, west, east } = texasGridBox(cell)!;
          const rounding = 1e-7;
          expect(latitude).toBeLessThanOrEqual(north + rounding);
          expect(latitude).toBeGreaterThanOrEqual(south - rounding);
          expect(longitude).toBeGreaterThanOrEqual(west - rounding);
          expect(longitude).toBeLessThanOrEqual(east + rounding);
        },
      ),
    );
  });

  it.each(['58-65-3', '58-50-0', '90-01-1', '5850301', '', '58-50-33'])('has no cell %j', (text) => {
    expect(texasGridBox(text)).toBeNull();
  });
});

describe('a state well number', () => {
  it.each([
    ['3702604', 31.9225, -94.791667, '37-02-5'],
    ['6726901', 29.520555, -97.791667, '67-26-8'],
  ])(
    '%s that disagrees with its coordinates is a warning that names both cells',
    (number, latitude, longitude, placed) => {
      const warning = stateWellNumberWarning(number, latitude, longitude);
      expect(warning).toContain(`${number.slice(0, 2)}-${number.slice(2, 4)}-${number[4]}`);
      expect(warning).toContain(placed);
    },
  );

  it('that agrees, or is no number yet, is no warning', () => {
    expect(stateWellNumberWarning('58-50-301', 30.2102778, -97.7816667)).toBeNull();
    expect(stateWellNumberWarning('5850', 30.2102778, -97.7816667)).toBeNull();
  });

  const vectors = new URL('../../../shared/data/wells/txgrid-vectors.json', import.meta.url);
  it.skipIf(!existsSync(vectors))('of each well of the test vectors begins with the cell of its coordinates', () => {
    const wells = JSON.parse(readFileSync(vectors, 'utf8')) as [string, number, number, string][];
    expect(wells.length).toBeGreaterThan(40);
    for (const [number, latitude, longitude] of wells) {
      expect({ number, warning: stateWellNumberWarning(number, latitude, longitude) }).toEqual({
        number,
        warning: null,
      });
    }
  });
});
