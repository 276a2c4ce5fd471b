import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

export interface ChosenYear {
  fiscal_year: number;
  grouping_ndx: number;
}

/** The year of a permit group whose months are shown. It is part of the address, so that a link or a reload shows them again. */
export function useChosenYear() {
  const { fiscal_year, group }: { fiscal_year?: unknown; group?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const chosen = useMemo<ChosenYear | undefined>(
    () =>
      Number.isInteger(fiscal_year) && Number.isInteger(group)
        ? { fiscal_year: fiscal_year as number, grouping_ndx: group as number }
        : undefined,
    [fiscal_year, group],
  );
  const choose = useCallback(
    (year: ChosenYear | undefined) =>
      void navigate({
        to: '.',
        search: (known: object) => ({ ...known, fiscal_year: year?.fiscal_year, group: year?.grouping_ndx }),
        resetScroll: false,
      }),
    [navigate],
  );
  return { chosen, choose };
}
