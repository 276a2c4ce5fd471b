import { searchOfLayers, type LayerChoices } from '@artesian/contract/map/layer-choices';
import {
  activeWellsShapefile,
  exportFormats,
  mapWellsFile,
  type ExportFormat,
} from '@artesian/contract/map/map-export';
import { searchOfFilters, type WellFilters } from '@artesian/contract/map/well-filters';
import { downloadFile } from '../../session/download-file.ts';

/** Saves the wells that filters and layers leave, as whoever is here may see them. Throws ApiError. */
export function downloadWells(format: ExportFormat, filters: WellFilters, layers: LayerChoices): Promise<void> {
  const chosen = Object.entries({ ...searchOfFilters(filters), ...searchOfLayers(layers) }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const query = new URLSearchParams(chosen).toString();
  const path = mapWellsFile.path.replace('{format}', format);
  return downloadFile(query ? `${path}?${query}` : path, `wells.${exportFormats[format].extension}`);
}

/** Saves the active wells of the district as a shapefile. Throws ApiError. */
export const downloadActiveWells = () => downloadFile(activeWellsShapefile.path, 'active-wells.zip');
