import { views } from '@artesian/contract/endpoints';
import { fieldMeta } from '@artesian/contract/language/fields';
import type { z } from 'zod';

/** What a column of a table is called that no register holds: by the first list that shows it. */
export function labelOfColumn(column: string): string {
  const schema = views.map(({ row }) => row.shape[column] as z.ZodType | undefined).find((one) => one !== undefined);
  return (schema && fieldMeta.get(schema)?.label) ?? column.replaceAll('_', ' ');
}
