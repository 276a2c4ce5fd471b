import { formatVolume } from '@artesian/domain/volume-unit';
import { formatMonth } from '../ui/dates.ts';
import type { Column } from '../ui/table/column.ts';

interface VolumeInTime {
  coming_volume_gal?: unknown;
  coming_volume_from?: unknown;
  [other: string]: unknown;
}

/** The next change of a permit's volume, `15,000,000 gal from March 2027`; null for a permit without one. */
export function comingVolumeOf({ coming_volume_gal: gallons, coming_volume_from: from }: VolumeInTime): string | null {
  if (typeof gallons !== 'number' || typeof from !== 'string') return null;
  return `${formatVolume(gallons)} from ${formatMonth(from)}`;
}

/** One column for the volume and its month: most permits have none. */
export const comingVolume: Column<VolumeInTime> = {
  id: 'coming_volume',
  header: 'Coming Volume',
  kind: 'text',
  value: comingVolumeOf,
};
