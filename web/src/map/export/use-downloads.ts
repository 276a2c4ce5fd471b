import { t } from '@artesian/domain/texts/translate';
import { isDrawn, rowsOfWells } from '@artesian/contract/map/drawn-wells';
import { choicesAmong, searchOfLayers } from '@artesian/contract/map/layer-choices';
import type { ExportFormat } from '@artesian/contract/map/map-export';
import { passes, searchOfFilters } from '@artesian/contract/map/well-filters';
import { wellsInView } from '@artesian/contract/map/wells-in-view';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../../api.ts';
import { useSession } from '../../session/session.tsx';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';
import type { MapView } from '../address.ts';
import type { MapData } from '../use-map-data.ts';
import { downloadActiveWells, downloadWells } from './download-wells.ts';

export interface Downloads {
  /** How many wells filters and layers leave; undefined while that is not known. */
  count: number | undefined;
  isBusy: boolean;
  saveActiveWells: () => void;
  saveWells: (format: ExportFormat) => void;
}

/**
 * The wells as files: what filters and layers leave, wherever it lies, and the active wells of the district. They are counted while
 * files are offered.
 */
export function useDownloads(data: MapData, view: MapView, isOffered: boolean): Downloads {
  const { filters, switched, booleans } = view;
  const [isBusy, setBusy] = useState(false);
  const save = (download: () => Promise<void>) => {
    setBusy(true);
    download()
      .then(() => notify.success(t('The file is in your downloads.')))
      .catch((error: Error) => notify.error(errorWordsToQuote(error)))
      .finally(() => setBusy(false));
  };
  const rows = useMemo(() => rowsOfWells(data.layers), [data.layers]);
  const wells = isOffered ? data.wells : undefined;
  const count = useMemo(
    () => wells?.filter(passes(filters)).filter(isDrawn(rows, { switched, booleans })).length,
    [wells, filters, rows, switched, booleans],
  );
  const served = useServedCount(view, isOffered && data.isTiled);
  return {
    count: data.isTiled ? served : count,
    isBusy,
    saveActiveWells: () => save(downloadActiveWells),
    saveWells: (format) => save(() => downloadWells(format, filters, choicesAmong(rows, { switched, booleans }))),
  };
}

/** The same count by the server, where the wells come as tiles. */
function useServedCount(view: MapView, isWanted: boolean): number | undefined {
  const reader = useSession().user?.sub ?? 'visitor';
  const query = { ...searchOfFilters(view.filters), ...searchOfLayers(view) };
  const { data } = useQuery({
    queryKey: ['wells-to-save', reader, query],
    queryFn: ({ signal }) => api.call(wellsInView, { query, signal }),
    enabled: isWanted,
  });
  return data?.data.counts.inView;
}
