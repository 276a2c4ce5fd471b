import { locale, t } from '@artesian/domain/texts/translate';
const metersPerFoot = 0.3048;
const feetPerMile = 5280;
const steps = [1, 2, 3, 5, 10];

export interface ScaleBar {
  /** In px of the screen. */
  length: number;
  /** What that length is on the ground: `2 mi`. */
  label: string;
}

/** The longest round distance in miles, or in feet below a mile, that is drawn within `longest` px. */
export function scaleBar(metersPerPixel: number, longest: number): ScaleBar {
  const feetPerPixel = metersPerPixel / metersPerFoot;
  const isInMiles = longest * feetPerPixel > feetPerMile;
  const unitsPerPixel = isInMiles ? feetPerPixel / feetPerMile : feetPerPixel;
  const distance = roundBelow(longest * unitsPerPixel);
  return {
    length: distance / unitsPerPixel,
    label: isInMiles
      ? t('{distance} mi', { distance: distance.toLocaleString(locale()) })
      : t('{distance} ft', { distance: distance.toLocaleString(locale()) }),
  };
}

function roundBelow(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * (steps.findLast((step) => step * power <= most) ?? 1);
}
