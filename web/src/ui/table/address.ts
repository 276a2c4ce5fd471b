/** What the reader chose of a table. It lives in the address, so that a link, a reload and Back bring it again. */
export interface TableView {
  /** By column id: text to contain, a choice, `yes` or `no`, or a range `least..most`. */
  filters: Record<string, string>;
  sort: { id: string; descending: boolean } | undefined;
  /** From 0. */
  page: number;
  size: number;
  hidden: readonly string[];
}

type Search = Record<string, unknown>;

/** The parts of an address that a table owns. */
export const tableKeys = ['filter', 'sort', 'page', 'size', 'hide'] as const;

/** Reads a view; what is missing or makes no sense is as in `initial`. */
export function viewOf(search: Search, initial: TableView, sizes: readonly number[]): TableView {
  const filters = search.filter;
  const sort = typeof search.sort === 'string' ? search.sort : undefined;
  const page = Number(search.page);
  const size = Number(search.size);
  return {
    filters: isObject(filters) ? textsOf(filters) : initial.filters,
    sort:
      sort === undefined
        ? initial.sort
        : sort === ''
          ? undefined
          : { id: sort.replace(/^-/, ''), descending: sort.startsWith('-') },
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    size: sizes.includes(size) ? size : initial.size,
    hidden: typeof search.hide === 'string' ? search.hide.split(',').filter(Boolean) : initial.hidden,
  };
}

/** Writes a view; what is as in `initial` is left out, so that addresses stay short. */
export function searchOf(view: TableView, initial: TableView): Search {
  const differs = (name: keyof TableView) => JSON.stringify(view[name]) !== JSON.stringify(initial[name]);
  return {
    filter: differs('filters') ? view.filters : undefined,
    sort: differs('sort') ? sortText(view.sort) : undefined,
    page: view.page > 0 ? view.page + 1 : undefined,
    size: differs('size') ? view.size : undefined,
    hide: differs('hidden') ? view.hidden.join(',') : undefined,
  };
}

const sortText = (sort: TableView['sort']) => (sort ? `${sort.descending ? '-' : ''}${sort.id}` : '');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsOf = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
