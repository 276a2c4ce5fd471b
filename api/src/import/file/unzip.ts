import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { Unusable } from '../unusable.ts';

/** What is taken out of a zip at most: enough for the shapes of a state, and little enough for any server. */
const MOST_BYTES = 100 * 1024 * 1024;
const MOST_ENTRIES = 2000;

/**
 * The files of a zip whose names are wanted, in memory. Throws Unusable for one that is broken, locked, or that holds more than is
 * taken: by what its directory says before anything is unpacked, and by what comes out.
 */
export async function unzip(bytes: Uint8Array, isWanted: (name: string) => boolean): Promise<Map<string, Uint8Array>> {
  try {
    // A name that leads out of the folder, and a size that is not what comes out, end the reading.
    return await readWanted(await fromBufferPromise(Buffer.from(bytes), { strictFileNames: true }), isWanted);
  } catch (error) {
    if (error instanceof Unusable) throw error;
    throw new Unusable('The zip cannot be opened: it is damaged or incomplete.');
  }
}

async function readWanted(zip: ZipFile, isWanted: (name: string) => boolean): Promise<Map<string, Uint8Array>> {
  if (zip.entryCount > MOST_ENTRIES) throw tooMuch(`it has ${zip.entryCount} files`);
  const files = new Map<string, Uint8Array>();
  let room = MOST_BYTES;
  for await (const entry of zip.eachEntry()) {
    if (!isWanted(entry.fileName)) continue;
    if (entry.isEncrypted()) throw new Unusable('The zip is locked with a password.');
    if (entry.uncompressedSize > room) throw tooMuch('it unpacks to more than 100 MB');
    const content = await readEntry(zip, entry);
    room -= content.length;
    files.set(entry.fileName, content);
  }
  return files;
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

const tooMuch = (why: string) =>
  new Unusable(`The zip is too large: ${why}. Keep only the files of one shapefile, or split the shapefile.`);
