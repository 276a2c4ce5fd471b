import type pg from 'pg';
import type { Database } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/transaction.ts';
import { commandLine } from '../actor.ts';
import { Unusable } from '../unusable.ts';
import { isInDegrees } from './check-geometry.ts';
import { findSystem, type CoordinateSystem } from './coordinate-system.ts';
import { recordImport } from '../record-import.ts';
import { completeRecord, refuseSameAgain, type LayerImport } from './keep-import.ts';
import { putShapes, type PutShape, type Shape } from './put-shapes.ts';
import { remarksOn } from './remarks.ts';
import type { ShapeFile } from './given-shapes.ts';
import { sortShapes, type ShapeOutcome } from './sort-shapes.ts';
import { countFeatures, dimensionsOf, hasSource, setSource, shelve } from './source.ts';
import { addLayer, findDrawing, findLayer, renameLayer, type LayerOptions } from './target-layer.ts';

export interface LayerResult {
  importNdx: number;
  layer: string;
  /** How many shapes the layer had before; null for a layer that the import made. */
  replaced: number | null;
  system: string;
  /** One for each shape of the file, in its order. */
  outcomes: ShapeOutcome[];
  /** What to look at on the map. */
  remarks: string[];
  /** Columns that may say what each shape is called, where nothing does. */
  names: string[];
}

/**
 * Puts a file's shapes in the place of a layer's, or makes the layer, all in one transaction; the former shapes are kept
 * for undoing. A dry run does the same and takes all of it back. Throws Unusable when the file or the layer does not do.
 */
export const importLayer = (
  database: Database,
  file: ShapeFile,
  options: LayerOptions,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<LayerResult> => transaction(database, commandLine, (client) => bringInShapes(client, file, options, dryRun));

/** The same within a transaction, on behalf of whoever acts in it. */
export async function bringInShapes(
  client: pg.ClientBase,
  file: ShapeFile,
  options: LayerOptions,
  dryRun: boolean,
): Promise<LayerResult> {
  await client.query('savepoint import');
  // Nobody changes the same layer in between; reading goes on.
  await client.query('lock table map_sources, map_features, map_layers in share row exclusive mode');
  const result = await bringIn(client, file, options);
  if (dryRun) await client.query('rollback to savepoint import');
  return result;
}

async function bringIn(client: pg.ClientBase, file: ShapeFile, options: LayerOptions): Promise<LayerResult> {
  const layer = await findLayer(client, options.layer);
  const source = layer?.source_id ?? options.layer;
  await refuseSameAgain(client, file, source, options);
  const system = await findSystem(client, file.system);
  const { shapes, refused, columns } = sortShapes(file.shapes, options.name);
  refuseFarFromDegrees(shapes, system);

  const importNdx = await recordImport(client, 'layer', file);
  const hadSource = await hasSource(client, source);
  const shelf = hadSource ? await shelve(client, source, importNdx) : null;
  await setSource(client, source, options.attribution);
  const put = await putShapes(client, source, shapes, system);
  const outcomes = [...put.map(outcomeOf), ...refused].toSorted((one, other) => one.number - other.number);
  const added = outcomes.filter(({ verdict }) => verdict === 'added').length;
  if (added === 0)
    throw new Unusable(`None of the file’s shapes can be drawn. ${outcomes[0]?.words ?? 'It has none.'}`);

  const dimensions = await dimensionsOf(client, source);
  if (!layer) await addLayer(client, options, dimensions[0]!, columns.includes('name'));
  else await renameLayer(client, layer, options);
  const kept: LayerImport = { options, source, shelf, former: layer ?? null };
  await completeRecord(client, importNdx, kept, outcomes.length, added);
  return {
    importNdx,
    layer: options.layer,
    replaced: shelf === null ? null : await countFeatures(client, shelf),
    system: system.name,
    outcomes,
    names: columns.includes('name') ? [] : columns,
    remarks: remarksOn({ file, source, columns, dimensions, drawing: await findDrawing(client, source) }),
  };
}

const words: Record<PutShape['verdict'], string> = {
  taken: '',
  repaired: 'Its geometry crossed itself or was otherwise invalid, and was repaired.',
  empty: 'Its geometry was empty after repair.',
  outside: 'Its coordinates are outside the valid range.',
  tangled: 'Its geometry crosses itself too often to be repaired.',
  broken: 'The database cannot read its geometry.',
};

const outcomeOf = ({ number, verdict }: PutShape): ShapeOutcome => ({
  number,
  verdict: verdict === 'taken' || verdict === 'repaired' ? 'added' : 'refused',
  words: words[verdict],
});

/** A file without a word on its coordinates, or with a wrong one, shows itself by numbers that are no degrees. */
function refuseFarFromDegrees(shapes: Shape[], system: CoordinateSystem) {
  if (!system.inDegrees) return;
  const far = shapes.find(({ geometry }) => !isInDegrees(geometry.coordinates));
  if (!far) return;
  throw new Unusable(
    `The coordinates of shape ${far.number} are not longitude and latitude. Convert the file first, giving its coordinate system: ` +
      'ogr2ogr -s_srs EPSG:2277 -t_srs EPSG:4326 converted.geojson <file> (2277 is Texas Central in feet).',
  );
}
