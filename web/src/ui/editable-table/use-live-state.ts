import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** State that a handler, or an answer that comes later, reads as it stands by then and not as it was drawn. */
export function useLiveState<S>(initial: S) {
  const [state, setState] = useState(initial);
  const live = useRef(initial);
  const update = useCallback((change: (state: S) => S) => {
    live.current = change(live.current);
    setState(live.current);
  }, []);
  return [state, live, update] as const;
}

/** What was drawn last, for a handler that outlives the drawing. */
export function useLatest<V>(value: V) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
