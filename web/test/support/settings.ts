import type { Settings } from '../../src/session/settings.tsx';

/** The settings of a district that exists in tests only. */
export const settings: Settings = {
  productName: 'Artesian',
  districtName: 'Clear Creek Groundwater District',
  districtShortName: 'Clear Creek',
  contact: { name: 'Front office', phone: '512-555-0100', email: 'office@district.example', address: null },
  version: '1.0.0',
  timeZone: 'America/Chicago',
  yearFirstMonth: 9,
  yearNamedFor: 'END',
  volumeUnit: 'GALLONS',
  lateReadingsArePublic: false,
  districtLogo: null,
  contractorLogo: null,
  districtVideo: null,
  signIn: {
    issuer: 'http://localhost:3000/oidc',
    clientId: 'artesian-web',
    audience: 'https://artesian.example/api',
    rolesClaim: 'https://artesian.example/roles',
  },
  baseMaps: [],
  baseMapTiles: null,
  geocoder: null,
  mostBytesOfAttachment: 25_000_000,
  mostBytesOfZip: 250_000_000,
  paper: 'LETTER',
  certificateSigner: null,
  pumpageExcludedTypes: [],
  demonstration: false,
  ownNames: {},
};
