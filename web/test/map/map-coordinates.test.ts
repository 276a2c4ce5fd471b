import { describe, expect, it } from 'vitest';
import { formatPlace, placesIn } from '../../src/map/coordinates.ts';

const understood = (text: string) => placesIn(text).map(formatPlace);

describe('typed coordinates', () => {
  it.each([
    '30.16823, -97.85184',
    '30.16823 -97.85184',
    '-97.85184, 30.16823',
    'Lat: 30.16823, Lng: -97.85184',
    'lat 30.16823 lng -97.85184',
    'Lng: -97.85184 Lat: 30.16823',
    'Latitude=30.16823; Longitude=-97.85184',
    '30.16823 N, 97.85184 W',
    '30.16823N 97.85184W',
    'W97.85184 N30.16823',
    '30°10\'05.628"N 97°51\'06.624"W',
    '30°10′05.628″ N, 97°51′06.624″ W',
    '30 10 5.628 N, 97 51 6.624 W',
    '30° 10.0938′, −97° 51.1104′',
  ])('reads %s', (text) => {
    expect(understood(text)).toEqual(['30.16823, -97.85184']);
  });

  it('offers both orders when both are on earth', () => {
    expect(understood('30, -60')).toEqual(['30.00000, -60.00000', '-60.00000, 30.00000']);
  });

  it('offers equal numbers once', () => {
    expect(understood('30, 30')).toEqual(['30.00000, 30.00000']);
  });

  it.each([
    '',
    'Buda',
    '30.16823',
    '58-50-301',
    '91, 181',
    '30.1, -200',
    'Lat: 97, Lng: 30',
    '30N, 40N',
    '30 70 0 N, 97 0 0 W',
    '30, 40, 50',
    '12 Main Street',
  ])('rejects %j', (text) => {
    expect(placesIn(text)).toEqual([]);
  });
});
