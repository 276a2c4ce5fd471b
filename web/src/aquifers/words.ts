import { t } from '@artesian/domain/texts/translate';
import type { Aquifer } from '@artesian/contract/map/aquifers';
import { counted } from '../ui/counted.ts';

/** How many wells have a class today. */
export const measuredWells = ({ level_classes }: Pick<Aquifer, 'level_classes'>): number =>
  level_classes.reduce((sum, { wells }) => sum + wells, 0);

/** Where the levels of an aquifer's wells go over their records, in a sentence. */
export function formatTrends({ rising_wells, falling_wells, median_trend_ft }: Aquifer): string {
  if (median_trend_ft === null) return t('No well has a significant trend.');
  return t(
    'Levels fall significantly in {falling_wells} and rise in {rising_wells}; half of these {going, select, fall {fall} other {rise}} by {feet} ft a year or more.',
    {
      falling_wells: counted(falling_wells, 'well'),
      rising_wells: counted(rising_wells, 'well'),
      going: median_trend_ft < 0 ? 'fall' : 'rise',
      feet: Math.abs(Number(median_trend_ft.toFixed(2))),
    },
  );
}
