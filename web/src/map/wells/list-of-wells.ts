import type { categories, Category } from '@artesian/contract/map/well-categories';
import { listedAtOnce } from '@artesian/contract/map/wells-in-view';
import { useMemo, useState } from 'react';
import type { ListedWell } from './wells-in-view.ts';

export type ListColumn =
  | 'well_id'
  | 'well_name'
  | 'owner_info'
  | 'well_status'
  | (typeof categories)[Category]['column'];

export interface Sort {
  column: ListColumn;
  isDescending: boolean;
}

/** The list of the wells in view, as far as it is shown. */
export interface ListOfWells {
  /** Undefined while they are on their way. */
  wells: readonly ListedWell[] | undefined;
  /** How many there are in all. */
  count: number;
  sort: Sort;
  sortBy: (column: ListColumn) => void;
  canSortBy: (column: ListColumn) => boolean;
  more: { isComing: boolean; show: () => void };
}

/** What a list is sorted by; the same column again turns it round. */
export function useSort(): Pick<ListOfWells, 'sort' | 'sortBy'> {
  const [sort, setSort] = useState<Sort>({ column: 'well_id', isDescending: false });
  const sortBy = (column: ListColumn) =>
    setSort(({ column: before, isDescending }) => ({ column, isDescending: before === column && !isDescending }));
  return { sort, sortBy };
}

/** The list of wells that are all here; so many are shown at once, because a table of thousands helps nobody. */
export function useListOfAll(
  wells: readonly ListedWell[] | undefined,
  { sort, sortBy }: Pick<ListOfWells, 'sort' | 'sortBy'>,
  isOpen: boolean,
): ListOfWells {
  const [limit, setLimit] = useState(listedAtOnce);
  const sorted = useMemo(() => (isOpen ? wells && sortWells(wells, sort) : undefined), [isOpen, wells, sort]);
  return {
    wells: useMemo(() => sorted?.slice(0, limit), [sorted, limit]),
    count: wells?.length ?? 0,
    sort,
    sortBy,
    canSortBy: () => true,
    more: { isComing: false, show: () => setLimit(limit + listedAtOnce) },
  };
}

const words = new Intl.Collator('en', { numeric: true });

/** Empty values last, in either direction. */
function sortWells(wells: readonly ListedWell[], { column, isDescending }: Sort): ListedWell[] {
  return wells.toSorted((one, other) => {
    const [left, right] = [one[column], other[column]];
    if (!left || !right) return Number(!left) - Number(!right);
    return isDescending ? words.compare(right, left) : words.compare(left, right);
  });
}
