import { TOO_SHORT, type LevelClass } from '@artesian/domain/levels/level-classes';

/** The classes of water levels from low to high, in colors like those of the U.S. Geological Survey for them. */
export const levelClassColors: Readonly<Record<LevelClass | typeof TOO_SHORT, string>> = {
  'Lowest on Record': '#a50f15',
  'Much Below Normal': '#cb4b16',
  'Below Normal': '#f0a04b',
  Normal: '#2ca25f',
  'Above Normal': '#5ab4d6',
  'Much Above Normal': '#2166ac',
  'Highest on Record': '#08306b',
  [TOO_SHORT]: '#d6d0bc',
};
