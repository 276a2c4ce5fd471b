import { patterns, symbols, type LayerLook, type Pattern, type PointSymbol } from '@artesian/contract/map/layer-look';

const blue = '#0072b2';
const vermilion = '#d55e00';
const green = '#008f68';
const pink = '#c2569b';
const ochre = '#8a7600';
const violet = '#6f63c4';
const red = '#b5534f';
const teal = '#1f8a99';

/** Told apart by people who see colors differently, and at least 3 : 1 against light and dark ground alike. */
export const layerColors = [blue, vermilion, green, pink, ochre, violet, red, teal];

/** What the layers of a group begin with: water is blue, rock is ochre. */
const ofGroups: Readonly<Record<string, readonly string[]>> = {
  Hydrology: [blue, teal, violet],
  FEMA: [teal, blue, violet],
  'Geologic Data': [ochre, red, vermilion],
  'Geologic Atlas': [red, ochre, vermilion],
  'Saline Zone': [vermilion, ochre, red],
  Parcels: [pink, ochre, red],
  Boundaries: [violet, pink, red],
};

/** How a layer is told from others: by its color, and where colors run out by its line or symbol. */
export interface Mark {
  color: string;
  pattern: Pattern;
  symbol: PointSymbol;
}
export type TakenMark = Pick<LayerLook, 'color' | 'pattern' | 'symbol'>;

/** The mark of a new layer of a group: one that no layer has, while there are any. */
export function freeMark(group: string, taken: readonly TakenMark[]): Mark {
  const colors = [...new Set([...(ofGroups[group] ?? []), ...layerColors])];
  const marks = patterns.flatMap((pattern, turn) =>
    colors.map((color) => ({ color, pattern, symbol: symbols[turn]! })),
  );
  return marks.find((mark) => !taken.some((other) => isAlike(mark, other))) ?? marks[taken.length % marks.length]!;
}

const isAlike = (mark: Mark, { color, pattern, symbol }: TakenMark) =>
  color === mark.color && (symbol ? symbol === mark.symbol : (pattern ?? 'Solid') === mark.pattern);
