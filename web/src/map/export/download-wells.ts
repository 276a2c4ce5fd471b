import { ApiError } from '@artesian/contract/language/client';
import { searchOfLayers, type LayerChoices } from '@artesian/contract/map/layer-choices';
import {
  activeWellsShapefile,
  exportFormats,
  mapWellsFile,
  type ExportFormat,
} from '@artesian/contract/map/map-export';
import type { Problem } from '@artesian/contract/language/problem';
import { searchOfFilters, type WellFilters } from '@artesian/contract/map/well-filters';
import { accessToken, renewingToken } from '../../session/tokens.ts';
import { saveFile } from '../../ui/save-file.ts';

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

async function downloadFile(address: string, otherName: string) {
  const token = await accessToken();
  const response = await renewingToken(fetch)(address, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!response.ok) throw new ApiError(response.status, await problemOf(response));
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  saveFile(name ?? otherName, await response.blob());
}

/** What stands between here and the server may refuse in words of its own. */
const problemOf = (response: Response): Promise<Partial<Problem>> =>
  response.json().then(
    (body: Problem) => body,
    () => ({ title: `The file could not be had (${response.status}). Try again in a moment.` }),
  );
