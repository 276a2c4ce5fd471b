import { t } from '@artesian/domain/texts/translate';
import { anyDay, graphTypes, type GraphType } from '../../map/address.ts';
import type { DateWindow } from '../../map/graphs/date-window.ts';

/** What is drawn of a well on its page: the graphs of the map, how it is built, and what its water holds. */
export const wellGraphs = [...graphTypes, 'construction', 'quality'] as const;
export type WellGraph = (typeof wellGraphs)[number];

export const graphTitles: Record<WellGraph, string> = {
  production: t('Production Data'),
  levels: t('Water Levels Data'),
  construction: t('Drawn to Scale'),
  quality: t('Water Quality'),
};

/** `Production Data · Well 58-50-7`. */
export const titleOfGraph = (graph: WellGraph, wellId: string) =>
  t('{subject} · Well {wellId}', { subject: graphTitles[graph], wellId });

/** Under which names the address of a well's page has the days of a graph. */
export const daysInAddress = (of: GraphType) => ({ from: `${of}-from`, to: `${of}-to` }) as const;

/** Of a frame in which the drawing of a well is as large as on its page, px. */
const HEIGHT_OF_DRAWING = 680;

interface ShownGraph {
  wellId: string;
  graph: WellGraph;
  /** As graphs take them: undefined where the end was left open, missing where nothing was asked for. */
  asked?: Partial<DateWindow>;
  drought?: string | undefined;
}

/** One graph of a well to be shared: the address of the well's page with it, which in a frame shows it alone. */
export function sharedGraph({ wellId, graph, asked = {}, drought }: ShownGraph) {
  const search = new URLSearchParams({ graph });
  if (graph === 'production' || graph === 'levels') {
    const { from, to } = daysInAddress(graph);
    if ('start' in asked) search.set(from, asked.start ?? anyDay);
    if ('end' in asked) search.set(to, asked.end ?? anyDay);
  }
  if (drought) search.set('drought', drought);
  return {
    part: graphTitles[graph],
    title: titleOfGraph(graph, wellId),
    address: `/wells/${encodeURIComponent(wellId)}?${search.toString()}`,
    isEmbeddable: true,
    ...(graph === 'construction' && { frameHeight: HEIGHT_OF_DRAWING }),
  };
}

/** The graph that an address of a well names. */
export const graphOfSearch = (search: Readonly<Record<string, unknown>>): WellGraph | undefined =>
  wellGraphs.find((graph) => graph === search['graph']);
