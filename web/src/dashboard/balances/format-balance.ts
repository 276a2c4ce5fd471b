import { formatVolume } from '@artesian/domain/volume-unit';
import type { permitBalances } from '@artesian/contract/dashboard/work-waiting';
import type { z } from 'zod';

export type Balance = z.output<typeof permitBalances.row>;

const orNotKnown = (gallons: number | null): string => (gallons === null ? 'Not known' : formatVolume(gallons));

/** What is allowed so far is so through the period that is under way. */
export const formatUntil = ({ period }: Pick<Balance, 'period'>): string =>
  period === 'Month' ? 'so far' : period === 'Year' ? 'this year' : `through this ${period.toLowerCase()}`;

/** How much of what is allowed so far is left, in a sentence. */
export function formatStanding({ left_gal, period }: Pick<Balance, 'left_gal' | 'period'>): string {
  if (left_gal === null) return 'This permit’s volume is unknown. The district must complete its monthly shares.';
  const until = formatUntil({ period });
  return left_gal < 0
    ? `${formatVolume(-left_gal)} more than allowed ${until}`
    : `${formatVolume(left_gal)} left ${until}`;
}

/** The numbers behind it, each with its name. */
export function factsOf(balance: Balance): [name: string, value: string][] {
  const { fiscal_year, allowed_gal, used_gal, period_limit_gal, period_used_gal, reserve_gal } = balance;
  const period = balance.period.toLowerCase();
  const isYear = balance.period === 'Year';
  const ofPeriod: [name: string, value: string][] = [
    [`This ${period}’s limit${formatReduction(balance)}`, orNotKnown(period_limit_gal)],
    [`Used this ${period}`, orNotKnown(period_used_gal)],
  ];
  return [
    [
      isYear
        ? `Allowed in fiscal year ${fiscal_year}${formatReduction(balance)}`
        : `Allowed ${formatUntil(balance)} in fiscal year ${fiscal_year}`,
      orNotKnown(allowed_gal),
    ],
    ['Used', orNotKnown(used_gal)],
    ...(isYear ? [] : ofPeriod),
    ...(reserve_gal === null ? [] : [['Left in the reserve', formatVolume(reserve_gal)] as [string, string]]),
    ...nextMonthOf(balance),
  ];
}

/** Where a stage begins, ends or changes with the next month, what that month allows. A longer period’s limit has it already. */
function nextMonthOf(balance: Balance): [name: string, value: string][] {
  const { next_drought_stage, next_reduction, next_month_limit_gal, drought_stage, reduction } = balance;
  if (balance.period !== 'Month') return [];
  if (next_drought_stage === drought_stage && next_reduction === reduction) return [];
  const next = { drought_stage: next_drought_stage, reduction: next_reduction };
  return [[`Next month’s limit, ${formatStage(next)}`, orNotKnown(next_month_limit_gal)]];
}

/** The stage of one month; a longer period may have several. */
const formatReduction = (balance: Balance): string =>
  balance.period === 'Month' ? `, ${formatStage(balance)}` : ' after drought reductions';

function formatStage({ drought_stage, reduction }: Pick<Balance, 'drought_stage' | 'reduction'>): string {
  if (drought_stage === null) return 'no drought stage declared yet';
  return reduction === 0 ? drought_stage : `${drought_stage}, less ${Math.round(reduction * 1000) / 10} %`;
}
