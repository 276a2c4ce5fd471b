import { fileURLToPath } from 'node:url';

/** Streets, water, parks and places around the demonstration district: facts of public agencies, in one PMTiles file. */
export const baseMap = {
  file: fileURLToPath(new URL('./base-map/austin-south.pmtiles', import.meta.url)),
  attribution: 'Streets and parks: City of Austin, U.S. Census Bureau; water: USGS, TWDB',
};
