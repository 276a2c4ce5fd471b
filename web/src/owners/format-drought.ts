import { t } from '@artesian/domain/texts/translate';
import { formatVolume } from '@artesian/domain/volume-unit';
import type { Balance } from '../dashboard/balances/format-balance.ts';

interface FormattedDrought {
  stage: string;
  words: string;
  /** Of a stage that begins, ends or changes with the next month. */
  next?: string;
}

/** What a month takes from one of the permits, and leaves it; null where it is not known. */
interface Limit {
  reduction: number;
  limit_gal: number | null;
}

/** The drought stages of the present month and of the next one, and what they mean for these permits; undefined where there are none. */
export function formatDrought(balances: readonly Balance[]): FormattedDrought | undefined {
  const [first] = balances;
  if (!first) return undefined;
  const words = allowedIn(
    'now',
    balances.map(({ reduction, month_limit_gal: limit_gal }) => ({ reduction, limit_gal })),
  );
  const next = formatNext(balances);
  return {
    stage: first.drought_stage ? t(first.drought_stage) : t('No drought stage declared yet'),
    words,
    ...(next && { next }),
  };
}

function formatNext(balances: readonly Balance[]): string | undefined {
  const [first] = balances;
  if (!first || first.next_drought_stage === first.drought_stage) return undefined;
  const begins = first.next_drought_stage
    ? t('{next_drought_stage} begins next month.', { next_drought_stage: t(first.next_drought_stage) })
    : t('{drought_stage} ends with this month.', {
        drought_stage: first.drought_stage ? t(first.drought_stage) : t('The drought stage'),
      });
  const limits = balances.map((one) => ({ reduction: one.next_reduction, limit_gal: one.next_month_limit_gal }));
  return `${begins} ${allowedIn('next', limits)}`;
}

function allowedIn(month: 'now' | 'next', limits: readonly Limit[]): string {
  const known = limits.every(({ limit_gal }) => limit_gal !== null);
  const total = known ? limits.reduce((sum, { limit_gal }) => sum + (limit_gal ?? 0), 0) : undefined;
  const amount = total === undefined ? t('less than usual') : formatVolume(total);
  const values = { month, permits: limits.length, amount };
  const cuts = limits.map(({ reduction }) => Math.round(reduction * 1000) / 10);
  const most = Math.max(...cuts);
  if (most === 0) {
    return total === undefined
      ? t('Your permits are not reduced {month, select, now {this month} other {next month}}.', values)
      : t(
          '{month, select, now {This month} other {Next month}} {permits, plural, one {your permit allows} other {your permits together allow}} {amount}; no reduction.',
          values,
        );
  }
  const share = cuts.every((cut) => cut === most) ? `${most} %` : t('up to {most} %', { most });
  return t(
    '{month, select, now {This month} other {Next month}} {permits, plural, one {your permit allows} other {your permits together allow}} {amount}: {share} less than without the drought.',
    { ...values, share },
  );
}
