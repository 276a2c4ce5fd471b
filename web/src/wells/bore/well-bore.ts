import { t } from '@artesian/domain/texts/translate';
import {
  constructionWarnings,
  feet,
  formationWarnings,
  type Component,
  type DepthWarning,
  type Interval,
} from '@artesian/domain/well-intervals';
import { shortDate } from '../../ui/dates.ts';

/** What is known of a well below the ground. Depths are in feet below land surface. */
export interface WellBore {
  formations: readonly Interval[];
  components: readonly Component[];
  wellDepth_ft: number | null;
  boreDiameter_in: number | null;
  pumpDepth_ft: number | null;
  /** As it was measured last. */
  water: { depth_ft: number; day: string; isPumping: boolean } | null;
}

/** What is doubtful about it, rocks first. */
export const boreWarnings = (bore: WellBore): DepthWarning[] => [
  ...formationWarnings(bore.formations),
  ...constructionWarnings(bore.components, bore),
];

/** Every depth that is known. */
export function depthsOf({ formations, components, wellDepth_ft, pumpDepth_ft, water }: WellBore): number[] {
  const ofIntervals = [...formations, ...components].flatMap(({ top_ft, bottom_ft }) => [top_ft, bottom_ft]);
  return [...ofIntervals, wellDepth_ft, pumpDepth_ft, water?.depth_ft ?? null].filter((depth) => depth !== null);
}

/** All of it in sentences, for whoever does not see the drawing. */
export function formatBore(bore: WellBore): string[] {
  const { formations, components, wellDepth_ft, boreDiameter_in, pumpDepth_ft, water } = bore;
  return [
    ...formations.map((formation) => `${t(formation.name)}: ${formatDepths(formation)}.`),
    ...components.map((component) => `${t(component.name)}: ${formatComponent(component)}.`),
    ...(wellDepth_ft === null ? [] : [t('The well is {wellDepth_ft} ft deep.', { wellDepth_ft: feet(wellDepth_ft) })]),
    ...(boreDiameter_in === null
      ? []
      : [t('The bore is {boreDiameter_in} in wide.', { boreDiameter_in: feet(boreDiameter_in) })]),
    ...(pumpDepth_ft === null ? [] : [t('The pump hangs at {pumpDepth_ft} ft.', { pumpDepth_ft: feet(pumpDepth_ft) })]),
    ...(water ? [t('{level}, measured {day}.', { level: formatWater(water), day: formatMeasured(water) })] : []),
  ];
}

/** `0 to 120 ft`, with what is not known said so. */
export function formatDepths({ top_ft, bottom_ft }: Pick<Interval, 'top_ft' | 'bottom_ft'>): string {
  if (top_ft === null && bottom_ft === null) return t('depths unknown');
  if (top_ft === null) return t('to {feet} ft', { feet: feet(bottom_ft!) });
  return bottom_ft === null
    ? t('from {top_ft} ft', { top_ft: feet(top_ft) })
    : t('{top_ft} to {bottom_ft} ft', { top_ft: feet(top_ft), bottom_ft: feet(bottom_ft) });
}

export const formatComponent = (component: Component): string =>
  [
    formatDepths(component),
    component.diameter_in !== null && t('{distance} in', { distance: feet(component.diameter_in) }),
  ]
    .filter(Boolean)
    .join(' · ');

/** A flowing well has its level above the ground. */
export const formatWater = ({ depth_ft }: NonNullable<WellBore['water']>): string =>
  depth_ft < 0
    ? t('Water {feet} ft above land surface', { feet: feet(-depth_ft) })
    : t('Water at {depth_ft} ft', { depth_ft: feet(depth_ft) });

export const formatMeasured = ({ day, isPumping }: NonNullable<WellBore['water']>): string =>
  `${shortDate(day)}${isPumping ? t(', while pumping') : ''}`;
