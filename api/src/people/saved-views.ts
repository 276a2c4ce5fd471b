import { deleteView, savedViews, saveView, type SavedView } from '@artesian/contract/people/saved-views';
import { act } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import { invalid, notFound } from '../platform/problems.ts';

/** As a caller (`$1`) reads it. */
const columns = `
  saved_view_ndx, view_name, view, is_shared, sub = $1 as is_own, api.name_of_account(sub) as saved_by`;

/** More than anybody tells apart by name. */
const MOST = 100;

export const answerSavedViews = answer(savedViews, async ({ params, user }, { database }) => {
  const { rows } = await database.pool.query<SavedView>(
    `select ${columns} from saved_views
     where (sub = $1 or is_shared) and table_path = $2
     order by lower(view_name), saved_view_ndx`,
    [user.sub, params.table_path],
  );
  return rows;
});

export const actSaveView = act(saveView, async ({ params, body, user, client }) => {
  const { rows } = await client.query<SavedView>(
    `insert into saved_views (sub, table_path, view_name, view, is_shared)
     select $1, $2, $3, $4, $5
     where (select count(*) from saved_views where sub = $1 and table_path = $2 and view_name <> $3) < ${MOST}
     on conflict on constraint saved_views_named_once do update
       set view = excluded.view, is_shared = excluded.is_shared
     returning ${columns}`,
    [user.sub, params.table_path, body.view_name, JSON.stringify(body.view), body.is_shared],
  );
  if (!rows[0]) throw invalid('view_name', `This table already has ${MOST} saved views. Delete one first.`);
  return rows[0];
});

export const actDeleteView = act(deleteView, async ({ params, user, client }) => {
  const { rowCount } = await client.query(
    'delete from saved_views where sub = $1 and table_path = $2 and saved_view_ndx = $3',
    [user.sub, params.table_path, params.saved_view_ndx],
  );
  if (rowCount === 0) throw notFound('such saved view');
});
