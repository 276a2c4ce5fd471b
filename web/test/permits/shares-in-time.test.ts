import { expect, it } from 'vitest';
import { gallonsOf } from '../../src/permits/distribution/shares.ts';

it('the gallons of a month are those of the volume that holds when the month comes next', () => {
  const shares = [6, 6, 7, 8, 9, 11, 12, 11, 9, 8, 7, 6];
  const rows = shares.map((percent, index) => ({ c_month: index + 1, alloc_percentage: percent / 100, version: 1 }));
  const volumes = [
    { holds_from: '2026-11-01', authorized_volume_gal: 12_000_000 },
    { holds_from: '2027-03-01', authorized_volume_gal: 15_000_000 },
  ];
  const [january, february, march, ...rest] = gallonsOf(rows, volumes, '2026-11-25')!;
  expect([january, february, march]).toEqual([720_000, 720_000, 1_050_000]);
  expect(rest.slice(-3)).toEqual([1_200_000, 840_000, 720_000]);
  expect(gallonsOf(rows.slice(1), volumes, '2026-11-25')).toBeUndefined();
});
