import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { searchOf, viewOf, type MapView } from './address.ts';

/** `push` leaves a step to come Back to; without, the address is corrected in place. */
export type ChangeView = (change: Partial<MapView> | ((view: MapView) => Partial<MapView>), push?: boolean) => void;

/** The view as the address holds it, and the way to change it: nothing of it lives anywhere else. */
export function useMapView(): [MapView, ChangeView] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const view = useMemo(() => viewOf(search), [search]);
  const changeView = useCallback<ChangeView>(
    (change, push = false) => {
      const next = (previous: Readonly<Record<string, unknown>>) => {
        const before = viewOf(previous);
        return searchOf({ ...before, ...(typeof change === 'function' ? change(before) : change) });
      };
      void navigate({ to: '.', search: next, replace: !push, resetScroll: false });
    },
    [navigate],
  );
  return [view, changeView];
}
