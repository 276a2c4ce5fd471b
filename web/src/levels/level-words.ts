import type { LevelMarkRow } from '@artesian/contract/science/level-series';

export const levelWords: Record<LevelMarkRow['of_what'], string> = {
  both: 'Logger and by hand',
  logger: 'Logger',
  hand: 'By hand',
};

export const standingWords = { approved: 'Approved', provisional: 'Provisional' } as const;
