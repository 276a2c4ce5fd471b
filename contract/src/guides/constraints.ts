import type { WordsOfTables } from '../language/constraint-words.ts';

export const guideConstraints: WordsOfTables = {
  resource_guides: {
    resource_guides_titled: { field: 'title', message: '*Required field' },
  },
};
