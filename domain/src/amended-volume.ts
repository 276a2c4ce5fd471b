/** What an amendment of a volume makes of it: kept with the amendment, and said in its form while it is typed. */

/** An amendment's volume before and after, and the first month that the new one counts in. */
export interface VolumeChange {
  previous_gal: number;
  proposed_change_gal: number;
}

/** Refused: a permit cannot authorize less than nothing. */
export class VolumeBelowZero extends Error {}

export function amendedVolume_gal({ previous_gal, proposed_change_gal }: VolumeChange): number {
  const volume = previous_gal + proposed_change_gal;
  if (volume < 0)
    throw new VolumeBelowZero(
      `The change would leave ${volume.toLocaleString('en-US')} gal; a permit cannot authorize less than 0 gal.`,
    );
  return volume;
}
