import type pg from 'pg';
import { Unusable } from '../unusable.ts';
import type { GivenSystem } from './given-shapes.ts';

export interface CoordinateSystem {
  /** The number in `spatial_ref_sys`. */
  srid: number;
  name: string;
  /** Longitude and latitude already: taken as they are. */
  inDegrees: boolean;
}

const degrees: CoordinateSystem = { srid: 4326, name: 'longitude and latitude', inDegrees: true };

/** WGS 84 and NAD 83 in all its editions: in Texas they differ by a metre or two, which no map of a district shows. */
const geographic = /^(gcs)?(wgs84|nad83|northamerican1983)/;
/** Up to forty metres away in Texas, and the grids that correct it are not in every database. */
const outdated = /nad27|northamerican1927|clarke1866/;

/**
 * How the coordinates of a file become longitude and latitude. Throws Unusable, with how to convert the file, when its
 * system is unknown to the database.
 */
export async function findSystem(client: pg.ClientBase, given: GivenSystem): Promise<CoordinateSystem> {
  if (given === 'unknown') return degrees;
  if ('epsg' in given) return findNumbered(client, given.epsg);
  const { wellKnownText } = given;
  const name = /"([^"]*)"/.exec(wellKnownText)?.[1] ?? wellKnownText;
  if (outdated.test(plain(wellKnownText))) throw unusable(name);
  if (/^GEOGCS/i.test(wellKnownText)) {
    if (geographic.test(plain(name))) return { ...degrees, name };
    throw unusable(name);
  }
  const epsg = /AUTHORITY\["EPSG","?(\d+)"?\]\]$/i.exec(wellKnownText)?.[1] ?? numberOfEsriName(name);
  if (epsg) return findNumbered(client, Number(epsg), name);
  return findNamed(client, wellKnownText, name);
}

async function findNumbered(client: pg.ClientBase, epsg: number, name = `EPSG:${epsg}`): Promise<CoordinateSystem> {
  if (epsg === 4326 || epsg === 4269) return degrees;
  const { rows } = await client.query<{ srtext: string }>(
    "select srtext from spatial_ref_sys where srid = $1 and auth_name = 'EPSG' and srtext like 'PROJCS%'",
    [epsg],
  );
  if (!rows[0] || outdated.test(plain(rows[0].srtext))) throw unusable(name);
  return { srid: epsg, name, inDegrees: false };
}

async function findNamed(client: pg.ClientBase, wellKnownText: string, name: string): Promise<CoordinateSystem> {
  const { rows } = await client.query<{ srid: number; srtext: string }>(
    `select srid, srtext from spatial_ref_sys
     where regexp_replace(lower(split_part(srtext, '"', 2)), '[^a-z0-9]', '', 'g') = $1 and srtext like 'PROJCS%'
     order by auth_name = 'EPSG' desc, srid`,
    [plain(name)],
  );
  const unit = unitOf(wellKnownText);
  const found = rows.find(({ srtext }) => Math.abs(unitOf(srtext) / unit - 1) < 1e-7);
  if (!found) throw unusable(name);
  return { srid: found.srid, name, inDegrees: false };
}

/** Metres of a system's unit: a projected system names its own behind the degrees of its base. */
const unitOf = (wellKnownText: string) =>
  Number([...wellKnownText.matchAll(/UNIT\["[^"]*",\s*([\d.eE+-]+)/g)].at(-1)?.[1] ?? Number.NaN);

/** `NAD_1983_UTM_Zone_14N` and `NAD83 / UTM zone 14N` are one name. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll(/(nad|wgs)19(?=\d\d)/g, '$1');

/** What ESRI's programs call the systems in use in Texas, where the EPSG calls them otherwise. */
const esriNames: Record<string, number> = {
  NAD_1983_StatePlane_Texas_North_FIPS_4201_Feet: 2275,
  NAD_1983_StatePlane_Texas_North_Central_FIPS_4202_Feet: 2276,
  NAD_1983_StatePlane_Texas_Central_FIPS_4203_Feet: 2277,
  NAD_1983_StatePlane_Texas_South_Central_FIPS_4204_Feet: 2278,
  NAD_1983_StatePlane_Texas_South_FIPS_4205_Feet: 2279,
  NAD_1983_2011_StatePlane_Texas_Central_FIPS_4203_Ft_US: 6578,
  NAD_1983_Texas_Statewide_Mapping_System: 3081,
  NAD_1983_Texas_Centric_Mapping_System_Albers: 3083,
  NAD_1983_Texas_Centric_Mapping_System_Lambert: 3082,
  WGS_1984_Web_Mercator_Auxiliary_Sphere: 3857,
};
const numberOfEsriName = (name: string): number | undefined =>
  Object.entries(esriNames).find(([known]) => plain(known) === plain(name))?.[1];

const unusable = (name: string) =>
  new Unusable(
    `The coordinates are in ${name}, which cannot be converted here. ` +
      'Convert the file first: ogr2ogr -t_srs EPSG:4326 converted.geojson <file>, or in QGIS: Export, Save Features As, EPSG:4326.',
  );
