import { shrink, type Shrunk } from './shrink.ts';

export interface ToShrink {
  bytes: ArrayBuffer;
  type: string;
}

self.addEventListener('message', ({ data }: MessageEvent<ToShrink>) => {
  void shrink(data.bytes, data.type).then((shrunk: Shrunk) =>
    self.postMessage(shrunk, { transfer: shrunk.bytes ? [shrunk.bytes] : [] }),
  );
});
