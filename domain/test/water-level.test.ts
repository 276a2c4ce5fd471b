import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreedDepth, depthToWater_ft, depthWarnings, waterElevation_ft } from '../src/water-level.ts';

describe('depth to water', () => {
  it.each([
    ['below a casing top 18 inches above ground', 215.63, 'measuring point', 18, 214.13],
    ['in a vault 24 inches deep', 198.4, 'measuring point', -24, 200.4],
    ['measured from land surface, whatever the point', 215.63, 'land surface', 18, 215.63],
    ['of a flowing well', -1.7, 'measuring point', 18, -3.2],
  ] as const)('%s', (_what, measured_ft, from, measuring_point_height_in, expected) => {
    expect(depthToWater_ft({ measured_ft, from, measuring_point_height_in })).toBe(expected);
  });

  it.each([
    ['less three fiftieths of an inch', 1.01, 0.06, 1.01],
    ['in a flowing well', -1.01, -0.06, -1.01],
    ['to a thousandth', 10.005, 12, 9.01],
    ['to a thousandth above land surface', 0.995, 24, -1.01],
  ])('at half a hundredth goes away from zero: %s', (_what, measured_ft, measuring_point_height_in, expected) => {
    expect(depthToWater_ft({ measured_ft, from: 'measuring point', measuring_point_height_in })).toBe(expected);
  });

  it('is rounded as it is written for every tie, whatever binary numbers make of it', () => {
    // Thousandths of a foot that end in 5, less whole feet: the hundredths are known without any arithmetic on fractions.
    for (let thousandths = -20_005; thousandths <= 20_005; thousandths += 10) {
      const hundredths = Math.trunc(thousandths / 10) + Math.sign(thousandths);
      const depth = depthToWater_ft({
        measured_ft: (thousandths + 3000) / 1000,
        from: 'measuring point',
        measuring_point_height_in: 36,
      });
      expect(depth).toBe(hundredths / 100);
    }
  });

  it('gives the elevation of the water above the datum of the land', () => {
    expect(waterElevation_ft(654.2, 214.13)).toBe(440.07);
  });

  it('moves by a twelfth of a foot for each inch of the measuring point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: -60, max: 60 }), (hundredths, inches) => {
        const measured_ft = hundredths / 100;
        const depth = depthToWater_ft({ measured_ft, from: 'measuring point', measuring_point_height_in: inches });
        expect(depth).toBeCloseTo(measured_ft - inches / 12, 1);
      }),
    );
  });
});

describe('repeated readings', () => {
  it.each([
    [[100], { measured_ft: 100 }],
    [[100, 100.02], { measured_ft: 100.01 }],
    [[100, 100.02, 103], { measured_ft: 100.01 }],
    [[103, 100, 100.02], { measured_ft: 100.01 }],
  ])('%j agree', (readings, expected) => {
    expect(agreedDepth(readings)).toEqual(expected);
  });

  it('that differ by more than the tolerance by less than a hundredth do not agree', () => {
    expect(agreedDepth([100, 100.024])).toEqual({ needsRemark: expect.stringContaining('differ by 0.024 ft') });
  });

  it('that do not agree ask for a remark and say by how much', () => {
    expect(agreedDepth([100, 100.5])).toEqual({ needsRemark: expect.stringContaining('differ by 0.5 ft') });
  });
});

it('a depth below the well, or far from the previous one, is worth a sentence', () => {
  expect(depthWarnings(250, { wellDepth_ft: 200, previous_ft: 190 })).toEqual([
    expect.stringContaining('below the bottom of the well (200 ft)'),
    expect.stringContaining('60 ft from the previous depth'),
  ]);
  expect(depthWarnings(150, { wellDepth_ft: 200, previous_ft: 140 })).toEqual([]);
});
