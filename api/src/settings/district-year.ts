import { DistrictYear, type YearNamedFor } from '@artesian/domain/fiscal-year';
import type pg from 'pg';

/** PostgreSQL's code for a year that something is counted by already. */
const YEAR_IN_USE = '55006';
export const YEAR_STAYS = 'The fiscal year can no longer be changed, because permits or closed years exist.';
export const isYearInUse = (error: unknown): boolean => (error as { code?: string }).code === YEAR_IN_USE;

/** When the district's year begins and what it is named for, as the database goes by it. */
export async function readDistrictYear(on: Pick<pg.Pool, 'query'>): Promise<DistrictYear> {
  const { rows } = await on.query<{ first_month: number; named_for: YearNamedFor }>(
    'select first_month_of_district_year() as first_month, district_year_named_for() as named_for',
  );
  return new DistrictYear(rows[0]!.first_month, rows[0]!.named_for);
}
