import { OVER_WARNING } from '@artesian/domain/warning';
import type { RowTone } from '../ui/table/grid/row-parts.ts';

interface Pumped {
  is_over80pct: boolean;
  is_overpumped: boolean;
}

export const OVERPUMPED = 'Overpumped';

/** Orange at all of what is allowed and above, yellow above the percent of the warning (spec 3 §9). */
export function toneOfPumped({ is_over80pct, is_overpumped }: Pumped): RowTone | undefined {
  if (is_overpumped) return { tone: 'warning', words: OVERPUMPED };
  return is_over80pct ? { tone: 'attention', words: OVER_WARNING } : undefined;
}
