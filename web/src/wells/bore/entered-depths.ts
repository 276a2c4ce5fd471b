import { useEffect, useSyncExternalStore } from 'react';

/** What of a well's construction is drawn, as the form of it has it. */
export const drawnFields = ['well_depth_ft', 'bore_diam_in', 'pump_depth_ft'] as const;
export type EnteredDepths = Partial<Record<(typeof drawnFields)[number], number | null>>;

/** Outside of React's state, so that a letter draws the well anew and not the whole page. */
const enteredOf = new Map<number, EnteredDepths>();
const listeners = new Set<() => void>();

function tell(well: number, entered: EnteredDepths | undefined) {
  if (entered) enteredOf.set(well, entered);
  else enteredOf.delete(well);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What is entered of this well and not saved; undefined where nothing is. */
export const useEnteredDepths = (well: number): EnteredDepths | undefined =>
  useSyncExternalStore(subscribe, () => enteredOf.get(well));

/** Tells the drawing what is entered, as long as its form is there; the same object until it is another. */
export function useTellingDepths(well: number, entered: EnteredDepths | undefined) {
  useEffect(() => {
    tell(well, entered);
    return () => tell(well, undefined);
  }, [well, entered]);
}
