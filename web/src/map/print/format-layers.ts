import { formatChoice, formatDrawn, rowsOfWells } from '@artesian/contract/map/drawn-wells';
import type { LayerChoices } from '@artesian/contract/map/layer-choices';
import { isRowOn, wellsSource } from '@artesian/contract/map/layer-rows';
import type { MapLayer } from '@artesian/contract/map/layers';
import type { LayerGroup } from '../layers/layer-rows.ts';

/** What was asked of the layers, for a sheet that nobody can look into the layers panel from. */
export interface FormattedLayers {
  /** Which layers of wells are drawn, where it is not all of them. */
  wellLayers: readonly string[];
  /** Other layers that draw only some of their shapes: `Springs: Flows all year`. */
  layersInPart: readonly string[];
}

/** Says what of the layers is drawn. */
export function formatLayers(
  layers: readonly MapLayer[],
  groups: readonly LayerGroup[],
  choices: LayerChoices,
): FormattedLayers {
  const rows = groups.flatMap((group) => group.rows).filter((row) => isRowOn(row, choices.switched));
  const others = rows.filter((row) => row.layers[0]?.source !== wellsSource);
  return {
    wellLayers: formatDrawn(rowsOfWells(layers), choices),
    layersInPart: others.flatMap((row) => {
      const choice = formatChoice(row, choices);
      return choice ? [`${row.title}: ${choice}`] : [];
    }),
  };
}
