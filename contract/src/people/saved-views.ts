import { z } from 'zod';
import { endpoint, noAnswer, recordNumber } from '../language/endpoint.ts';

const table_path = z.string().min(1).max(120);

/** What was chosen of a table: its meaning is the table's own. */
const tableView = z
  .object({
    filters: z.record(z.string().max(80), z.string().max(20_000)),
    search: z.string().max(200),
    sort: z.array(z.object({ id: z.string().max(80), descending: z.boolean() })).max(20),
    size: z.int().min(1).max(10_000),
    hidden: z.array(z.string().max(80)).max(300),
    /** The columns in their order, and those that stay in sight; without, as the reader has them. */
    order: z.array(z.string().max(80)).max(300).optional(),
    pinned: z.array(z.string().max(80)).max(300).optional(),
  })
  .meta({ id: 'TableView' });

const savedView = z
  .object({
    saved_view_ndx: z.int(),
    view_name: z.string(),
    view: tableView,
    /** Whether all staff see it. */
    is_shared: z.boolean(),
    is_own: z.boolean(),
    /** The name of who saved it. */
    saved_by: z.string(),
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.output<typeof savedView>;

/** Not in the specification: the paths are ours. Of another's views only those that are shared are seen. */
export const savedViews = endpoint({
  method: 'GET',
  path: '/api/saved-views/{table_path}',
  access: 'staff',
  summary: 'Saved table views of the caller and shared views of others, by name',
  params: z.object({ table_path }),
  answer: z.array(savedView),
});

export const saveView = endpoint({
  method: 'PUT',
  path: '/api/saved-views/{table_path}',
  access: 'staff',
  summary: 'Saves a table view under a name, replacing a view with the same name',
  params: z.object({ table_path }),
  body: z.object({
    view_name: z
      .string({ error: '*Required field' })
      .trim()
      .min(1, '*Required field')
      .max(60, 'Use at most 60 characters.'),
    view: tableView,
    is_shared: z.boolean({ error: 'Answer yes or no.' }).default(false),
  }),
  answer: savedView,
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/saved-views/{table_path}/{saved_view_ndx}',
  access: 'staff',
  summary: 'Deletes a saved view',
  params: z.object({ table_path, saved_view_ndx: recordNumber }),
  answer: noAnswer,
  status: 204,
});
