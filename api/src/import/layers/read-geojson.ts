import { z } from 'zod';
import { Unusable } from '../unusable.ts';
import type { GivenSystem, ShapeFile } from './given-shapes.ts';

const collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      geometry: z.unknown().optional(),
      properties: z.record(z.string(), z.unknown()).nullish(),
    }),
  ),
  /** Of before 2016; files of other coordinates than longitude and latitude still say so with it. */
  crs: z.object({ properties: z.object({ name: z.string() }) }).nullish(),
});

/** Reads a FeatureCollection in UTF-8. Throws Unusable when it is something else. */
export function readGeoJson(bytes: Uint8Array): Pick<ShapeFile, 'shapes' | 'system'> {
  const { data } = collection.safeParse(parse(bytes));
  if (!data) {
    throw new Unusable(
      'The file is not a GeoJSON FeatureCollection or a zipped shapefile. Use ogr2ogr to convert other formats.',
    );
  }
  return {
    shapes: data.features.map(({ geometry = null, properties }, place) => ({
      number: place + 1,
      geometry,
      properties: properties ?? {},
    })),
    system: systemOf(data.crs?.properties.name),
  };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

const longitudeLatitude = 4326;

/** `urn:ogc:def:crs:OGC:1.3:CRS84`, `urn:ogc:def:crs:EPSG::2277` or `EPSG:2277`. */
function systemOf(name: string | undefined): GivenSystem {
  if (name === undefined || name.endsWith('CRS84')) return { epsg: longitudeLatitude };
  const number = /EPSG:(?:[\d.]*:)?(\d{1,9})$/.exec(name)?.[1];
  return number ? { epsg: Number(number) } : { wellKnownText: name };
}
