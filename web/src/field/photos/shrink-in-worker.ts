// Within this script: without a connection nothing else could be asked for.
// oxlint-disable-next-line import/default -- it is made when the web is built
import ShrinkWorker from './shrink-worker.ts?worker&inline';
import type { ToShrink } from './shrink-worker.ts';
import type { Shrunk } from './shrink.ts';

const asItIs: Shrunk = { bytes: undefined, takenOn: undefined, place: undefined };

/** Shrinks one photo while the page goes on answering. What fails leaves the photo as it is. */
export async function shrinkInWorker(toShrink: ToShrink): Promise<Shrunk> {
  if (!('Worker' in globalThis) || !('OffscreenCanvas' in globalThis)) return asItIs;
  const worker = new ShrinkWorker();
  try {
    return await new Promise<Shrunk>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Shrunk>) => resolve(data));
      worker.addEventListener('error', () => resolve(asItIs));
      worker.postMessage(toShrink);
    });
  } finally {
    worker.terminate();
  }
}
