/** A well to draw, named as links to it read. */
export interface NamedWell {
  well_ndx: number;
  linked_well_identifier: string;
  lat_dd: number;
  lon_dd: number;
}

export interface WellsOnMapProps {
  wells: readonly NamedWell[];
}
