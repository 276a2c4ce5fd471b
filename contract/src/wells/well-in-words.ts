import { t } from '@artesian/domain/texts/translate';
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
    primary_use ? t('{use} well', { use: t(primary_use) }) : t('Well'),
    well_depth_ft != null && t('{well_depth_ft} ft deep', { well_depth_ft: feet(well_depth_ft) }),
    drilled_year != null && t('drilled in {drilled_year}', { drilled_year }),
    aquifer_completion && t('completed in the {aquifer_completion}', { aquifer_completion: t(aquifer_completion) }),
    county && t('in {county} County', { county }),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
