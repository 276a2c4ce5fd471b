import { createContext, useCallback, useContext, useEffect, useRef } from 'react';

/** Something on a page that holds entries. */
export interface Guarded {
  isDirty: () => boolean;
  /** The entries are given up. */
  onDiscard?: (() => void) | undefined;
}

/** Of a page with several parts: takes one in, under the name of its part, and answers how to take it out again. */
export type TakeIn = (part: string, guarded: () => Guarded) => () => void;

export const LeavingContext = createContext<TakeIn | undefined>(undefined);

/** The part of the page that something stands in. */
export const PartContext = createContext('');

/** Everything on a page that holds entries, with the part that it stands in. */
export function useGuardedParts() {
  const parts = useRef(new Map<() => Guarded, string>());
  const takeIn = useCallback<TakeIn>((part, guarded) => {
    parts.current.set(guarded, part);
    return () => void parts.current.delete(guarded);
  }, []);
  const dirty = () => [...parts.current].filter(([guarded]) => guarded().isDirty());
  return {
    takeIn,
    dirtyParts: () => dirty().map(([, part]) => part),
    discard: () => dirty().forEach(([guarded]) => guarded().onDiscard?.()),
  };
}

/** Leaves the asking to the page, if it has several parts. */
export function useReportTo(takeIn: TakeIn | undefined, guarded: Guarded) {
  const part = useContext(PartContext);
  const latest = useRef(guarded);
  useEffect(() => {
    latest.current = guarded;
  });
  useEffect(() => takeIn?.(part, () => latest.current), [takeIn, part]);
}
