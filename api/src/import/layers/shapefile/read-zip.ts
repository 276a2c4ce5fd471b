import { unzipSync } from 'fflate';
import { Unusable } from '../../unusable.ts';
import type { GivenShape, ShapeFile } from '../shape-file.ts';
import { readDbf } from './read-dbf.ts';
import { readShp } from './read-shp.ts';

/** Parts of a shapefile that mean something here; an index is not needed to read it from its beginning to its end. */
const parts = /\.(shp|dbf|prj|cpg)$/i;

/** Reads the one shapefile of a zip. Throws Unusable when there is none, or several, or it is broken. */
export function readShapefileZip(bytes: Uint8Array): Pick<ShapeFile, 'shapes' | 'system'> {
  const files = unzip(bytes);
  const names = [...files.keys()].filter((name) => name.endsWith('.shp'));
  const [name] = names;
  if (!name) throw new Unusable('There is no .shp in the zip.');
  if (names.length > 1) throw new Unusable(`The zip has several shapefiles, ${names.join(', ')}: leave one of them.`);
  const part = (ending: string) => files.get(name.replace(/shp$/, ending));
  const text = (ending: string) => new TextDecoder().decode(part(ending));
  const dbf = part('dbf');
  const system = part('prj') && ({ wellKnownText: text('prj').trim() } as const);
  return { shapes: shapesOf(readShp(part('shp')!), dbf ? readDbf(dbf, text('cpg')) : []), system: system ?? 'unknown' };
}

/** By name in small letters. Macintosh computers add a shadow of every file. */
function unzip(bytes: Uint8Array): Map<string, Uint8Array> {
  try {
    const files = unzipSync(bytes, { filter: ({ name }) => parts.test(name) && !/(^|\/)(__MACOSX\/|\._)/.test(name) });
    return new Map(Object.entries(files).map(([name, content]) => [name.toLowerCase(), content]));
  } catch {
    throw new Unusable('The zip cannot be opened: it is broken, cut off or locked with a password.');
  }
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
