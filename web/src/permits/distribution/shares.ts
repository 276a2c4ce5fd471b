import { largestRemainder } from '@artesian/domain/largest-remainder';
import type { Row } from '@artesian/contract/language/register';
import { monthName } from '../../ui/dates.ts';

/** The year, in hundred-thousandths: shares are whole numbers of these, so that twelve can total it exactly. */
export const WHOLE = 100_000;

export const nameOfMonth = (row: Row) => monthName(row.c_month as number);

/** In hundred-thousandths; undefined for what is typed and no share. */
export function shareOf({ alloc_percentage: fraction }: Row): number | undefined {
  const isShare = typeof fraction === 'number' && fraction >= 0 && fraction <= 1;
  return isShare ? Math.round(fraction * WHOLE) : undefined;
}

/** Hundred-thousandths as people read them: 8,333 is 8.333 %. */
export const inPercent = (share: number) => `${(share / 1000).toLocaleString('en-US', { maximumFractionDigits: 3 })} %`;

/** What the other months leave of the year; less than nothing where they are too much already. */
export const restBeside = (rows: readonly Row[], months: ReadonlySet<number>): number =>
  rows.filter((row) => !months.has(row.c_month as number)).reduce((rest, row) => rest - (shareOf(row) ?? 0), WHOLE);

/** The rest in equal parts, to the hundred-thousandth: the earlier months take what is left over. By month. */
export function spread(rest: number, months: readonly number[]): ReadonlyMap<number, number> {
  const parts = largestRemainder(
    rest,
    months.map(() => 1),
  );
  return new Map(months.map((month, index) => [month, parts[index]!]));
}

/** Gallons of each month, as the server computes them; undefined while the shares do not total the year. */
export function gallonsOf(rows: readonly Row[], volume: number): readonly number[] | undefined {
  const shares = rows.map(shareOf);
  const isComplete = shares.reduce<number>((sum, share) => sum + (share ?? Number.NaN), 0) === WHOLE;
  return isComplete ? largestRemainder(volume, shares as number[]) : undefined;
}
