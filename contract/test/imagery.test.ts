import { isTileAddress, tileAddress } from '@artesian/contract/map/imagery';
import { describe, expect, it } from 'vitest';

const tile = { z: 16, x: 14961, y: 27020 };

describe('the address of a tile', () => {
  it.each([
    ['https://tiles.example/{z}/{y}/{x}.jpg', 'https://tiles.example/16/27020/14961.jpg'],
    ['https://tiles.example/{z}/{x}/{-y}.png', 'https://tiles.example/16/14961/38515.png'],
    [
      'https://tiles.example/wmts?TILEMATRIXSET=GoogleMapsCompatible&TILEMATRIX={TileMatrix}&TILEROW={TileRow}&TILECOL={TileCol}',
      'https://tiles.example/wmts?TILEMATRIXSET=GoogleMapsCompatible&TILEMATRIX=16&TILEROW=27020&TILECOL=14961',
    ],
  ])('by %s', (address, of) => {
    expect(isTileAddress(address)).toBe(true);
    expect(tileAddress(address, tile)).toBe(of);
  });

  it.each([
    'imagery',
    'https://tiles.example/{z}/{x}',
    'https://{x}.example/{z}/{x}/{y}',
    'https://tiles.example/{TileMatrixSet}/{x}/{y}',
  ])('is none by %s', (address) => expect(isTileAddress(address)).toBe(false));
});
