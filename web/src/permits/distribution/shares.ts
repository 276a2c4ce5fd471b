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

/** A volume of the year, and the first month that it holds in. */
export interface VolumeFrom {
  holds_from: string;
  authorized_volume_gal: number;
}

/**
 * Gallons of each month when it comes next, from the present one on, as the server computes them; undefined while the shares do not total
 * the year. Of `volumes`, in the order of their months, the first holds already.
 */
export function gallonsOf(
  rows: readonly Row[],
  volumes: readonly VolumeFrom[],
  today: string,
): readonly number[] | undefined {
  const shares = rows.map(shareOf);
  const isComplete = shares.reduce<number>((sum, share) => sum + (share ?? Number.NaN), 0) === WHOLE;
  if (!isComplete) return undefined;
  const byVolume = volumes.map((volume) => ({
    ...volume,
    gallons: largestRemainder(volume.authorized_volume_gal, shares as number[]),
  }));
  return rows.map((row, index) => {
    const month = nextMonthOf(row.c_month as number, today);
    const holding = byVolume.findLast(({ holds_from }, place) => place === 0 || holds_from <= month);
    return holding?.gallons[index] ?? 0;
  });
}

function nextMonthOf(month: number, today: string): string {
  const [year, present] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return `${month < present ? year + 1 : year}-${String(month).padStart(2, '0')}-01`;
}
