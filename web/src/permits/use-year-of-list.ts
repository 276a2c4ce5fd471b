import { useSearch } from '@tanstack/react-router';

/** The one fiscal year that the list of permits is filtered to: its permits then stand in their groups of that year. */
export function useYearOfList(): number | undefined {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const year = String(search['filter.fiscal_years'] ?? '').trim();
  return /^\d{4}$/.test(year) ? Number(year) : undefined;
}
