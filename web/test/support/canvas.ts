/** A canvas that takes every stroke and measures every word alike: the page of the tests has none. */
const context: CanvasRenderingContext2D = new Proxy({} as CanvasRenderingContext2D, {
  get: (kept, name) => Reflect.get(kept, name) ?? (name === 'measureText' ? () => ({ width: 40 }) : () => context),
  set: () => true,
});

// For good, and not as spies: these end with a file, while this is loaded once for all.
HTMLCanvasElement.prototype.getContext = (() => context) as unknown as HTMLCanvasElement['getContext'];
HTMLCanvasElement.prototype.toDataURL = (type = 'image/png') => `data:${type};base64,AAAA`;
// Charts of no size are not drawn.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 600, configurable: true });
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { get: () => 300, configurable: true });
