import type { Row } from '@artesian/contract/language/register';
import Fuse from 'fuse.js';

/** What the search of permits reads (spec 3 §2), and how much may differ (3 §9). */
const searched = ['permit_name', 'permit_number', 'permit_type_desc', 'permit_status_desc', 'aquifer_group_name'];
const threshold = 0.3;

export const findPermits = { label: 'Search number, name, type, status and aquifer', among };

/** Finds permits in which each word is alike a part of one of these fields. They are read at the first search. */
function among(permits: readonly Row[]) {
  let fuse: Fuse<Row> | undefined;
  return (typed: string): readonly Row[] => {
    const words = typed.split(/\s+/).filter(Boolean);
    if (words.length === 0) return permits;
    fuse ??= new Fuse(permits, { keys: searched, threshold, ignoreLocation: true });
    const found = words.map((word) => new Set(fuse!.search(word).map(({ item }) => item)));
    return permits.filter((permit) => found.every((like) => like.has(permit)));
  };
}
