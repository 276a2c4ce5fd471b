import type { LevelsOfRule } from '@artesian/contract/science/level-rules';
import type { LevelRule } from '@artesian/domain/levels/find-flagged';

/** A rule that is on, as it is kept. */
export interface Rule extends LevelRule {
  rule_ndx: number;
  /** Null where it holds for all wells. */
  well_ndx: number | null;
  of_what: LevelsOfRule;
  /** Whether it is new, or was changed since the last look. */
  is_new: boolean;
}
