import type { ExportFormat } from '@artesian/contract/map-export';
import { passes, type WellFilters } from '@artesian/contract/well-filters';
import { useMemo, useState } from 'react';
import { notify } from '../../ui/notify.ts';
import type { ListedWell } from '../wells-in-view.ts';
import { downloadActiveWells, downloadWells } from './download-wells.ts';

export interface Downloads {
  /** How many wells the filters leave; undefined where only the server knows. */
  count: number | undefined;
  isBusy: boolean;
  saveActiveWells: () => void;
  saveWells: (format: ExportFormat) => void;
}

/** The wells as files: what the filters leave, and the active wells of the district. */
export function useDownloads(wells: readonly ListedWell[] | undefined, filters: WellFilters): Downloads {
  const [isBusy, setBusy] = useState(false);
  const save = (download: () => Promise<void>) => {
    setBusy(true);
    download()
      .then(() => notify.success('The file is among your downloads.'))
      .catch((error: Error) => notify.error(error.message))
      .finally(() => setBusy(false));
  };
  return {
    count: useMemo(() => wells?.filter(passes(filters)).length, [wells, filters]),
    isBusy,
    saveActiveWells: () => save(downloadActiveWells),
    saveWells: (format) => save(() => downloadWells(format, filters)),
  };
}
