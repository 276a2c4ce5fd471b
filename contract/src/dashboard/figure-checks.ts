import { z } from 'zod';
import { integer, list, timestamp } from '../language/fields.ts';
import { view } from '../language/view.ts';

/** Not in the specification: the path is ours. */
export const figureChecks = view({
  path: 'ui-dashboard-figure-checks',
  access: 'staff',
  summary: 'The last night in which all volumes were computed a second time, and how many differed',
  row: {
    checked_at: timestamp('Checked'),
    figures: integer('Figures', {
      meaning: 'Volumes of permits, by month and fiscal year, and of all permits by month.',
    }),
    different: integer('Different', { meaning: 'Those that do not follow from what was entered.' }),
    first_different: list('The First of Them', z.string(), { meaning: 'At most ten, each in a sentence.' }),
  },
  orderBy: ['checked_at desc'],
});
export type FigureCheck = z.output<typeof figureChecks.row>;
