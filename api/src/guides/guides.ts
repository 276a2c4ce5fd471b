import {
  addGuide,
  changeGuide,
  orderGuides,
  removeGuide,
  resourceGuides,
  restoreGuide,
  type Guide,
} from '@artesian/contract/guides/guides';
import type { Pool } from 'pg';
import { act, actOnFile } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import { conflict, notFound } from '../platform/problems.ts';

const listed = `
  select resource_guide_ndx, title, about, original_filename, '/api/files/' || system_filename as system_filepath,
    size_bytes, guides.version
  from resource_guides as guides
  join attachments using (resource_guide_ndx)
  where not guides.removed and not attachments.removed`;

/** `GET /api/resource-guides` */
export const answerGuides = answer(resourceGuides, async (_asked, { config, database }) => {
  const { rows } = await database.pool.query<Guide>(`${listed} order by place, resource_guide_ndx`);
  return { folder: config.DISTRICT_GUIDES_FOLDER ?? null, guides: rows };
});

const one = async (client: Pick<Pool, 'query'>, key: number): Promise<Guide> => {
  const { rows } = await client.query<Guide>(`${listed} and resource_guide_ndx = $1`, [key]);
  if (!rows[0]) throw notFound('such guide');
  return rows[0];
};

const add = `
  insert into resource_guides (title, about, place)
  select $1, $2, coalesce(max(place), 0) + 1 from resource_guides
  returning resource_guide_ndx`;

/** The tag of what needs none. */
const UNSET = 999;

const attach = `
  insert into attachments (resource_guide_ndx, original_filename, system_filename, content_type, size_bytes, tags,
    cannot_be_shown)
  values ($1, $2, $3, $4, $5, ${UNSET}, $6)`;

/** `POST /api/resource-guides` */
export const actAddGuide = actOnFile(addGuide, async ({ body: { title, about }, file, client }) => {
  const { rows } = await client.query<{ resource_guide_ndx: number }>(add, [title, about]);
  const { resource_guide_ndx } = rows[0]!;
  const { originalName, systemFilename, mediaType, bytes, cannotBeShown } = file;
  await client.query(attach, [resource_guide_ndx, originalName, systemFilename, mediaType, bytes, cannotBeShown]);
  return one(client, resource_guide_ndx);
});

/** `PUT /api/resource-guides/{resource_guide_ndx}` */
export const actChangeGuide = act(changeGuide, async ({ params, body: { title, about }, client, version }) => {
  const { resource_guide_ndx } = params;
  await client.query('select from resource_guides where resource_guide_ndx = $1 for update', [resource_guide_ndx]);
  const was = await one(client, resource_guide_ndx);
  if (version !== undefined && version !== was.version) throw conflict(was);
  await client.query('update resource_guides set title = $2, about = $3 where resource_guide_ndx = $1', [
    resource_guide_ndx,
    title,
    about,
  ]);
  return one(client, resource_guide_ndx);
});

const order = `
  update resource_guides set place = wanted.place
  from unnest($1::integer[]) with ordinality as wanted (resource_guide_ndx, place)
  where resource_guides.resource_guide_ndx = wanted.resource_guide_ndx and resource_guides.place <> wanted.place`;

/** `POST /api/resource-guides/order` */
export const actOrderGuides = act(orderGuides, async ({ body, client }) => {
  await client.query(order, [body.resource_guide_ndx]);
});

const setRemoved = `
  with guide as (
    update resource_guides set removed = $2 where resource_guide_ndx = $1 returning resource_guide_ndx
  )
  update attachments set removed = $2
  from guide
  where attachments.resource_guide_ndx = guide.resource_guide_ndx`;

/** `DELETE /api/resource-guides/{resource_guide_ndx}`: its file goes with it, and is kept like all that is removed. */
export const actRemoveGuide = act(removeGuide, async ({ params: { resource_guide_ndx }, client }) => {
  const { rowCount } = await client.query(setRemoved, [resource_guide_ndx, true]);
  if (rowCount === 0) throw notFound('such guide');
});

/** `POST /api/resource-guides/{resource_guide_ndx}/restore` */
export const actRestoreGuide = act(restoreGuide, async ({ params: { resource_guide_ndx }, client }) => {
  const { rowCount } = await client.query(setRemoved, [resource_guide_ndx, false]);
  if (rowCount === 0) throw notFound('such guide');
});
