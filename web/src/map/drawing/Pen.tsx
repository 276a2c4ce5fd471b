import { useEffect, useRef } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import type { Drawing, Shape } from '@artesian/contract/map/drawings';

interface PenProps {
  shape: Shape;
  /** The mouse draws from now on. */
  onReady: () => void;
  onSketch: (drawing: Drawing | undefined) => void;
  onDrawn: (drawing: Drawing) => void;
}

/** While it is there the mouse draws. The library for it is loaded when the first pen is taken. */
export function Pen({ shape, ...events }: PenProps) {
  const { current: map } = useMap();
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    let putDown: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      const { startPen } = await import('./start-pen.ts');
      if (isOver || !map) return;
      putDown = startPen(map.getMap(), shape, {
        onSketch: (drawing) => latest.current.onSketch(drawing),
        onDrawn: (drawing) => latest.current.onDrawn(drawing),
      });
      latest.current.onReady();
    };
    void start();
    return () => {
      isOver = true;
      putDown?.();
    };
  }, [map, shape]);
  return null;
}
