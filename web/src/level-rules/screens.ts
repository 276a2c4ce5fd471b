/** Where rules of levels are kept, and what they found. */
export const LEVEL_RULES = '/data-management/wells/level-rules';
export const ODD_LEVELS = '/data-management/wells/odd-water-levels';
