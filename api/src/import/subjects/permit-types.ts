import { reductionNames } from '@artesian/contract/permits/permit-types';
import type { ImportHooks } from '../file/sheet-row.ts';

const isReduction = (field: string) => (reductionNames as readonly string[]).includes(field);
const DATED = 'Reductions of an existing type have start months. Change them on the Permit Types screen.';

/** A new type has its reductions since ever; those of others are dated, which no file tells. */
export const hooksOfPermitTypes: ImportHooks = {
  relation: 'api.list_permit_types',
  mend: (field, text) =>
    isReduction(field) && text.endsWith('%') ? { text: String(Number(text.slice(0, -1)) / 100) } : { text },
  examine(_client, records) {
    for (const { row, was, values } of records)
      if (was && reductionNames.some((name) => name in values)) row.refusals.push({ subject: DATED, words: DATED });
    return Promise.resolve();
  },
};
