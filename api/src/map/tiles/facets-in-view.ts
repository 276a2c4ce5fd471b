import { countFacets, layOutBars, type Measured } from '@artesian/contract/map/count-facets';
import { isDrawn, rowsOfWells } from '@artesian/contract/map/drawn-wells';
import type { Facets } from '@artesian/contract/map/well-facets';
import type { FilterableWell } from '@artesian/contract/map/well-filters';
import { measures } from '@artesian/contract/map/well-measures';
import { kindsFor, within, type AskedWells } from './find-in-view.ts';
import type { Audience } from './tile-row.ts';
import type { WellIndex } from './well-index.ts';

/** What each filter would leave of the wells within bounds. */
export function facetsInView(index: WellIndex, asked: AskedWells, audience: Audience): Facets {
  const { filters, layers, zoom, switched, booleans } = asked;
  const kinds = kindsFor(index, audience);
  const isOnMap = isDrawn(rowsOfWells(layers), { switched, booleans }, zoom);
  return countFacets(
    {
      wells: within(index, asked),
      // A kind has a column for whatever categories and flags ask for.
      kinds: kinds as unknown as readonly FilterableWell[],
      kindOf: (well) => index.kindOf[well]!,
      isDrawn: (kind) => isOnMap(kinds[kind]!),
      measured: measuredIn(index),
    },
    filters,
  );
}

const known = new WeakMap<WellIndex, Measured>();

function measuredIn(index: WellIndex): Measured {
  const measured = known.get(index) ?? layOutBars((name) => index.measures[measures[name].column]);
  known.set(index, measured);
  return measured;
}
