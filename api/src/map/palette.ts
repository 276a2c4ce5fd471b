/** Told apart by people who see colors differently (Okabe and Ito, then Tol's muted set), on light and dark maps alike. */
const palette = [
  '#0072b2',
  '#e69f00',
  '#009e73',
  '#d55e00',
  '#56b4e9',
  '#cc79a7',
  '#f0e442',
  '#882255',
  '#44aa99',
  '#999933',
  '#6f63c4',
  '#ddcc77',
] as const;

/** The colors of a list of values: those that were set for it, and for each of the others one that no value has yet. */
export function distinctColors(set: readonly (string | null)[]): string[] {
  const taken = new Set(set);
  const free = unendingColors();
  const next = (): string => {
    const { value } = free.next();
    return taken.has(value) ? next() : value;
  };
  return set.map((color) => color ?? next());
}

/** The palette, and after its last color as many more as are needed, each a golden angle around the circle of hues. */
function* unendingColors(): Generator<string, never> {
  yield* palette;
  for (let turn = 0; ; turn += 1) yield hexOf((turn * 137.508) % 360, turn % 2 === 0 ? 0.42 : 0.62);
}

/** A hue in degrees and a lightness from 0 to 1 as `#rrggbb`, at a saturation that both grounds of the map bear. */
function hexOf(hue: number, lightness: number): string {
  const reach = 0.6 * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
