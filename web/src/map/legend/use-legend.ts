import { formatChoice } from '@artesian/contract/map/drawn-wells';
import { isRowOn, wellsSource } from '@artesian/contract/map/layer-rows';
import { mapSourceFeatures } from '@artesian/contract/map/sources';
import type { FilterItem } from '@artesian/contract/map/well-categories';
import type { WellCounts } from '@artesian/contract/map/wells-in-view';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../api.ts';
import { useSession } from '../../session/session.tsx';
import type { MapView } from '../address.ts';
import type { LayerGroup } from '../layers/layer-rows.ts';
import { legendSections, type LegendSection, type ShapesOfSources } from './legend-sections.ts';

interface LegendState {
  view: MapView;
  groups: readonly LayerGroup[];
  items: readonly FilterItem[];
  counts: WellCounts | undefined;
  levelYear: number | undefined;
}

/** The legend of what is drawn now, for the screen, a picture and a report alike. */
export function useLegend({ view, groups, items, counts, levelYear }: LegendState): readonly LegendSection[] {
  const shapes = useShapesInPart(groups, view);
  return useMemo(
    () => legendSections({ ...view, items, counts, groups, shapes, levelYear }),
    [view, items, counts, groups, shapes, levelYear],
  );
}

/** The shapes of layers that were asked to draw some of them: which lines of a legend are left follows from these. */
function useShapesInPart(groups: readonly LayerGroup[], { switched, booleans }: MapView): ShapesOfSources {
  const reader = useSession().user?.sub ?? 'visitor';
  const rows = groups.flatMap((group) => group.rows);
  const inPart = rows.filter((row) => isRowOn(row, switched) && formatChoice(row, { booleans }) !== undefined);
  const sources = [...new Set(inPart.flatMap(({ layers }) => layers.map(({ source }) => source)))];
  return useQueries({
    queries: sources
      .filter((source) => source !== wellsSource)
      .map((source) => ({
        queryKey: ['map-shapes', reader, source],
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const { features } = await api.call(mapSourceFeatures, { params: { source }, signal });
          return { source, shapes: features.map(({ properties }) => ({ ...(properties as object) })) };
        },
      })),
    combine: shapesByName,
  });
}

const shapesByName = (
  answers: readonly { data: { source: string; shapes: object[] } | undefined }[],
): ShapesOfSources =>
  new Map(answers.flatMap(({ data }) => (data ? [[data.source, data.shapes as Record<string, unknown>[]]] : [])));
