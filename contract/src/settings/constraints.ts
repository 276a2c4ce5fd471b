import type { WordsOfTables } from '../language/constraint-words.ts';

export const settingConstraints: WordsOfTables = {
  district_settings: {
    district_settings_not_long: { field: 'value', message: 'Use at most 500 characters.' },
  },
};
