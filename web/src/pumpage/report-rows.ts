import { pumpageByCalendarYear, pumpageByFiscalYear } from '@artesian/contract/metering/pumpage';
import type { z } from 'zod';
import { api } from '../api.ts';
import type { Trait } from '../dashboard/filters.ts';
import { monthName } from '../ui/dates.ts';
import { declaredColumns } from '../ui/table/declared-column.ts';
import type { Column } from '../ui/table/column.ts';
import { districtYear } from '../ui/district-year.ts';

/** What both kinds of year have in common; `year` is the one that the report goes by. */
export type Pumpage = Omit<z.output<typeof pumpageByCalendarYear.row>, 'c_year'> & { year: number };
export type YearKind = 'calendar' | 'fiscal';

/** How the customer's lists call what is empty (spec 2 §9). */
export const BLANK = '<blank>';

const orBlank = (words: string | null): string => words || BLANK;
/** Of a well that stands under several permits the words of all of them, with commas between. */
const each = (words: string | null): readonly string[] => orBlank(words).split(', ');

/** What the report can be narrowed by. */
export const traitsWithout = (excludedTypes: readonly string[]): readonly Trait<Pumpage>[] => [
  { name: 'aquifer', label: 'Aquifer Group', of: ({ aquifer_group_name }) => orBlank(aquifer_group_name) },
  { name: 'zone', label: 'Management Zone', of: ({ mgmtzone_name }) => orBlank(mgmtzone_name) },
  {
    name: 'type',
    label: 'Permit Type',
    of: ({ permit_type_group }) => each(permit_type_group),
    atFirst: (types) => types.filter((type) => !excludedTypes.includes(type)),
  },
  { name: 'use', label: 'Permit Use', of: ({ permit_use }) => (permit_use.length > 0 ? permit_use : [BLANK]) },
  { name: 'status', label: 'Permit Status', of: ({ permit_status }) => each(permit_status) },
];

/** Rows of the years from one through another, whose permittees have these words in their names. */
export const rowsQuery = (kind: YearKind, start_year: number, end_year: number) => ({
  queryKey: ['pumpage', kind, start_year, end_year],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Pumpage[]> => {
    const asked = { years: { start_year, end_year }, signal };
    return kind === 'calendar'
      ? (await api.view(pumpageByCalendarYear, asked)).map(({ c_year, ...row }) => ({ ...row, year: c_year }))
      : (await api.view(pumpageByFiscalYear, asked)).map(({ fiscal_year, ...row }) => ({ ...row, year: fiscal_year }));
  },
});

export function ofPermittee(rows: readonly Pumpage[], words: string): readonly Pumpage[] {
  const wanted = words.trim().toLowerCase();
  return wanted === ''
    ? rows
    : rows.filter(({ permittee_info }) => orBlank(permittee_info).toLowerCase().includes(wanted));
}

/** Months in the order of the year, each with its sum under the table. */
export const columnsOf = (kind: YearKind): readonly Column<Pumpage>[] =>
  kind === 'calendar'
    ? columnsBy([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'Year')
    : columnsBy(districtYear().months, 'Fiscal Year');

const declared = declaredColumns(pumpageByCalendarYear.row);

function columnsBy(months: readonly number[], header: string): readonly Column<Pumpage>[] {
  const names = months.map((month) => monthName(month).toLowerCase());
  const month = (name: string) => ({ id: name as 'january', total: 'sum' as const });
  return [
    ...declared({ id: 'district_well_id', isName: true }),
    { id: 'year', header, kind: 'number', ungrouped: true, isPinned: true, value: ({ year }: Pumpage) => year },
    ...declared(...names.map(month), { id: 'tot_gallons', total: 'sum' }),
    ...declared(
      { id: 'aquifer_group_name', kind: 'choice' },
      { id: 'mgmtzone_name', kind: 'choice' },
      { id: 'permit_type_group', kind: 'choice' },
      'permit_use',
      'permit_status',
      'permittee_info',
    ),
  ] as unknown as readonly Column<Pumpage>[];
}
