import { useState } from 'react';
import type { MapView } from './address.ts';
import type { Place } from './coordinates.ts';
import type { MapFeature } from './wells/drawn-features.ts';
import type { ChangeView } from './canvas/use-map-view.ts';

interface Picked {
  place: Place;
  features: readonly MapFeature[];
  page: number;
}

export interface Selection {
  features: readonly MapFeature[];
  page: number;
  /** Where the reader pointed; undefined when the well was chosen by the address, the search or the list. */
  place: Place | undefined;
  pick: (place: Place, features: readonly MapFeature[]) => void;
  turnTo: (page: number) => void;
  close: () => void;
}

/** What the details are about. A selected well lives in the address; what else lies under it is forgotten on leaving. */
export function useSelection(view: MapView, changeView: ChangeView): Selection {
  const [picked, setPicked] = useState<Picked>();
  const current = picked?.features[picked.page];
  const isCurrent = current && wellOf(current) === view.well;
  const pick = (place: Place, features: readonly MapFeature[]) => {
    setPicked(features.length > 0 ? { place, features, page: 0 } : undefined);
    const well = wellOf(features[0]);
    if (well !== view.well) changeView({ well }, well !== undefined);
  };
  const turnTo = (page: number) => {
    if (!picked) return;
    setPicked({ ...picked, page });
    changeView({ well: wellOf(picked.features[page]) });
  };
  const close = () => {
    setPicked(undefined);
    if (view.well !== undefined) changeView({ well: undefined });
  };
  const shown: Picked | undefined = isCurrent ? picked : undefined;
  return {
    features: shown?.features ?? (view.well === undefined ? [] : [{ kind: 'well', wellNdx: view.well }]),
    page: shown?.page ?? 0,
    place: shown?.place,
    pick,
    turnTo,
    close,
  };
}

const wellOf = (feature: MapFeature | undefined) => (feature?.kind === 'well' ? feature.wellNdx : undefined);
