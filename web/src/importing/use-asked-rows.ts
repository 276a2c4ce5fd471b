import { importVerdicts } from '@artesian/contract/importing/runs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { AskedRows } from './use-imports.ts';

/** Which rows are shown, as the address says: `?verdict=refused&page=2`, whose pages count from 1. */
export function useAskedRows() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked: AskedRows = {
    verdict: importVerdicts.find((verdict) => verdict === search['verdict']),
    about: typeof search['about'] === 'string' ? search['about'] : undefined,
    page: Math.max(0, Number(search['page'] ?? 1) - 1 || 0),
  };
  /** Another choice begins at the first page. */
  const ask = (change: Partial<AskedRows>) => {
    const next = { ...asked, page: 0, ...change };
    void navigate({
      to: '.',
      search: (was: object) => ({
        ...was,
        verdict: next.verdict,
        about: next.about,
        page: next.page > 0 ? next.page + 1 : undefined,
      }),
      replace: true,
      resetScroll: false,
    });
  };
  return { asked, ask };
}
