import { beforeEach, vi } from 'vitest';

/** A canvas that takes every stroke and measures every word alike: the page of the tests has none. */
const context: CanvasRenderingContext2D = new Proxy({} as CanvasRenderingContext2D, {
  get: (kept, name) => Reflect.get(kept, name) ?? (name === 'measureText' ? () => ({ width: 40 }) : () => context),
  set: () => true,
});

/** Lets the charts and maps of a file's tests be drawn. To be called once in the file; it ends with it. */
export function withCanvas() {
  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
      (type = 'image/png') => `data:${type};base64,AAAA`,
    );
    // Charts of no size are not drawn.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  });
}
