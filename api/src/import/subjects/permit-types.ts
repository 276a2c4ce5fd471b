import { reductionNames } from '@artesian/contract/permits/permit-types';
import type { ImportHooks } from '../file/sheet-row.ts';

/** Files write fractions in percent; an exempt volume is none. */
const isFraction = (field: string) => field.endsWith('_pump_reduction');
const DATED = 'Reductions of an existing type have start months. Change them on the Permit Types screen.';

/** A new type has its reductions since ever; those of others are dated, which no file tells. */
export const hooksOfPermitTypes: ImportHooks = {
  relation: 'api.list_permit_types',
  mend: (field, text) =>
    isFraction(field) && text.endsWith('%') ? { text: String(Number(text.slice(0, -1)) / 100) } : { text },
  examine(_client, records) {
    for (const { row, was, values } of records)
      if (was && reductionNames.some((name) => name in values)) row.refusals.push({ subject: DATED, words: DATED });
    return Promise.resolve();
  },
};
