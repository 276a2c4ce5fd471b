import { drilledYear } from './drilling.ts';
import type { Random } from './random.ts';
import type { Well } from './wells.ts';

/** Usual values by parameter, in its unit, as the list of parameters numbers them; below `limit` nothing is detected. */
const usual: Record<number, { mean: number; spread: number; limit?: number }> = {
  1: { mean: 22, spread: 1.5 },
  2: { mean: 7.2, spread: 0.2 },
  3: { mean: 680, spread: 140 },
  4: { mean: 420, spread: 90 },
  8: { mean: 78, spread: 18 },
  9: { mean: 32, spread: 9 },
  12: { mean: 24, spread: 14 },
  13: { mean: 46, spread: 30 },
  15: { mean: 1.1, spread: 0.9, limit: 0.05 },
  16: { mean: 0.6, spread: 0.4, limit: 0.1 },
  18: { mean: 1.4, spread: 1.2, limit: 1 },
  20: { mean: 4, spread: 6, limit: 1 },
};

/** Samples of some wells with what was found in them. */
export function inventWaterQuality(random: Random, wells: Well[]) {
  const samples = wells
    .filter(() => random.chance(0.06))
    .map((well, index) => ({
      ndx: index + 1,
      well_ndx: well.well_ndx,
      collect_timestamp: `${Math.max(random.between(2012, 2025), drilledYear(well) + 1)}-0${random.between(3, 9)}-10T16:00:00Z`,
      well_purged: random.chance(0.9),
      aqsci_data_source_ndx: random.pick([1, 1, 3, 4]),
      aqsci_lab_ndx: random.pick([2, 3]),
      sampled_by: 'demo|administrator',
    }));
  const results = samples.flatMap(({ ndx }) =>
    Object.keys(usual).map((parameter) => inventResult(random, ndx, Number(parameter))),
  );
  return { samples, results };
}

function inventResult(random: Random, sample_ndx: number, parameter_ndx: number) {
  const { mean, spread, limit = 0 } = usual[parameter_ndx]!;
  const found = mean + random.bell() * spread;
  const is_nondetect = limit > 0 && found < limit;
  return {
    sample_ndx,
    parameter_ndx,
    result_value: Number((is_nondetect ? limit : Math.max(0.01, found)).toFixed(2)),
    is_nondetect,
  };
}
