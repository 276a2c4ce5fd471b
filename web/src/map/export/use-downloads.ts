import { isDrawn, rowsOfWells } from '@artesian/contract/map/drawn-wells';
import { choicesAmong } from '@artesian/contract/map/layer-choices';
import type { ExportFormat } from '@artesian/contract/map/map-export';
import { passes } from '@artesian/contract/map/well-filters';
import { useMemo, useState } from 'react';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';
import type { MapView } from '../address.ts';
import type { MapData } from '../use-map-data.ts';
import { downloadActiveWells, downloadWells } from './download-wells.ts';

export interface Downloads {
  /** How many wells filters and layers leave; undefined where only the server knows. */
  count: number | undefined;
  isBusy: boolean;
  saveActiveWells: () => void;
  saveWells: (format: ExportFormat) => void;
}

/** The wells as files: what filters and layers leave, wherever it lies, and the active wells of the district. */
export function useDownloads({ wells, layers }: MapData, { filters, switched, booleans }: MapView): Downloads {
  const [isBusy, setBusy] = useState(false);
  const save = (download: () => Promise<void>) => {
    setBusy(true);
    download()
      .then(() => notify.success('The file is among your downloads.'))
      .catch((error: Error) => notify.error(errorWordsToQuote(error)))
      .finally(() => setBusy(false));
  };
  const rows = useMemo(() => rowsOfWells(layers), [layers]);
  const count = useMemo(
    () => wells?.filter(passes(filters)).filter(isDrawn(rows, { switched, booleans })).length,
    [wells, filters, rows, switched, booleans],
  );
  return {
    count,
    isBusy,
    saveActiveWells: () => save(downloadActiveWells),
    saveWells: (format) => save(() => downloadWells(format, filters, choicesAmong(rows, { switched, booleans }))),
  };
}
