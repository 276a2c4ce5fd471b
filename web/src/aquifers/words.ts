import type { Aquifer } from '@artesian/contract/map/aquifers';
import { counted } from '../ui/counted.ts';

/** How many wells have a class today. */
export const measuredWells = ({ level_classes }: Pick<Aquifer, 'level_classes'>): number =>
  level_classes.reduce((sum, { wells }) => sum + wells, 0);

/** Where the levels of an aquifer's wells go over their records, in a sentence. */
export function formatTrends({ rising_wells, falling_wells, median_trend_ft }: Aquifer): string {
  if (median_trend_ft === null) return 'No well has a significant trend.';
  const going = median_trend_ft < 0 ? 'fall' : 'rise';
  return `Levels fall significantly in ${counted(falling_wells, 'well')} and rise in ${counted(rising_wells, 'well')}; half of these ${going} by ${Math.abs(Number(median_trend_ft.toFixed(2)))} ft a year or more.`;
}
