import { z } from 'zod';
import { integer, list, timestamp } from '../language/fields.ts';
import { view } from '../language/view.ts';

/** Not in the specification: the path is ours. */
export const figureChecks = view({
  path: 'ui-dashboard-figure-checks',
  access: 'staff',
  summary: 'The last verification of all volumes: how many were recomputed from entries, and how many differed',
  row: {
    checked_at: timestamp('Verified'),
    figures: integer('Figures', {
      meaning: 'Volumes of permits, by month and fiscal year, and of all permits by month.',
    }),
    different: integer('Different', { meaning: 'Volumes on record that do not match the entries.' }),
    first_different: list('First Differences', z.string(), { meaning: 'Up to ten, each as a sentence.' }),
  },
  orderBy: ['checked_at desc'],
});
export type FigureCheck = z.output<typeof figureChecks.row>;
