import { describe, expect, it } from 'vitest';
import { nearestWell, stepAmongWells, type Direction } from '../../src/map/hints/step-among-wells.ts';

const well = (wellNdx: number, x: number, y: number) => ({ wellNdx, x, y });
/** 1 in the middle, 2 right of it, 3 right and a little lower, 4 above, 5 and 6 at the place of 1. */
const wells = [well(1, 50, 50), well(2, 90, 50), well(3, 70, 58), well(4, 55, 10), well(5, 50, 50), well(6, 50, 50)];
const numberAfter = (from: number, direction: Direction) =>
  stepAmongWells(
    wells,
    wells.find(({ wellNdx }) => wellNdx === from)!,
    direction,
  )?.wellNdx;

describe('the arrow keys lead from well to well', () => {
  it('to the nearest in their direction, where what lies aside counts double', () => {
    expect(numberAfter(6, 'ArrowRight')).toBe(3);
    expect(numberAfter(3, 'ArrowRight')).toBe(2);
    expect(numberAfter(1, 'ArrowUp')).toBe(4);
  });

  it('nowhere from the last well', () => {
    expect(numberAfter(2, 'ArrowRight')).toBeUndefined();
    expect(numberAfter(4, 'ArrowUp')).toBeUndefined();
  });

  it('through all wells of one place, forward and back, and on from there', () => {
    expect(numberAfter(1, 'ArrowRight')).toBe(5);
    expect(numberAfter(5, 'ArrowRight')).toBe(6);
    expect(numberAfter(6, 'ArrowLeft')).toBe(5);
    expect(numberAfter(4, 'ArrowDown')).toBe(1);
    expect(numberAfter(3, 'ArrowLeft')).toBe(6);
  });

  it('to the well nearest to the middle at first', () => {
    expect(nearestWell(wells, { x: 60, y: 20 })?.wellNdx).toBe(4);
    expect(nearestWell([], { x: 60, y: 20 })).toBeUndefined();
  });
});
