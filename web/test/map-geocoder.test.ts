import { expect, it } from 'vitest';
import { readPlaces } from '../src/map/geocoder/read-places.ts';

const at = (coordinates: unknown, properties: object) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
});

it('places of Nominatim and Photon are read, five at most, and what makes no sense is left out', () => {
  const features = [
    at([-97.84, 30.08], { display_name: 'Main Street, Buda, Texas' }),
    at([-97.87, 29.99], { name: 'Kyle', city: 'Kyle', state: 'Texas' }),
    at([-97.87, 129.99], { name: 'Nowhere' }),
    at('here', { name: 'Nowhere' }),
    at([-97.8, 30], {}),
    { nothing: true },
  ];
  expect(readPlaces({ features }).map(({ title, detail }) => [title, detail])).toEqual([
    ['Main Street', 'Buda, Texas'],
    ['Kyle', 'Texas'],
  ]);
  const many = Array.from({ length: 9 }, (_, place) => at([-97, 30], { name: `Place ${place}` }));
  expect(readPlaces({ features: many })).toHaveLength(5);
  expect(() => readPlaces('no answer')).toThrow();
});
