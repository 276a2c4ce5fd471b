import { text } from './fields.ts';
import { removal } from './rows.ts';

/** What every slim list to choose records from says of one, beside its key; what is removed is still named where it was chosen. */
export const option = {
  label: text('Label', 200, { meaning: 'Display name.' }),
  known_by: text('Known By', 1000, {
    meaning: 'Other names it can be found by, the best first, separated by middle dots.',
  }),
};
export const removableOption = { ...option, removed: removal.removed };
