/** Share of the map's height that an open graph covers, from below. A phone needs more of it for the same graph. */
export const coveredByGraph = { phone: 0.7, wide: 0.52 } as const;

/** A share of a height, for a style. */
export const percentOf = (share: number) => `${Math.round(share * 100)}%`;

/** How high the edge of the graph lies above that of the map; on a wide screen there is a margin below it. */
export const bottomOfGraph = {
  phone: percentOf(coveredByGraph.phone),
  wide: `calc(${percentOf(coveredByGraph.wide)} + 8px)`,
} as const;
