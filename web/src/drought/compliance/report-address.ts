import { complianceFilters, type ComplianceFilters } from '@artesian/contract/drought/drought';
import { isoMonth, monthOfDay, monthsAfter, type Month } from '@artesian/domain/month';
import { plain } from '../../ui/table/address.ts';
import { choiceOf, choiceText, choiceTextsOf } from '../../ui/table/filter/choice-list.ts';

/** What the report can be about: the lists of the district. */
export interface ReportLists {
  tiers: readonly { value: number; label: string }[];
  aquifers: readonly string[];
}

/** The report at first: every tier and aquifer, this calendar year (spec 3 §9). */
export const usualFilters = ({ year }: Month, { tiers, aquifers }: ReportLists): ComplianceFilters => ({
  tiers: tiers.map(({ value }) => value),
  aq_group_names: [...aquifers],
  is_overpumped: null,
  ...rangeOf({ year, month: 1 }, { year, month: 12 }),
});

/** Six months, the last of them this one. */
export const sixMonthsThrough = (last: Month) => rangeOf(monthsAfter(last, -5), last);

const rangeOf = (first: Month, last: Month) => ({
  start_cal_year: first.year,
  start_cal_month: first.month,
  end_cal_year: last.year,
  end_cal_month: last.month,
});

type Search = Record<string, unknown>;

/** What an address asks for, with what is usual where it says nothing or makes no sense. */
export function filtersIn(search: Search, usual: ComplianceFilters): ComplianceFilters {
  const list = (name: string) =>
    search[name] === undefined ? undefined : choiceTextsOf(String(search[name])).map(choiceOf);
  const first = monthIn(search.from) ?? { year: usual.start_cal_year, month: usual.start_cal_month };
  const last = monthIn(search.to) ?? { year: usual.end_cal_year, month: usual.end_cal_month };
  return {
    tiers: list('tiers')?.map(Number).filter(Number.isInteger) ?? usual.tiers,
    aq_group_names: list('aquifers') ?? usual.aq_group_names,
    is_overpumped: search.overpumped === 'yes' ? true : null,
    ...rangeOf(first, last),
  };
}

/** Whether the address asks for the report: Submit writes its period there. */
export const isAsked = ({ from, to }: Search): boolean => from !== undefined && to !== undefined;

export const searchOf = (filters: ComplianceFilters) => ({
  tiers: plain(filters.tiers.join('|')),
  aquifers: filters.aq_group_names.map(choiceText).join('|'),
  overpumped: filters.is_overpumped ? 'yes' : undefined,
  from: isoMonth({ year: filters.start_cal_year, month: filters.start_cal_month }),
  to: isoMonth({ year: filters.end_cal_year, month: filters.end_cal_month }),
});

/** What is wrong with filters, by field. */
export function problemsOf(filters: ComplianceFilters): Partial<Record<keyof ComplianceFilters, string>> {
  const issues = complianceFilters.safeParse(filters).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}

const monthIn = (told: unknown): Month | undefined =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(String(told)) ? monthOfDay(String(told)) : undefined;
