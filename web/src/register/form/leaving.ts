import { createContext, useCallback, useContext, useEffect, useId, useMemo, useRef, useState } from 'react';

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

type Mark = (name: string, part: string | undefined) => void;

/** Takes the part in which something was changed, under a name of that; undefined once nothing is changed there. */
export const MarkContext = createContext<Mark | undefined>(undefined);

/** The parts of the page that hold changes just now. */
export const ChangedPartsContext = createContext<ReadonlySet<string>>(new Set());

export function useChangedParts() {
  const [byName, setByName] = useState<ReadonlyMap<string, string>>(new Map());
  const mark = useCallback<Mark>(
    (name, part) =>
      setByName((before) => {
        const others = [...before].filter(([other]) => other !== name);
        return new Map(part === undefined ? others : [...others, [name, part]]);
      }),
    [],
  );
  return { mark, changed: useMemo(() => new Set(byName.values()), [byName]) };
}

/** Marks the part of the page while something in it is changed. */
export function useMarkedPart(isChanged: boolean) {
  const mark = useContext(MarkContext);
  const part = useContext(PartContext);
  const name = useId();
  useEffect(() => {
    if (!isChanged) return;
    mark?.(name, part);
    return () => mark?.(name, undefined);
  }, [mark, name, part, isChanged]);
}
