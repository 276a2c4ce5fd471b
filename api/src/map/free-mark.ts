import { patterns, symbols, type LayerLook, type Pattern, type PointSymbol } from '@artesian/contract/map/layer-look';

/** Told apart by people who see colours differently, and at least 3 : 1 against light and dark ground alike. */
export const layerColors = [
  '#0072b2',
  '#d55e00',
  '#008f68',
  '#c2569b',
  '#8a7600',
  '#6f63c4',
  '#b5534f',
  '#1f8a99',
] as const;

/** Where in the circle of colours a group begins: water in blue, rock in ochre. */
const firstOf: Readonly<Record<string, (typeof layerColors)[number]>> = {
  Hydrology: '#0072b2',
  FEMA: '#1f8a99',
  'Geologic Data': '#8a7600',
  'Geologic Atlas': '#b5534f',
  'Saline Zone': '#d55e00',
  Parcels: '#c2569b',
  Boundaries: '#6f63c4',
};

/** How a layer is told from others: by its colour, and where colours run out by its line or symbol. */
export interface Mark {
  color: string;
  pattern: Pattern;
  symbol: PointSymbol;
}
export type TakenMark = Pick<LayerLook, 'color' | 'pattern' | 'symbol'>;

/** The mark of a new layer of a group: one that no layer has, while there are any. */
export function freeMark(group: string, taken: readonly TakenMark[]): Mark {
  const begin = Math.max(0, layerColors.indexOf(firstOf[group]!));
  const colors = [...layerColors.slice(begin), ...layerColors.slice(0, begin)];
  const marks = patterns.flatMap((pattern, turn) =>
    colors.map((color) => ({ color, pattern, symbol: symbols[turn]! })),
  );
  return marks.find((mark) => !taken.some((other) => isAlike(mark, other))) ?? marks[taken.length % marks.length]!;
}

const isAlike = (mark: Mark, { color, pattern, symbol }: TakenMark) =>
  color === mark.color && (symbol ? symbol === mark.symbol : (pattern ?? 'Solid') === mark.pattern);
