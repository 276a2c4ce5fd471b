import type { Call } from './load.ts';
import type { Running } from './running.ts';
import { tilesWithWells, type Place } from './tiles.ts';

export interface Servers {
  artesian: Running;
  postgraphile: Running;
  platformatic: Running;
  postgisTiles: Running;
  bare: Running;
}
export interface Contender {
  name: string;
  server: keyof Servers;
  calls: Call[];
  headers?: Record<string, string>;
}
/** One thing to ask, and a text that every answer to its first call must hold; the first contender is Artesian, the last the bare server with the bytes of its answer. */
export interface Question {
  name: string;
  title: string;
  proof: string;
  contenders: Contender[];
}
export interface Known {
  listColumns: string[];
  nearColumns: string[];
  wells: (Place & { well_ndx: number; district_well_id: string })[];
  token: string;
  listTag: string;
}

const FEET = 10_000;
const get = (path: string): Call => ({ method: 'GET', path });
const graphql = (query: string): Call => ({ method: 'POST', path: '/graphql', body: JSON.stringify({ query }) });
const json = { 'content-type': 'application/json' };

/** Every question of the comparison, with the same columns and the same wells for all. */
export function questionsAbout(known: Known): Question[] {
  const bearer = { authorization: `Bearer ${known.token}` };
  return [
    wholeList('list', 'The list of wells, as a browser requests it', known, {
      ...bearer,
      'accept-encoding': 'gzip, deflate, br',
    }),
    wholeList('list-plain', 'The list of wells, uncompressed', known, bearer),
    {
      name: 'list-unchanged',
      title: 'The list of wells, when the browser has it already (304)',
      proof: '',
      contenders: [
        {
          name: 'Artesian',
          server: 'artesian',
          calls: [get('/api/list-wells')],
          headers: { ...bearer, 'if-none-match': known.listTag },
        },
        { name: 'Bare server, 304', server: 'bare', calls: [get('/list-unchanged')] },
      ],
    },
    oneRecord(known, bearer),
    radiusSearch(known),
    ...[10, 12, 14].map((zoom) => tiles(zoom, known)),
  ];
}

function wholeList(name: string, title: string, known: Known, headers: Record<string, string>): Question {
  const fields = known.listColumns.map(camelCase).join(' ');
  const encoding: Record<string, string> = headers['accept-encoding']
    ? { 'accept-encoding': headers['accept-encoding'] }
    : {};
  return {
    name,
    title,
    proof: known.wells.at(-1)!.district_well_id,
    contenders: [
      { name: 'Artesian', server: 'artesian', calls: [get('/api/list-wells')], headers },
      {
        name: 'PostGraphile',
        server: 'postgraphile',
        calls: [graphql(`{ allListedWellsList { ${fields} } }`)],
        headers: { ...json, ...encoding },
      },
      {
        name: 'Platformatic DB',
        server: 'platformatic',
        calls: [get('/peersListedWells/?limit=100000')],
        headers: encoding,
      },
      { name: 'Bare server', server: 'bare', calls: [get(`/${name}`)] },
    ],
  };
}

function oneRecord({ wells, listColumns }: Known, headers: Record<string, string>): Question {
  const fields = listColumns.map(camelCase).join(' ');
  const keys = wells.slice(0, 200).map(({ well_ndx }) => well_ndx);
  return {
    name: 'one',
    title: 'One well',
    proof: wells[0]!.district_well_id,
    contenders: [
      { name: 'Artesian', server: 'artesian', calls: keys.map((key) => get(`/api/list-wells/${key}`)), headers },
      {
        name: 'PostGraphile',
        server: 'postgraphile',
        calls: keys.map((key) => graphql(`{ listedWellByWellNdx(wellNdx: ${key}) { ${fields} } }`)),
        headers: json,
      },
      { name: 'Platformatic DB', server: 'platformatic', calls: keys.map((key) => get(`/peersListedWells/${key}`)) },
      { name: 'Bare server', server: 'bare', calls: [get('/one')] },
    ],
  };
}

function radiusSearch({ wells, nearColumns }: Known): Question {
  const fields = [...nearColumns, 'distance_ft'].map(camelCase).join(' ');
  const places = wells.slice(0, 200);
  return {
    name: 'near',
    title: `Wells within ${FEET.toLocaleString('en')} feet of a place, nearest first`,
    proof: wells[0]!.district_well_id,
    contenders: [
      {
        name: 'Artesian',
        server: 'artesian',
        calls: places.map(({ lat_dd, lon_dd }) => get(`/api/adjacent-wells/${lat_dd}/${lon_dd}/${FEET}`)),
      },
      {
        name: 'PostGraphile, by a SQL function',
        server: 'postgraphile',
        calls: places.map(({ lat_dd, lon_dd }) =>
          graphql(`{ wellsNearList(lat: ${lat_dd}, lon: ${lon_dd}, feet: ${FEET}) { ${fields} } }`),
        ),
        headers: json,
      },
      { name: 'Bare server', server: 'bare', calls: [get('/near')] },
    ],
  };
}

function tiles(zoom: number, { wells }: Known): Question {
  const numbers = tilesWithWells(wells, zoom).slice(0, 30);
  return {
    name: `tile-${zoom}`,
    title: `A tile of wells at zoom ${zoom}`,
    proof: 'well',
    contenders: [
      {
        name: 'Artesian',
        server: 'artesian',
        calls: numbers.map(({ x, y }) => get(`/api/public-map/tiles/${zoom}/${x}/${y}`)),
      },
      {
        name: 'PostGIS (ST_AsMVT)',
        server: 'postgisTiles',
        calls: numbers.map(({ x, y }) => get(`/${zoom}/${x}/${y}`)),
      },
      { name: 'Bare server', server: 'bare', calls: [get(`/tile-${zoom}`)] },
    ],
  };
}

function camelCase(column: string): string {
  return column.replace(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
}
