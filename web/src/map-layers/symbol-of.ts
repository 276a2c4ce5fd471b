import { lineWithLook, type LayerLook } from '@artesian/contract/map/layer-look';
import type { LegendEntry } from '@artesian/contract/map/layers';
import type { Values } from '@artesian/contract/language/register';

const shapes: Readonly<Record<string, LegendEntry['shape']>> = { Areas: 'area', Lines: 'line', Points: 'circle' };

/** The symbol of a layer as the legend draws it; undefined where it keeps the colors that it came with. */
export function symbolOf(layer: Values): Omit<LegendEntry, 'label' | 'filter'> | undefined {
  const look = layer as unknown as LayerLook & { draws: string };
  if (!/^#[0-9a-f]{6}$/.test(look.color ?? '')) return undefined;
  const plain = { label: '', shape: shapes[look.draws]!, color: '', outline: '#ffffff', filter: null };
  const { label: _label, filter: _filter, ...symbol } = lineWithLook(plain, look);
  return symbol;
}
