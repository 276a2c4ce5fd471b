import { useCallback, useEffect, useRef, useState } from 'react';
import { keepDraft, type Written } from '../outbox/outbox.ts';

/** A draft is kept when nothing was typed for so long, in ms, and at once when the screen goes away. */
const PAUSE_MS = 400;

/** Keeps what is typed on the device, behind the back of whoever types. `isKept` is false while the device has no room for it. */
export function useDraftKeeper(written: Omit<Written, 'values'>) {
  const pending = useRef<Record<string, unknown>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(written);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    latest.current = written;
  });

  const keepNow = useCallback(() => {
    clearTimeout(timer.current);
    const values = pending.current;
    pending.current = undefined;
    // A device without room for a draft still lets it be typed and submitted.
    if (values)
      keepDraft({ ...latest.current, values }).then(
        () => setKept(true),
        () => setKept(false),
      );
  }, []);
  const keep = useCallback(
    (values: Record<string, unknown>) => {
      pending.current = values;
      clearTimeout(timer.current);
      timer.current = setTimeout(keepNow, PAUSE_MS);
    },
    [keepNow],
  );
  /** What was typed is kept in another way now. */
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = undefined;
  }, []);

  useEffect(() => {
    const whenHidden = () => document.visibilityState === 'hidden' && keepNow();
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      keepNow();
    };
  }, [keepNow]);
  return { keep, forget, isKept };
}
