import { useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { holdInSight } from '../../ui/hold-in-sight.ts';
import { graphOfSearch, type WellGraph } from './graph-address.ts';

/** For the section of a graph, which is in sight as soon as it is there when the address of the page names it. */
export function useLinkedGraph(graph: WellGraph) {
  const isNamed = graphOfSearch(useSearch({ strict: false })) === graph;
  return useCallback(
    (section: HTMLElement | null) => (section && isNamed ? holdInSight(section) : undefined),
    [isNamed],
  );
}
