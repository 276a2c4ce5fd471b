import { mostExportedWells } from '@artesian/contract/map-export';
import { filtersInWords, passes, type FilterableWell, type WellFilters } from '@artesian/contract/well-filters';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/problems.ts';
import type { ExportRow, ExportTable } from './table.ts';
import { wellColumns } from './well-columns.ts';

/**
 * The published wells that pass the filters, with the columns that this reader may see: the filters decide by no others.
 * Refused with 422 when there are more than `mostExportedWells`.
 */
export async function readWells(
  { config, database }: Context,
  filters: WellFilters,
  { staff, title, notes }: { staff: boolean; title: string; notes: readonly string[] },
): Promise<ExportTable> {
  const columns = wellColumns(staff);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const { rows } = await database.pool.query<ExportRow & FilterableWell>(
    `select ${names} from api.ui_map_wells order by well_ndx limit ${mostExportedWells + 1}`,
  );
  if (rows.length > mostExportedWells) throw tooMany();
  const passing = rows.filter(passes(filters));
  const filtered = filtersInWords(filters).join('; ') || 'none';
  return {
    title,
    name: 'wells',
    notes: [
      `${passing.length.toLocaleString('en-US')} published wells of the ${config.DISTRICT_NAME}.`,
      `Filters: ${filtered}.`,
      ...notes,
    ],
    columns,
    rows: passing,
  };
}

const tooMany = () =>
  new Refusal(
    422,
    'too-many',
    'Too many wells',
    `There are more than ${mostExportedWells.toLocaleString('en-US')} wells, too many for one file.`,
  );
