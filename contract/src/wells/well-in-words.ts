import { feet } from '@artesian/domain/well-intervals';
import type { MapWell } from '../map/map-wells.ts';

type Described = Partial<
  Pick<MapWell, 'primary_use' | 'well_depth_ft' | 'drilled_year' | 'aquifer_completion' | 'county'>
>;

/** What a well is, in a sentence: `Monitoring well, 182 ft deep, drilled in 1985, completed in the Upper Trinity, in Hays County.` */
export function describeWell({
  primary_use,
  well_depth_ft,
  drilled_year,
  aquifer_completion,
  county,
}: Described): string {
  const parts = [
    primary_use ? `${primary_use} well` : 'Well',
    well_depth_ft != null && `${feet(well_depth_ft)} ft deep`,
    drilled_year != null && `drilled in ${drilled_year}`,
    aquifer_completion && `completed in the ${aquifer_completion}`,
    county && `in ${county} County`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
