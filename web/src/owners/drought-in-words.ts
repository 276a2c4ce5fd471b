import { inGallons } from '@artesian/domain/in-gallons';
import type { Balance } from '../dashboard/balances/balance-in-words.ts';

/** The drought stage of the present month and what it means for these permits, in a sentence; undefined where there are none. */
export function droughtInWords(balances: readonly Balance[]): { stage: string; words: string } | undefined {
  const [first] = balances;
  if (!first) return undefined;
  const stage = first.drought_stage ?? 'No drought stage declared yet';
  const limits = balances.map(({ month_limit_gal }) => month_limit_gal);
  const known = limits.every((limit) => limit !== null);
  const total = known ? limits.reduce((sum: number, limit) => sum + (limit ?? 0), 0) : undefined;
  const yours = balances.length === 1 ? 'your permit allows' : 'your permits together allow';
  const amount = total === undefined ? 'less than usual' : inGallons(total);
  const cuts = balances.map(({ reduction }) => Math.round(reduction * 1000) / 10);
  const most = Math.max(...cuts);
  if (most === 0) {
    return {
      stage,
      words:
        total === undefined
          ? 'Nothing is taken from your permits this month.'
          : `This month ${yours} ${amount}; nothing is taken away.`,
    };
  }
  const share = cuts.every((cut) => cut === most) ? `${most} %` : `up to ${most} %`;
  return { stage, words: `This month ${yours} ${amount}: ${share} less than without the drought.` };
}
