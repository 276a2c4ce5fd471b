import { t } from '@artesian/domain/texts/translate';
import { formatVolume } from '@artesian/domain/volume-unit';
import type { permitBalances } from '@artesian/contract/dashboard/work-waiting';
import type { z } from 'zod';

export type Balance = z.output<typeof permitBalances.row>;

const orNotKnown = (gallons: number | null): string => (gallons === null ? t('Not known') : formatVolume(gallons));

/** What is allowed so far is so through the period that is under way. */
export const formatUntil = ({ period }: Pick<Balance, 'period'>): string =>
  period === 'Month'
    ? t('so far')
    : period === 'Year'
      ? t('this year')
      : t('through this {period}', { period: t(period.toLowerCase()) });

/** How much of what is allowed so far is left, in a sentence. */
export function formatStanding({ left_gal, period }: Pick<Balance, 'left_gal' | 'period'>): string {
  if (left_gal === null) return t('This permit’s volume is unknown. The district must complete its monthly shares.');
  const until = formatUntil({ period });
  return left_gal < 0
    ? t('{volume} more than allowed {until}', { volume: formatVolume(-left_gal), until })
    : t('{left_gal} left {until}', { left_gal: formatVolume(left_gal), until });
}

/** The numbers behind it, each with its name. */
export function factsOf(balance: Balance): [name: string, value: string][] {
  const { fiscal_year, allowed_gal, used_gal, period_limit_gal, period_used_gal, reserve_gal } = balance;
  const period = t(balance.period.toLowerCase());
  const isYear = balance.period === 'Year';
  const ofPeriod: [name: string, value: string][] = [
    [t('This {period}’s limit{balance}', { period, balance: formatReduction(balance) }), orNotKnown(period_limit_gal)],
    [t('Used this {period}', { period }), orNotKnown(period_used_gal)],
  ];
  return [
    [
      isYear
        ? t('Allowed in fiscal year {fiscal_year}{balance}', { fiscal_year, balance: formatReduction(balance) })
        : t('Allowed {balance} in fiscal year {fiscal_year}', { balance: formatUntil(balance), fiscal_year }),
      orNotKnown(allowed_gal),
    ],
    [t('Used'), orNotKnown(used_gal)],
    ...(isYear ? [] : ofPeriod),
    ...(reserve_gal === null ? [] : [[t('Left in the reserve'), formatVolume(reserve_gal)] as [string, string]]),
    ...nextMonthOf(balance),
  ];
}

/** Where a stage begins, ends or changes with the next month, what that month allows. A longer period’s limit has it already. */
function nextMonthOf(balance: Balance): [name: string, value: string][] {
  const { next_drought_stage, next_reduction, next_month_limit_gal, drought_stage, reduction } = balance;
  if (balance.period !== 'Month') return [];
  if (next_drought_stage === drought_stage && next_reduction === reduction) return [];
  const next = { drought_stage: next_drought_stage, reduction: next_reduction };
  return [[t('Next month’s limit, {next}', { next: formatStage(next) }), orNotKnown(next_month_limit_gal)]];
}

/** The stage of one month; a longer period may have several. */
const formatReduction = (balance: Balance): string =>
  balance.period === 'Month' ? `, ${formatStage(balance)}` : t(' after drought reductions');

function formatStage({ drought_stage, reduction }: Pick<Balance, 'drought_stage' | 'reduction'>): string {
  if (drought_stage === null) return t('no drought stage declared yet');
  return reduction === 0
    ? t(drought_stage)
    : t('{drought_stage}, less {percent} %', {
        drought_stage: t(drought_stage),
        percent: Math.round(reduction * 1000) / 10,
      });
}
