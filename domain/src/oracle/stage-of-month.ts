/** The second writing of `stages_of_months.sql` and `stage_rule_months.sql` in `api/sql/drought/`. */
import { monthNumber, monthOfNumber, type Month } from '../month.ts';

/** Whether stages go on into months without an entry, and the first month that this holds in; null since ever. */
export interface StageRule {
  holds_from: Month | null;
  stages_go_on: boolean;
}

/**
 * The stage of a month: the one that was entered for it, else that of the month before, as long as the rule of the month is that
 * stages go on. Null where none is known. `entered` is null for a month without an entry, `first` the first month that has any;
 * `rules` are in the order of their months.
 */
export function stageOfMonth(
  month: Month,
  first: Month,
  entered: (month: Month) => number | null,
  rules: readonly StageRule[],
): number | null {
  if (monthNumber(month) < monthNumber(first)) return null;
  const own = entered(month);
  if (own !== null) return own;
  const rule = rules.findLast(({ holds_from }) => holds_from === null || monthNumber(holds_from) <= monthNumber(month));
  if (!rule?.stages_go_on) return null;
  return stageOfMonth(monthOfNumber(monthNumber(month) - 1), first, entered, rules);
}
