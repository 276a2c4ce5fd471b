import { t } from '@artesian/domain/texts/translate';
import type { MyPlace } from '@artesian/contract/map/my-place';
import { feet } from '@artesian/domain/well-intervals';
import { counted } from '../ui/counted.ts';

/** Whether a place is in the district, in a sentence. */
export function formatDistrict({ in_district }: MyPlace['place'], districtName: string): string {
  if (in_district === null)
    return t('The boundary of the {district} is not on the map yet.', { district: districtName });
  return in_district
    ? t('This place is in the {district}.', { district: districtName })
    : t(
        'This place is outside the {district}. Another groundwater conservation district, or none, may be responsible for it.',
        { district: districtName },
      );
}

/** `12 wells, 180 to 620 ft deep, half of them 400 ft or less`. */
export function formatAquifer({ wells, least_depth_ft, median_depth_ft, most_depth_ft }: MyPlace['aquifers'][number]) {
  const count = counted(wells, 'well');
  if (least_depth_ft === null || most_depth_ft === null || median_depth_ft === null)
    return t('{count}, depths unknown', { count });
  if (least_depth_ft === most_depth_ft)
    return t('{count}, {most_depth_ft} ft deep', { count, most_depth_ft: feet(most_depth_ft) });
  return t('{count}, {least_depth_ft} to {most_depth_ft} ft deep, half of them {feet} ft or less', {
    count,
    least_depth_ft: feet(least_depth_ft),
    most_depth_ft: feet(most_depth_ft),
    feet: feet(Math.round(median_depth_ft)),
  });
}

/** What of the map's areas lies here, a line for each layer. */
export function areasByLayer(areas: MyPlace['areas']): [layer: string, names: string][] {
  const byLayer = new Map<string, string[]>();
  for (const { layer, name } of areas) byLayer.set(layer, [...(byLayer.get(layer) ?? []), name]);
  return [...byLayer].map(([layer, names]) => [t(layer), names.map((name) => t(name)).join(', ')]);
}
