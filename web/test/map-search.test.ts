import { describe, expect, it } from 'vitest';
import type { ListedWell } from '../src/map/wells-in-view.ts';
import { createSearch } from '../src/map/well-search.ts';

const well = (well_ndx: number, well_id: string, more: Partial<ListedWell> = {}) =>
  ({ well_ndx, well_id, longitude: -97.85, latitude: 30.16, ...more }) as ListedWell;

const search = createSearch([
  well(1, 'BS-101', { state_well_num: '58-50-301', well_name: 'Lovelady', owner_info: 'The State' }),
  well(2, 'BS-102', { state_well_num: '58-50-302', well_name: 'Cypress Bend', owner_info: 'Robin Rivera' }),
  well(3, 'BS-10', { well_name: 'Onion Flat', well_address: '10282 Cypress Trail' }),
]);
const found = (query: string) => search(query).map(({ wellNdx }) => wellNdx);

describe('the search for wells', () => {
  it.each(['58-50-301', '5850301', '58-50301'])('finds a state well number written as %s', (query) => {
    expect(found(query)).toEqual([1]);
  });

  it('puts the exact number first', () => {
    expect(found('bs-10')[0]).toBe(3);
  });

  it('finds names, owners and addresses, also misspelled', () => {
    expect(found('rivera')).toEqual([2]);
    expect(found('cypress')).toEqual(expect.arrayContaining([2, 3]));
    expect(found('lovelaby')).toEqual([1]);
  });

  it('offers a place in each order that is on earth', () => {
    expect(search('30.2, -60').map(({ title }) => title)).toEqual(['30.20000, -60.00000', '-60.00000, 30.20000']);
  });

  it('finds nothing for nothing, and nothing for nonsense', () => {
    expect(found('  ')).toEqual([]);
    expect(found('qqxyz')).toEqual([]);
  });

  it('gives at most fifty', () => {
    const many = createSearch(Array.from({ length: 80 }, (_, index) => well(index + 1, `W-${index}`)));
    expect(many('W-')).toHaveLength(50);
  });
});
