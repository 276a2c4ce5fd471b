/** The most that a file of the base map may take on a device. */
export const LARGEST_ARCHIVE_MB = 100;

const SUFFIX = '.pmtiles';

/** The file of tiles that this device has of an address, by a name that changes with its version; undefined without one. */
export async function keptArchive(address: string): Promise<File | undefined> {
  try {
    const folder = await navigator.storage.getDirectory();
    const start = await nameOf(address);
    for await (const [name, handle] of entriesOf(folder))
      if (name.startsWith(start) && name.endsWith(SUFFIX)) return await (handle as FileSystemFileHandle).getFile();
  } catch {
    // A browser without such a store.
  }
  return undefined;
}

/**
 * Takes the file along. An earlier version stays until the new one is whole. Throws an Error in words when it is too large, the browser
 * cannot keep files, or the line breaks off.
 */
export async function keepArchive(address: string, onProgress: (share: number) => void): Promise<void> {
  const response = await fetch(address);
  const size = Number(response.headers.get('content-length') ?? 0);
  if (!response.ok || !response.body)
    throw new Error(`The base map cannot be downloaded right now (${response.status}). Try again in a moment.`);
  if (size > LARGEST_ARCHIVE_MB * 1024 ** 2)
    throw new Error(
      `The base map is ${Math.round(size / 1024 ** 2)} MB; a device can store at most ${LARGEST_ARCHIVE_MB} MB.`,
    );
  const folder = await navigator.storage.getDirectory();
  const start = await nameOf(address);
  const part = await folder.getFileHandle(`${start}.part`, { create: true });
  await response.body.pipeThrough(counting(size, onProgress)).pipeTo(await part.createWritable());
  const file = await part.getFile();
  if (size > 0 && file.size !== size) throw new Error('The base map download is incomplete. Try again.');
  await replace(folder, start, file);
  await folder.removeEntry(`${start}.part`);
}

/** A file that is read from must not be written again: the new one has a name of its own, and the old one goes afterwards. */
async function replace(folder: FileSystemDirectoryHandle, start: string, file: File) {
  const fresh = `${start}-${Date.now()}${SUFFIX}`;
  const handle = await folder.getFileHandle(fresh, { create: true });
  await file.stream().pipeTo(await handle.createWritable());
  for await (const [name] of entriesOf(folder))
    if (name.startsWith(start) && name.endsWith(SUFFIX) && name !== fresh)
      await folder.removeEntry(name).catch(() => undefined);
}

const counting = (size: number, onProgress: (share: number) => void) => {
  let received = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (size > 0) onProgress(received / size);
      controller.enqueue(chunk);
    },
  });
};

async function nameOf(address: string): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(new URL(address, window.location.href).href),
  );
  return `base-map-${Array.from(new Uint8Array(digest).slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The types of the browser lack it still. */
const entriesOf = (folder: FileSystemDirectoryHandle) => folder as unknown as AsyncIterable<[string, FileSystemHandle]>;
