import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { searchOf, viewOf, type TableView } from '../../src/ui/table/address.ts';

const sizes = [10, 30, 50];
const initial: TableView = {
  filters: { is_published: 'yes' },
  search: '',
  sort: [],
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
    { sort: [{ id: 'well_name', descending: true }], page: 3, size: 50, hidden: [] },
    {
      search: '42',
      sort: [
        { id: 'city', descending: false },
        { id: 'well_name', descending: true },
      ],
    },
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

  it('is told apart from that of another table by its prefix', () => {
    const changed = view({ search: 'creek', sort: [{ id: 'city', descending: true }], page: 1 });
    const both = searchOf({ edit: 7, page: 3, 'filter.city': 'Buda' }, changed, initial, 'links.');
    expect(both).toEqual({
      edit: 7,
      page: 3,
      'filter.city': 'Buda',
      'links.q': 'creek',
      'links.sort': '-city',
      'links.page': 2,
    });
    expect(viewOf(both, initial, sizes, 'links.')).toEqual(changed);
    expect(searchOf(both, initial, initial)).toEqual({
      edit: 7,
      'links.q': 'creek',
      'links.sort': '-city',
      'links.page': 2,
    });
  });

  it('falls back on the usual where the address makes no sense', () => {
    expect(viewOf({ page: 'x', size: 7, sort: 3 }, initial, sizes)).toEqual(
      view({ sort: [{ id: '3', descending: false }] }),
    );
  });
});
