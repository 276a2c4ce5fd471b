import { useState } from 'react';

export type Density = 'dense' | 'roomy';

const KEY = 'artesian.table-density';
/** Heights of a row in px. */
export const ROW_HEIGHT: Record<Density, number> = { dense: 36, roomy: 48 };

/** How close rows stand, remembered on this device for every table. */
export function useDensity() {
  const [density, setDensity] = useState<Density>(() => (localStorage.getItem(KEY) === 'roomy' ? 'roomy' : 'dense'));
  const toggle = () => {
    const next = density === 'dense' ? 'roomy' : 'dense';
    localStorage.setItem(KEY, next);
    setDensity(next);
  };
  return [density, toggle] as const;
}
