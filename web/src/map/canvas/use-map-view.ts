import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { searchOf, viewOf, type MapView } from '../address.ts';
import { useIsLeaving } from '../../ui/use-is-leaving.ts';
import { useHome } from '../use-home.ts';

/** `push` leaves a step to come Back to; without, the address is corrected in place. */
export type ChangeView = (change: Partial<MapView> | ((view: MapView) => Partial<MapView>), push?: boolean) => void;

/** The view as the address holds it, and the way to change it: nothing of it lives anywhere else. */
export function useMapView(): [MapView, ChangeView] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  const { home } = useHome();
  const view = useMemo(() => viewOf(search, home), [search, home]);
  const changeView = useCallback<ChangeView>(
    (change, push = false) => {
      if (!push && isLeaving()) return;
      const next = (previous: Readonly<Record<string, unknown>>) => {
        const before = viewOf(previous, home);
        const changed = searchOf({ ...before, ...(typeof change === 'function' ? change(before) : change) }, home);
        // On a page of another site the address says which theme fits there.
        return { ...changed, theme: previous['theme'] };
      };
      void navigate({ to: '.', search: next, replace: !push, resetScroll: false });
    },
    [navigate, isLeaving, home],
  );
  useKeptThroughBack(view, changeView);
  return [view, changeView];
}

/** Back takes a well or a drawing away. How the map is looked at, which was changed in place, stays as it was left. */
function useKeptThroughBack(view: MapView, changeView: ChangeView) {
  const router = useRouter();
  const { pathname } = useLocation();
  const latest = useRef(view);
  const kept = useRef<Partial<MapView>>(undefined);
  useEffect(() => {
    latest.current = view;
  }, [view]);
  useEffect(() => {
    const forgetHistory = router.history.subscribe(({ action }: { action: { type: string } }) => {
      kept.current = ['BACK', 'FORWARD', 'GO'].includes(action.type) ? wayOfLooking(latest.current) : undefined;
    });
    const forgetRouter = router.subscribe('onResolved', ({ toLocation }) => {
      if (kept.current && toLocation.pathname === pathname) changeView(kept.current);
      kept.current = undefined;
    });
    return () => {
      forgetHistory();
      forgetRouter();
    };
  }, [router, pathname, changeView]);
}

const wayOfLooking = ({
  baseMap,
  categorizeBy,
  filters,
  switched,
  opacity,
  booleans,
  isListOpen,
}: MapView): Partial<MapView> => ({ baseMap, categorizeBy, filters, switched, opacity, booleans, isListOpen });
