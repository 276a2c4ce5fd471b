import type pg from 'pg';
import type { Database } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/transaction.ts';
import { commandLine } from '../actor.ts';
import { markUndone } from '../mark-undone.ts';
import { Unusable } from '../unusable.ts';
import type { LayerImport } from './keep-import.ts';
import { unshelve } from './source.ts';

export interface UndoneLayer {
  layer: string;
  /** Whether the layer has its former shapes again; otherwise it is gone as the import had made it. */
  restored: boolean;
}

/**
 * Gives a layer its former shapes back, or takes away a layer that the import made. Throws Unusable when a later import
 * replaced the shapes again, or other layers draw them too.
 */
export const undoLayer = (database: Database, importNdx: number): Promise<UndoneLayer> =>
  transaction(database, commandLine, (client) => takeBack(client, importNdx));

/** The same within a transaction, on behalf of whoever acts in it. */
export async function takeBack(client: pg.ClientBase, importNdx: number): Promise<UndoneLayer> {
  await client.query('lock table map_sources, map_features, map_layers in share row exclusive mode');
  const { mapping } = await markUndone<{ mapping: LayerImport }>(client, importNdx, 'layer');
  const { options, source, shelf, former } = mapping;
  await refuseUnderLater(client, source, importNdx);
  if (!former) await removeLayer(client, options.layer, shelf === null ? source : null);
  else await giveBackNames(client, mapping);
  if (shelf !== null) await unshelve(client, source, shelf);
  return { layer: options.layer, restored: former !== null };
}

async function refuseUnderLater(client: pg.ClientBase, source: string, importNdx: number) {
  const { rows } = await client.query<{ import_ndx: number }>(
    `select import_ndx from imports
     where subject = 'layer' and mapping ->> 'source' = $1 and import_ndx > $2 and undone_timestamp is null
     order by import_ndx desc limit 1`,
    [source, importNdx],
  );
  if (rows[0]) throw new Unusable(`Import ${rows[0].import_ndx} replaced the same shapes later. Undo that one first.`);
}

/** With its source, when the import made that as well. */
async function removeLayer(client: pg.ClientBase, layerId: string, sourceId: string | null) {
  await client.query('delete from map_layers where layer_id = $1', [layerId]);
  if (sourceId === null) return;
  const { rows } = await client.query<{ layer_id: string }>(
    'select layer_id from map_layers where source_id = $1 order by layer_id',
    [sourceId],
  );
  const others = rows.map(({ layer_id }) => layer_id);
  if (others.length > 0) throw new Unusable(`Other layers draw these shapes too: ${others.join(', ')}.`);
  await client.query('delete from map_features where source_id = $1', [sourceId]);
  await client.query('delete from map_sources where source_id = $1', [sourceId]);
}

/** As far as the import had changed them. */
const giveBackNames = (client: pg.ClientBase, { options: { title, group }, former }: LayerImport) =>
  client.query(
    `update map_layers set title = case when title = $2 then $3 else title end,
       layer_group = case when layer_group = $4 then $5 else layer_group end
     where layer_id = $1`,
    [former!.layer_id, title ?? null, former!.title, group ?? null, former!.layer_group],
  );
