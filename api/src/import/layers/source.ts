import type pg from 'pg';
import type { Dimension } from './check-geometry.ts';

/** Whether there is a source of this id. */
export async function hasSource(client: pg.ClientBase, sourceId: string): Promise<boolean> {
  const { rowCount } = await client.query('select from map_sources where source_id = $1', [sourceId]);
  return rowCount === 1;
}

/** Makes a source where there is none. The former attribution was that of the former shapes. */
export const setSource = (client: pg.ClientBase, sourceId: string, attribution: string | undefined) =>
  client.query(
    `insert into map_sources (source_id, attribution) values ($1, $2)
     on conflict (source_id) do update set attribution = excluded.attribution`,
    [sourceId, attribution ?? null],
  );

/** Points 0, lines 1, areas 2: what the shapes of a source are, the most frequent first. */
export async function dimensionsOf(client: pg.ClientBase, sourceId: string): Promise<Dimension[]> {
  const { rows } = await client.query<{ dimension: Dimension }>(
    `select st_dimension(geom) as dimension from map_features where source_id = $1 group by 1 order by count(*) desc, 1 desc`,
    [sourceId],
  );
  return rows.map(({ dimension }) => dimension);
}

/** How many shapes a source has. */
export async function countFeatures(client: pg.ClientBase, sourceId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from map_features where source_id = $1',
    [sourceId],
  );
  return rows[0]!.count;
}

/**
 * Moves the features of a source to a source that no layer draws, so that undoing can move them back; it also keeps the
 * source's attribution and zooms. The source itself, known by its id, stays.
 */
export async function shelve(client: pg.ClientBase, sourceId: string, importNdx: number): Promise<string> {
  const shelf = `${sourceId.slice(0, 40)}-before-import-${importNdx}`;
  await client.query(
    `insert into map_sources (source_id, kind, attribution, minzoom, maxzoom, promote_id)
     select $2, kind, attribution, minzoom, maxzoom, promote_id from map_sources where source_id = $1`,
    [sourceId, shelf],
  );
  await moveFeatures(client, sourceId, shelf);
  return shelf;
}

/** Puts the features of a shelf back in the place of what the source has now, and the shelf away. */
export async function unshelve(client: pg.ClientBase, sourceId: string, shelf: string): Promise<void> {
  await client.query('delete from map_features where source_id = $1', [sourceId]);
  await moveFeatures(client, shelf, sourceId);
  await client.query(
    `update map_sources set attribution = shelf.attribution from map_sources as shelf
     where map_sources.source_id = $1 and shelf.source_id = $2`,
    [sourceId, shelf],
  );
  await client.query('delete from map_sources where source_id = $1', [shelf]);
}

const moveFeatures = (client: pg.ClientBase, from: string, to: string) =>
  client.query('update map_features set source_id = $2 where source_id = $1', [from, to]);
