import { useSettings } from '../session/settings.tsx';
import { dayIn } from '../ui/district-day.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ALL, groupingsQuery, ownersQuery, summariesQuery, yearsQuery, type MonthOrAll } from './reading-queries.ts';
import { districtYear } from '../ui/district-year.ts';

/** Whose meters are read: those of a permit group, or of all groups in which somebody holds a permit. */
export interface Whose {
  /** As the address has it. */
  by: 'owner' | 'group';
  key: number;
  label: string;
  groupings: readonly number[];
}

export interface ReadingsPlace {
  year: number;
  years: readonly number[];
  month: MonthOrAll;
  /** Undefined until somebody is chosen. */
  whose: Whose | undefined;
  /** Whose meters are read in the fiscal year, by name; undefined while they are on their way. */
  offered: readonly Whose[] | undefined;
  error: Error | null;
  onRetry: () => void;
  showYear: (year: number) => void;
  showMonth: (month: MonthOrAll) => void;
  showWhose: (whose: Whose | undefined) => void;
}

/** Which readings are asked for. All of it lives in the address, `?fiscal_year=2027&month=11&group=12`; `owner` and `permit` name others. */
export function useReadingsPlace(): ReadingsPlace {
  const { timeZone } = useSettings();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const today = dayIn(timeZone);
  const year = numberIn(search.fiscal_year) ?? districtYear().ofDay(today);
  const years = useQuery(yearsQuery);
  const groupings = useQuery(groupingsQuery);
  const owners = useQuery(ownersQuery);
  const permit = numberIn(search.permit);
  const ofPermit = useGroupOf(permit, year);

  const [ofGroups, ofOwners] = [groupings.data, owners.data];
  const offered = ofGroups && ofOwners && whoseIn(year, ofGroups, ofOwners);
  const whose =
    named(offered, 'group', search.group) ?? named(offered, 'owner', search.owner) ?? named(offered, 'group', ofPermit);

  const show = (changes: Record<string, unknown>) =>
    void navigate({
      to: '.',
      search: (known: object) => ({ ...known, ...changes }),
      replace: true,
      resetScroll: false,
    });
  const failed = [years, groupings, owners].find(({ error, data }) => error && !data) as UseQueryResult | undefined;
  return {
    year,
    years: yearsWith(year, years.data ?? []),
    month: monthIn(search.month) ?? Number(today.slice(5, 7)),
    whose,
    offered,
    error: failed?.error ?? null,
    onRetry: () => void failed?.refetch(),
    showYear: (fiscal_year) => {
      const then = ofGroups && ofOwners && whoseIn(fiscal_year, ofGroups, ofOwners);
      const isStill = whose && named(then, whose.by, whose.key);
      show({ fiscal_year, ...(!isStill && NOBODY) });
    },
    showMonth: (month) => show({ month }),
    showWhose: (chosen) => show({ ...NOBODY, ...(chosen && { [chosen.by]: chosen.key }) }),
  };
}

const NOBODY = { group: undefined, owner: undefined, permit: undefined };

/** The group that a permit counts in, for links that know the permit alone. */
function useGroupOf(permit: number | undefined, year: number): number | undefined {
  const { data } = useQuery({ ...summariesQuery, enabled: permit !== undefined });
  const found = data?.find(
    ({ fiscal_year, grouped_permits }) => fiscal_year === year && grouped_permits.includes(permit ?? Number.NaN),
  );
  return found?.grouping_ndx;
}

const named = (offered: readonly Whose[] | undefined, by: Whose['by'], key: unknown) =>
  offered?.find((one) => one.by === by && one.key === key);

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function monthIn(value: unknown): MonthOrAll | undefined {
  if (value === 0 || String(value).toLowerCase() === ALL.toLowerCase()) return ALL;
  return typeof value === 'number' && value >= 1 && value <= 12 ? value : undefined;
}

interface OfYear {
  fiscal_year: number;
}

/** The one that the address names is offered too. */
const yearsWith = (year: number, rows: readonly OfYear[]): number[] =>
  [...new Set([year, ...rows.map(({ fiscal_year }) => fiscal_year)])].toSorted((a, b) => b - a);

interface Grouping extends OfYear {
  grouping_ndx: number;
  grouping_name: string | null;
}
interface Owner extends OfYear {
  rolo_ndx: number;
  owner_name: string;
  grouping_ndx: number;
}

function whoseIn(year: number, groupings: readonly Grouping[], owners: readonly Owner[]): Whose[] {
  const isOfYear = ({ fiscal_year }: OfYear) => fiscal_year === year;
  const byOwner = new Map<number, Whose>();
  for (const { rolo_ndx: key, owner_name: label, grouping_ndx } of owners.filter(isOfYear)) {
    const others = byOwner.get(key)?.groupings ?? [];
    byOwner.set(key, { by: 'owner', key, label, groupings: [...others, grouping_ndx] });
  }
  const groups = groupings.filter(isOfYear).map(({ grouping_ndx: key, grouping_name }): Whose => ({
    by: 'group',
    key,
    label: grouping_name ?? `#${key}`,
    groupings: [key],
  }));
  return [...groups, ...byOwner.values()];
}
