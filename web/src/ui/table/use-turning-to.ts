import { useEffect, useRef } from 'react';

interface Turning {
  /** The key of the row that is open. */
  selected: string | undefined;
  /** Its place among the rows that the filters leave, from 0; -1 where it is not there. */
  index: number;
  size: number;
  page: number;
  onPage: (page: number) => void;
}

/** Turns to the page of the row that was opened, once, also when the row comes in later. Who turns on is left alone. */
export function useTurningTo({ selected, index, size, page, onPage }: Turning) {
  const turnedTo = useRef<string>(undefined);
  useEffect(() => {
    if (selected === undefined) turnedTo.current = undefined;
    if (selected === undefined || index < 0 || turnedTo.current === selected) return;
    turnedTo.current = selected;
    const wanted = Math.floor(index / size);
    if (wanted !== page) onPage(wanted);
  }, [selected, index, size, page, onPage]);
}
