import { expect, it } from 'vitest';
import { permitOfWater } from '../src/oracle/permit-of-water.ts';

const link = (permit: number, linked_on: string, in_force = true) => ({ permit, linked_on, in_force });

it("a well's water counts at the permit that it was linked to first", () => {
  expect(permitOfWater([link(2, '2024-05-01'), link(1, '2024-05-02')])).toBe(2);
  expect(permitOfWater([link(2, '2024-05-01'), link(1, '2024-05-01')])).toBe(1);
});

it('a permit that has ended leaves it to its successor, although its link was left open', () => {
  expect(permitOfWater([link(1, '2010-01-01', false), link(2, '2024-05-01')])).toBe(2);
});

it('where no permit is in force it stays with the first linked, and nowhere without any link', () => {
  expect(permitOfWater([link(2, '2024-05-01', false), link(1, '2010-01-01', false)])).toBe(1);
  expect(permitOfWater([])).toBeUndefined();
});
