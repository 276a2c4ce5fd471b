import type { LimitRow } from '@artesian/contract/drought/declarations';
import { formatVolume } from '@artesian/domain/volume-unit';
import { counted } from '../../ui/counted.ts';

/** How many permits have these months, and the gallons that the stage takes or gives: `3 permits may pump 40,000 gal less in all`. */
export function formatLimits(limits: readonly LimitRow[]): string {
  const permits = new Set(limits.map(({ permit_ndx }) => permit_ndx)).size;
  const change = limits.reduce((sum, { before_gal, after_gal }) => sum + (after_gal ?? 0) - (before_gal ?? 0), 0);
  const gallons =
    change === 0
      ? 'pump the same volume as now'
      : `pump ${formatVolume(Math.abs(change))} ${change < 0 ? 'less' : 'more'} in all`;
  return `${counted(permits, 'permit')} may ${gallons}`;
}
