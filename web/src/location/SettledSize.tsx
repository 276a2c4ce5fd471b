import { useEffect } from 'react';
import { useMap } from 'react-map-gl/maplibre';

/** As the specification has it (2 §9), in milliseconds. */
const pauseMs = 100;

/** Fits the map to its frame once that has stopped changing: panels open step by step. */
export function SettledSize() {
  const { current } = useMap();
  useEffect(() => {
    const map = current?.getMap();
    if (!map) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const watching = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => map.resize(), pauseMs);
    });
    watching.observe(map.getContainer());
    return () => {
      watching.disconnect();
      clearTimeout(timer);
    };
  }, [current]);
  return null;
}
