import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { searchOf, viewOf, type TableView } from '../src/ui/table/address.ts';

const sizes = [10, 30, 50];
const initial: TableView = {
  filters: { is_published: 'yes' },
  sort: undefined,
  page: 0,
  size: 30,
  hidden: ['notes'],
};
const view = (changes: Partial<TableView>): TableView => ({ ...initial, ...changes });
const address = (shown: TableView) => defaultStringifySearch(searchOf({}, shown, initial));

describe('the view of a table in the address', () => {
  it.each<Partial<TableView>>([
    {},
    { filters: { is_published: '', well_name: 'smith & sons' } },
    { filters: { is_published: 'yes', state_well_num: '5850301', zip: '007', odd: '1e5', yes: 'true' } },
    { filters: { is_published: 'no', lat_dd: '30..30.5', joined_date: '..2024' } },
    { sort: { id: 'well_name', descending: true }, page: 3, size: 50, hidden: [] },
  ])('comes back from it as it was: %j', (changes) => {
    const shown = view(changes);
    const known = viewOf(defaultParseSearch(address(shown)), initial, sizes);
    const on = (filters: TableView['filters']) => Object.fromEntries(Object.entries(filters).filter(([, on]) => on));
    expect({ ...known, filters: on(known.filters) }).toEqual({ ...shown, filters: on(shown.filters) });
  });

  it('is short and readable', () => {
    expect(address(initial)).toBe('');
    expect(address(view({ filters: { is_published: 'yes', city: 'Buda' }, page: 1 }))).toBe('?filter.city=Buda&page=2');
  });

  it('leaves the rest of the address alone, and takes off what is no more', () => {
    const known = { edit: 7, 'filter.city': 'Buda', sort: 'city', page: 4 };
    expect(searchOf(known, initial, initial)).toEqual({ edit: 7 });
  });

  it('falls back on the usual where the address makes no sense', () => {
    expect(viewOf({ page: 'x', size: 7, sort: 3 }, initial, sizes)).toEqual(
      view({ sort: { id: '3', descending: false } }),
    );
  });
});
