import { unitsIn } from '@artesian/domain/units';
import type { FieldMeta } from './fields.ts';

/** `31/1/2024` instead of `1/31/2024`. */
export const DAY_FIRST = 'day first';
/** `Reyes, Ana` for Ana Reyes. */
export const LAST_NAME_FIRST = 'last name first';

/** How the cells of a column may be read where the usual way is not theirs: a mapping names one of them for a field. */
export function waysToRead({ kind, unit, isName = false }: FieldMeta & { isName?: boolean }): string[] {
  if (kind === 'date' || kind === 'timestamp') return [DAY_FIRST];
  if (kind === 'decimal' || kind === 'integer') return Object.keys(unitsIn[unit ?? ''] ?? {});
  return isName ? [LAST_NAME_FIRST] : [];
}
