import { Unusable } from '../../unusable.ts';
import { unzip } from '../../file/unzip.ts';
import type { GivenShape, ShapeFile } from '../given-shapes.ts';
import { readDbf } from './read-dbf.ts';
import { readShp } from './read-shp.ts';

/**
 * Parts of a shapefile that mean something here; an index is not needed to read it from its beginning to its end. Macintosh computers
 * add a shadow of every file.
 */
const isPart = (name: string) => /\.(shp|dbf|prj|cpg)$/i.test(name) && !/(^|\/)(__MACOSX\/|\._)/.test(name);

/** Reads the one shapefile of a zip. Throws Unusable when there is none, or several, or it is broken or too large. */
export async function readShapefileZip(bytes: Uint8Array): Promise<Pick<ShapeFile, 'shapes' | 'system'>> {
  const found = await unzip(bytes, isPart);
  const files = new Map([...found].map(([name, content]) => [name.toLowerCase(), content]));
  const names = [...files.keys()].filter((name) => name.endsWith('.shp'));
  const [name] = names;
  if (!name) throw new Unusable('The zip has no .shp file.');
  if (names.length > 1) throw new Unusable(`The zip has several shapefiles, ${names.join(', ')}. Keep only one.`);
  const part = (ending: string) => files.get(name.replace(/shp$/, ending));
  const text = (ending: string) => new TextDecoder().decode(part(ending));
  const dbf = part('dbf');
  const system = part('prj') && ({ wellKnownText: text('prj').trim() } as const);
  return { shapes: shapesOf(readShp(part('shp')!), dbf ? readDbf(dbf, text('cpg')) : []), system: system ?? 'unknown' };
}

function shapesOf(geometries: ReturnType<typeof readShp>, records: ReturnType<typeof readDbf>): GivenShape[] {
  if (records.length > 0 && records.length !== geometries.length) {
    throw new Unusable(`The .dbf has ${records.length} records where the .shp has ${geometries.length}.`);
  }
  return geometries.flatMap((geometry, place) => {
    const record = records[place];
    return record?.deleted ? [] : [{ number: place + 1, geometry, properties: record?.values ?? {} }];
  });
}
