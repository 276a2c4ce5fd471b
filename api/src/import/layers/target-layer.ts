import type { Audience } from '@artesian/contract/map/audiences';
import type pg from 'pg';
import { freeMark, type TakenMark } from '../../map/free-mark.ts';
import { Unusable } from '../unusable.ts';
import type { Dimension } from './check-geometry.ts';

export interface LayerOptions {
  layer: string;
  title?: string | undefined;
  group?: string | undefined;
  attribution?: string | undefined;
  /** Who sees it; everyone where a new layer does not say. */
  audience?: Audience | undefined;
  /** The column that says what each shape is called. */
  name?: string | undefined;
}

/** A layer that is there before the import, with what the import may change. */
export interface KnownLayer {
  layer_id: string;
  source_id: string;
  title: string | null;
  layer_group: string;
}

/** So long that the name of a shelf still fits. */
const plainId = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** The layer of this id, or undefined when the import is to make it. Throws Unusable for one that has no shapes. */
export async function findLayer(client: pg.ClientBase, layerId: string): Promise<KnownLayer | undefined> {
  const { rows } = await client.query<KnownLayer & { source_kind: string }>(
    `select layer_id, source_id, title, layer_group, map_sources.kind as source_kind
     from map_layers join map_sources using (source_id) where layer_id = $1`,
    [layerId],
  );
  const [found] = rows;
  if (found?.source_kind === 'wells' || layerId === 'wells') {
    throw new Unusable(`The layer ${layerId} shows the wells. To import wells: npm run import -- wells <file.csv>`);
  }
  if (!found && !plainId.test(layerId)) {
    throw new Unusable(`A layer ID uses up to 40 lowercase letters, digits and hyphens; “${layerId}” does not.`);
  }
  if (!found) return undefined;
  const { source_kind: _, ...layer } = found;
  return layer;
}

/** How a source is drawn, and which columns of it any of its layers keeps for staff. */
export interface Drawing {
  kinds: string[];
  staffOnly: string[];
}

/** Of all layers that draw the shapes of a source. */
export async function findDrawing(client: pg.ClientBase, sourceId: string): Promise<Drawing> {
  const { rows } = await client.query<{ kind: string; admin_only_fields: string[] }>(
    'select kind, admin_only_fields from map_layers where source_id = $1 order by layer_id',
    [sourceId],
  );
  return {
    kinds: rows.map(({ kind }) => kind),
    staffOnly: [...new Set(rows.flatMap(({ admin_only_fields }) => admin_only_fields))],
  };
}

/** Gives a layer another title, group or audience, where the options name one. */
export const renameLayer = (
  client: pg.ClientBase,
  { layer_id }: KnownLayer,
  { title, group, audience }: LayerOptions,
) =>
  client.query(
    `update map_layers
     set title = coalesce($2, title), layer_group = coalesce($3, layer_group), audience = coalesce($4, audience)
     where layer_id = $1`,
    [layer_id, title ?? null, group ?? null, audience ?? null],
  );

/** Told from the ground by an edge of its own, from the ground up, below the wells. */
const styles = [
  {
    kind: 'circle',
    draw_order: 590,
    paint: { 'circle-stroke-color': '#ffffff', 'circle-stroke-width': 1 },
    layout: {},
    width: 14,
    opacity: 1,
    shape: 'circle',
  },
  {
    kind: 'line',
    draw_order: 390,
    paint: {},
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    width: 2,
    opacity: 1,
    shape: 'line',
  },
  { kind: 'fill', draw_order: 290, paint: {}, layout: {}, width: 1.5, opacity: 0.12, shape: 'area' },
] as const;

export const defaultGroup = 'Boundaries';

/** More of a group than these are imported switched off: a map that shows everything shows nothing. */
export const mostOnAtStart = 3;

/** Adds a layer that draws the shapes of its own source, in a mark of its own, with an entry in the legend. */
export async function addLayer(client: pg.ClientBase, options: LayerOptions, dimension: Dimension, hasNames: boolean) {
  const { layer, title = titleOf(layer), group = defaultGroup, audience = 'Everyone' } = options;
  const { kind, draw_order, paint, layout, width, opacity, shape } = styles[dimension];
  const { color, pattern, symbol } = freeMark(group, await findMarks(client));
  const outline = shape === 'circle' ? '#ffffff' : color;
  const look = { color, width, opacity, ...(shape === 'circle' ? { symbol } : { pattern }) };
  await client.query(
    `insert into map_layers (layer_id, source_id, kind, title, layer_group, legend_group, draw_order, legend_order, paint, layout,
       legend, title_field, audience, on_at_start, color, width, opacity, pattern, symbol)
     select $1, $1, $2, $3, $4, $4, $5, (select coalesce(max(legend_order), 0) + 1 from map_layers), $6, $7, $8, $9, $10,
       (select count(distinct source_id) < $11 from map_layers where layer_group = $4 and on_at_start),
       look.color, look.width, look.opacity, look.pattern, look.symbol
     from jsonb_populate_record(null::map_layers, $12) as look`,
    [
      layer,
      kind,
      title,
      group,
      draw_order,
      JSON.stringify(paint),
      JSON.stringify(layout),
      JSON.stringify([{ label: title, shape, color, outline, filter: null }]),
      hasNames ? 'name' : null,
      audience,
      mostOnAtStart,
      JSON.stringify(look),
    ],
  );
}

async function findMarks(client: pg.ClientBase): Promise<TakenMark[]> {
  const { rows } = await client.query<TakenMark>(
    'select color, pattern, symbol from map_layers where color is not null order by map_layer_ndx',
  );
  return rows;
}

/** `saline-water-line` is titled 'Saline water line'. */
const titleOf = (layerId: string) => layerId.charAt(0).toUpperCase() + layerId.slice(1).replaceAll('-', ' ');
