/** What the reader chose of a table. It lives in the address, so that a link, a reload and Back bring it again. */
export interface TableView {
  /** By column id: text to contain, a choice, `yes` or `no`, or a range `least..most`. Empty where a filter was taken off. */
  filters: Record<string, string>;
  sort: { id: string; descending: boolean } | undefined;
  /** From 0. */
  page: number;
  size: number;
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
}

type Search = Record<string, unknown>;

const FILTER = 'filter.';

/** Reads a view from `?filter.well_name=smith&sort=-joined_date&page=2`; what is missing or makes no sense is as in `initial`. */
export function viewOf(search: Search, initial: TableView, sizes: readonly number[]): TableView {
  const page = Number(search.page);
  const size = Number(search.size);
  return {
    filters: { ...initial.filters, ...filtersOf(search) },
    sort: search.sort === undefined ? initial.sort : sortOf(String(search.sort)),
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    size: sizes.includes(size) ? size : initial.size,
    hidden: search.hide === undefined ? initial.hidden : String(search.hide).split(',').filter(Boolean),
  };
}

/** The same address with this view in it; what is as in `initial` is left out, so that addresses stay short. */
export function searchOf(known: Search, view: TableView, initial: TableView): Search {
  const others = Object.entries(known).filter(([name]) => !ownNames.has(name) && !name.startsWith(FILTER));
  const filters = Object.entries(view.filters)
    .filter(([id, value]) => value !== (initial.filters[id] ?? ''))
    .map(([id, value]) => [FILTER + id, plain(value)]);
  const differs = (name: keyof TableView) => JSON.stringify(view[name]) !== JSON.stringify(initial[name]);
  return {
    ...Object.fromEntries(others),
    ...Object.fromEntries(filters),
    ...(differs('sort') && { sort: sortText(view.sort) }),
    ...(view.page > 0 && { page: view.page + 1 }),
    ...(differs('size') && { size: view.size }),
    ...(differs('hidden') && { hide: view.hidden.join(',') }),
  };
}

const ownNames: ReadonlySet<string> = new Set(['sort', 'page', 'size', 'hide']);

function filtersOf(search: Search): Record<string, string> {
  const entries = Object.entries(search).filter(([name]) => name.startsWith(FILTER));
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(FILTER.length), String(value)]));
}

function sortOf(text: string): TableView['sort'] {
  return text === '' ? undefined : { id: text.replace(/^-/, ''), descending: text.startsWith('-') };
}

const sortText = (sort: TableView['sort']) => (sort ? `${sort.descending ? '-' : ''}${sort.id}` : '');

/** The router puts quotes around text that reads as a number, unless it is one. */
const plain = (value: string) => (String(Number(value)) === value ? Number(value) : value);
