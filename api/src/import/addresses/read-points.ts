import type { TableRow } from '../file/table-row.ts';
import { asWritten, houseNumber, zipOf, type GivenLine } from './given-address.ts';

/** What the columns of addresses are called, in OpenAddresses first. */
const names = {
  longitude: ['lon', 'longitude', 'long', 'x'],
  latitude: ['lat', 'latitude', 'y'],
  number: ['number', 'house_number', 'housenumber', 'add_number', 'addr_num'],
  street: ['street', 'street_name', 'fullname', 'full_name', 'st_name'],
  city: ['city', 'municipality', 'post_comm'],
  zip: ['postcode', 'zip', 'zip_code', 'zipcode', 'post_code'],
} as const;
type Part = keyof typeof names;

export type PartOfColumn = ReadonlyMap<Part, string>;

/** Which column has which part of an address; a column of the first name that fits. */
export function partsIn(columns: readonly string[]): PartOfColumn {
  const plain = new Map(
    columns.map((column) => [
      column
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_'),
      column,
    ]),
  );
  return new Map(
    (Object.keys(names) as Part[]).flatMap((part) => {
      const column = names[part].map((name) => plain.get(name)).find((found) => found !== undefined);
      return column === undefined ? [] : [[part, column] as const];
    }),
  );
}

/** A row of a table of addresses. */
export function readRowOfAddress({ line, cells, problem }: TableRow, parts: PartOfColumn): GivenLine {
  if (problem) return { number: line, addresses: [], problem };
  const cell = (part: Part) => cells[parts.get(part) ?? ''] ?? '';
  const isBlank = cell('longitude').trim() === '' || cell('latitude').trim() === '';
  const place = isBlank ? undefined : [Number(cell('longitude')), Number(cell('latitude'))];
  return readAddress(line, cell, place);
}

/** A feature of GeoJSON with a point. */
export function readFeature(number: number, geometry: unknown, properties: Record<string, unknown>): GivenLine {
  const parts = partsIn(Object.keys(properties));
  const cell = (part: Part) => {
    const value = properties[parts.get(part) ?? ''];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const { type, coordinates } = (geometry ?? {}) as { type?: unknown; coordinates?: unknown };
  return readAddress(number, cell, type === 'Point' && Array.isArray(coordinates) ? coordinates : undefined);
}

function readAddress(number: number, cell: (part: Part) => string, place: unknown[] | undefined): GivenLine {
  const street = asWritten(cell('street'));
  const house = houseNumber(cell('number'));
  const called = `${cell('number').trim()} ${street}`.trim().slice(0, 200);
  const refused = (problem: string): GivenLine => ({ number, addresses: [], called, problem });
  if (street === '') return refused('It has no street.');
  if (house === undefined) return refused('It has no house number.');
  const [longitude, latitude] = place ?? [];
  if (typeof longitude !== 'number' || typeof latitude !== 'number' || !isPlace(longitude, latitude))
    return refused('It has no valid longitude and latitude.');
  return {
    number,
    called,
    addresses: [
      {
        street,
        city: asWritten(cell('city')) || null,
        zip: zipOf(cell('zip')),
        low: house,
        high: house,
        parity: null,
        shape: { type: 'Point', coordinates: [longitude, latitude] },
      },
    ],
  };
}

/** Files write 0, 0 for what they do not know. */
const isPlace = (longitude: number, latitude: number) =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 && (longitude !== 0 || latitude !== 0);
