import { text } from './fields.ts';
import { removal } from './rows.ts';

/** What every slim list to choose records from says of one, beside its key; what is removed is still named where it was chosen. */
export const option = {
  label: text('Label', 200, { meaning: 'What people know it by.' }),
  known_by: text('Known By', 1000, {
    meaning: 'What else it is known and found by, the best first: between each two a middle dot.',
  }),
};
export const removableOption = { ...option, removed: removal.removed };
