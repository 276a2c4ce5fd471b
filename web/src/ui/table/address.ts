/** What the reader chose of a table. It lives in the address, so that a link, a reload and Back bring it again. */
export interface TableView {
  /** By column id, as `filter.ts` reads it. Empty where a filter was taken off. */
  filters: Record<string, string>;
  /** Words to find in any column that is shown. */
  search: string;
  /** The first decides; the next decide where those before are alike. */
  sort: readonly Sorting[];
  /** From 0. */
  page: number;
  size: number;
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
}

export interface Sorting {
  id: string;
  descending: boolean;
}

/** What is chosen anew; as a function where it goes on from what may have been chosen a moment ago. */
export type ViewChange = Partial<TableView> | ((latest: TableView) => Partial<TableView>);

/** Every change but of the page leads to page one. */
export const changedView = (view: TableView, change: ViewChange): TableView => ({
  ...view,
  page: 0,
  ...(typeof change === 'function' ? change(view) : change),
});

type Search = Record<string, unknown>;

/**
 * Reads a view from `?filter.well_name=smith&sort=city,-joined_date&page=2&q=creek`; what is missing or makes no sense is as
 * in `initial`. Tables that share a page tell their names apart by a prefix: `?links.page=2`.
 */
export function viewOf(search: Search, initial: TableView, sizes: readonly number[], prefix = ''): TableView {
  const told = (name: string) => search[prefix + name];
  const page = Number(told('page'));
  const size = Number(told('size'));
  return {
    filters: { ...initial.filters, ...filtersOf(search, prefix) },
    search: told('q') === undefined ? initial.search : String(told('q')),
    sort: told('sort') === undefined ? initial.sort : sortOf(String(told('sort'))),
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    size: sizes.includes(size) ? size : initial.size,
    hidden: told('hide') === undefined ? initial.hidden : listOf(String(told('hide'))),
  };
}

/** The same address with this view in it; what is as in `initial` is left out, so that addresses stay short. */
export function searchOf(known: Search, view: TableView, initial: TableView, prefix = ''): Search {
  const others = Object.entries(known).filter(([name]) => !isOwn(name, prefix));
  const filters = Object.entries(view.filters)
    .filter(([id, value]) => value !== (initial.filters[id] ?? ''))
    .map(([id, value]) => [FILTER + id, plain(value)]);
  const differs = (name: keyof TableView) => JSON.stringify(view[name]) !== JSON.stringify(initial[name]);
  const own = {
    ...Object.fromEntries(filters),
    ...(differs('search') && { q: plain(view.search) }),
    ...(differs('sort') && { sort: sortText(view.sort) }),
    ...(view.page > 0 && { page: view.page + 1 }),
    ...(differs('size') && { size: view.size }),
    ...(differs('hidden') && { hide: view.hidden.join(',') }),
  };
  const prefixed = Object.entries(own).map(([name, value]) => [prefix + name, value]);
  return { ...Object.fromEntries(others), ...Object.fromEntries(prefixed) };
}

const FILTER = 'filter.';
const ownNames: ReadonlySet<string> = new Set(['q', 'sort', 'page', 'size', 'hide']);

function isOwn(name: string, prefix: string): boolean {
  if (!name.startsWith(prefix)) return false;
  const bare = name.slice(prefix.length);
  return ownNames.has(bare) || bare.startsWith(FILTER);
}

function filtersOf(search: Search, prefix: string): Record<string, string> {
  const start = prefix + FILTER;
  const entries = Object.entries(search).filter(([name]) => name.startsWith(start));
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(start.length), String(value)]));
}

const sortOf = (text: string): Sorting[] =>
  listOf(text).map((term) => ({ id: term.replace(/^-/, ''), descending: term.startsWith('-') }));

const sortText = (sort: TableView['sort']) => sort.map(({ id, descending }) => (descending ? `-${id}` : id)).join(',');

const listOf = (text: string) => text.split(',').filter(Boolean);

/** The router puts quotes around text that reads as a number, unless it is one. */
export const plain = (value: string) => (String(Number(value)) === value ? Number(value) : value);
