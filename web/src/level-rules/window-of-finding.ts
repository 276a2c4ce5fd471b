import { isoOf } from '../levels/moments.ts';
import { SERIES_WORKBENCH } from '../levels/series-workbench.ts';

interface Found {
  well_ndx: number | null;
  from_at: string | null;
  /** Null while it goes on. */
  to_at: string | null;
}

/** What lies around it says more than it alone. */
const LEAST_AROUND_MS = 2 * 86_400_000;

/** Where the series workbench shows what was found, with as much before and after it, and with it picked. */
export function windowOfFinding({ well_ndx, from_at, to_at }: Found): string {
  const from = Date.parse(from_at ?? '');
  const to = to_at === null ? Date.now() : Date.parse(to_at);
  const around = Math.max(to - from, LEAST_AROUND_MS);
  const search = new URLSearchParams({
    from: isoOf(from - around),
    to: isoOf(Math.min(to + around, Math.max(Date.now(), to))),
    picked_from: isoOf(from),
    picked_to: isoOf(to),
  });
  return `${SERIES_WORKBENCH}/${well_ndx}?${search}`;
}
