import { useState } from 'react';
import { remember, remembered } from '../remembered.ts';

export type Density = 'dense' | 'roomy';

const NAME = 'table-density';
/** Heights of a row in px. */
export const ROW_HEIGHT: Record<Density, number> = { dense: 36, roomy: 48 };

/** How close rows stand, remembered on this device for every table. */
export function useDensity() {
  const [density, setDensity] = useState<Density>(() => (remembered(NAME) === 'roomy' ? 'roomy' : 'dense'));
  const toggle = () => {
    const next = density === 'dense' ? 'roomy' : 'dense';
    remember(NAME, next);
    setDensity(next);
  };
  return [density, toggle] as const;
}
