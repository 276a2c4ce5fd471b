import type pg from 'pg';
import { Unusable } from '../unusable.ts';
import type { ShapeFile } from './given-shapes.ts';
import type { KnownLayer, LayerOptions } from './target-layer.ts';

/** What `imports.mapping` keeps of an import of shapes, so that it can be undone. */
export interface LayerImport {
  options: LayerOptions;
  source: string;
  /** Where the former shapes lie; null for a layer that the import made. */
  shelf: string | null;
  former: KnownLayer | null;
}

/** Throws Unusable when the last import into the source was of the same file and options. */
export async function refuseSameAgain(client: pg.ClientBase, file: ShapeFile, source: string, options: LayerOptions) {
  const { rows } = await client.query<{ import_ndx: number; same: boolean }>(
    `select import_ndx, file_hash = $2 and mapping -> 'options' = $3::jsonb as same from imports
     where subject = 'layer' and mapping ->> 'source' = $1 and undone_timestamp is null
     order by import_ndx desc limit 1`,
    [source, file.fileHash, JSON.stringify(options)],
  );
  if (!rows[0]?.same) return;
  throw new Unusable(`The layer already shows this file, since import ${rows[0].import_ndx}. Nothing was changed.`);
}

/** Writes down what has to be known for undoing, and how many shapes were read and added. */
export const completeRecord = (
  client: pg.ClientBase,
  importNdx: number,
  kept: LayerImport,
  read: number,
  added: number,
) =>
  client.query(
    'update imports set mapping = $2, rows_read = $3, rows_added = $4, rows_refused = $3::integer - $4::integer where import_ndx = $1',
    [importNdx, JSON.stringify(kept), read, added],
  );
