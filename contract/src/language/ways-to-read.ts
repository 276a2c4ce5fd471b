import { unitsIn } from '@artesian/domain/units';
import type { FieldMeta } from './fields.ts';

/** `31/1/2024` instead of `1/31/2024`. */
export const DAY_FIRST = 'day first';
/** `Reyes, Ana` for Ana Reyes. */
export const LAST_NAME_FIRST = 'last name first';

/** Whose time a file tells: the district's as people's clocks show it, its standard time also in summer, or UTC. */
export type Clock = 'district' | 'standard' | 'UTC';

/** How moments may be written besides the usual way. One that names its own offset goes by that. */
export const waysOfMoments: Readonly<Record<string, { isDayFirst: boolean; clock: Clock }>> = {
  [DAY_FIRST]: { isDayFirst: true, clock: 'district' },
  'standard time all year': { isDayFirst: false, clock: 'standard' },
  'standard time all year, day first': { isDayFirst: true, clock: 'standard' },
  UTC: { isDayFirst: false, clock: 'UTC' },
  'UTC, day first': { isDayFirst: true, clock: 'UTC' },
};

/** How the cells of a column may be read where the usual way is not theirs: a mapping names one of them for a field. */
export function waysToRead({ kind, unit, isName = false }: FieldMeta & { isName?: boolean }): string[] {
  if (kind === 'date') return [DAY_FIRST];
  if (kind === 'timestamp') return Object.keys(waysOfMoments);
  if (kind === 'decimal' || kind === 'integer') return Object.keys(unitsIn[unit ?? ''] ?? {});
  return isName ? [LAST_NAME_FIRST] : [];
}
