import { z } from 'zod';
import { date, integer, optional, text } from '../language/fields.ts';
import { view } from '../language/view.ts';

/** Not in the specification: the path is ours. */
export const droughts = view({
  path: 'ui-list-droughts',
  access: 'open',
  summary: 'Droughts by area: months in a row at stages that restrict pumping, the latest first',
  orderBy: ['first_month desc', 'drought_area_ndx'],
  row: {
    drought_area_ndx: integer('Drought Area'),
    drought_area_name: text('Area'),
    first_month: date('First Month'),
    last_month: optional(date('Last Month', { meaning: 'Empty while it goes on.' })),
    worst_stage_name: text('Most Severe Stage'),
  },
});
export type Drought = z.output<typeof droughts.row>;
