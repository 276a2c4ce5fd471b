import { drawnInWords, isDrawn, rowsOfWells } from '@artesian/contract/drawn-wells';
import type { LayerChoices } from '@artesian/contract/layer-choices';
import { mostExportedWells } from '@artesian/contract/map-export';
import { filtersInWords, passes, type FilterableWell, type WellFilters } from '@artesian/contract/well-filters';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/problems.ts';
import { findLayers } from '../layers.ts';
import type { ExportRow, ExportTable } from './table.ts';
import { wellColumns } from './well-columns.ts';

/**
 * The published wells that pass the filters and are drawn by the layers, with the columns that this reader may see: nothing is
 * decided by any other. `words` say what was asked for.
 * Refused with 422 when there are more than `mostExportedWells`.
 */
export async function readWells(
  { config, database }: Context,
  { filters, layers }: { filters: WellFilters; layers: LayerChoices | undefined },
  { staff, title, notes }: { staff: boolean; title: string; notes: readonly string[] },
): Promise<ExportTable & { words: readonly string[] }> {
  const columns = wellColumns(staff);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const { rows } = await database.pool.query<ExportRow & FilterableWell>(
    `select ${names} from api.ui_map_wells order by well_ndx limit ${mostExportedWells + 1}`,
  );
  if (rows.length > mostExportedWells) throw tooMany();
  const drawing = layers ? rowsOfWells(await findLayers(database.pool, config.DISTRICT_SHORT_NAME)) : [];
  const choices = layers ?? { switched: {}, booleans: {} };
  const wanted = rows.filter(passes(filters)).filter(isDrawn(drawing, choices));
  const words = [...filtersInWords(filters), ...drawnInWords(drawing, choices)];
  return {
    words,
    title,
    name: 'wells',
    notes: [
      `${wanted.length.toLocaleString('en-US')} published wells of the ${config.DISTRICT_NAME}.`,
      `Filters: ${words.join('; ') || 'none'}.`,
      ...notes,
    ],
    columns,
    rows: wanted,
  };
}

const tooMany = () =>
  new Refusal(
    422,
    'too-many',
    'Too many wells',
    `There are more than ${mostExportedWells.toLocaleString('en-US')} wells, too many for one file.`,
  );
