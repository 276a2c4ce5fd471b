/** Told apart by people who see colours differently (Okabe and Ito, then Tol's muted set), on light and dark maps alike. */
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

/** The colour of the value at this place of its list; after the last colour it begins anew. */
export const paletteColor = (place: number): string => palette[place % palette.length]!;
