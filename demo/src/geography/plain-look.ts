import type { LayerRow } from './layer-row.ts';

/** What a layer's style says plainly, for the columns by which staff change it. */
export function plainLook({ kind, paint, layout, source_id, exclude_popup }: LayerRow, layers: readonly LayerRow[]) {
  const names = layers.find((layer) => layer.source_id === source_id && layer.kind === 'symbol');
  return {
    on_at_start: layout?.['visibility'] !== 'none',
    color: ofType('string', paint[`${kind}-color`]),
    width: ofType('number', paint['line-width']),
    opacity: ofType('number', paint[`${kind}-opacity`]),
    label_field: names && kind !== 'symbol' && !exclude_popup ? (names.layout!['text-field'] as string[])[1]! : null,
  };
}

const ofType = (type: 'string' | 'number', value: unknown) => (typeof value === type ? value : null);
