import {
  levelSeriesWindow,
  previewLevelSteps,
  type LevelStep,
  type SeriesWindow,
} from '@artesian/contract/science/level-series';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useSettled } from '../ui/use-settled.ts';
import { isoOf, type Span } from './moments.ts';

/** What the queries of a well begin with. */
export const SERIES = '/api/level-series';
/** Stretches that are asked for: about two to a pixel of a wide screen. */
const POINTS = 1000;
/** A pause of dragging and typing, after which it is asked. */
const PAUSE_MS = 150;

/**
 * The levels of a well in a window; of all where it is undefined. With `steps` it shows what these would make of them. While another window
 * is on its way the last one stays.
 */
export function useSeries(well: number, window: Span | undefined, steps: readonly LevelStep[] | undefined) {
  const asked = useSettled(window, PAUSE_MS);
  const tried = useSettled(steps, PAUSE_MS);
  return useQuery<SeriesWindow>({
    queryKey: [SERIES, well, asked, tried],
    queryFn: ({ signal }) => {
      const params = { well_ndx: well };
      const query = { ...(asked && { from: isoOf(asked.from), to: isoOf(asked.to) }), points: POINTS };
      return tried
        ? api.call(previewLevelSteps, { params, body: { ...query, steps: [...tried] }, signal })
        : api.call(levelSeriesWindow, { params, query, signal });
    },
    placeholderData: keepPreviousData,
  });
}
