import { useEffect, useRef } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { drawingsOf, drawingsText, type Drawing } from '@artesian/contract/map/drawings';
import type { Reshaping as Held } from './start-reshaping.ts';
import type { DrawingState } from './use-drawing.ts';

interface ReshapingProps {
  drawing: DrawingState;
  /** The mouse changes drawings from now on. */
  onReady: () => void;
  onSketch: (index: number, drawing: Drawing) => void;
  onLost: () => void;
}

/** While it is there the mouse changes what is drawn. The library for it is loaded when it is first wanted. */
export function Reshaping({ drawing: { drawings, replace, remove }, onReady, onSketch, onLost }: ReshapingProps) {
  const { current: map } = useMap();
  const held = useRef<Held>(undefined);
  const events = { onReady, onSketch, onLost, onChanged: replace, onRemoved: remove };
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  const text = drawingsText(drawings);
  useEffect(() => {
    // What was changed by the mouse comes back by the address: it is in hand already.
    if (held.current?.text() === text) return;
    let isOver = false;
    const start = async () => {
      const { startReshaping } = await import('./start-reshaping.ts');
      if (isOver || !map) return;
      held.current?.putDown();
      held.current = startReshaping(map.getMap(), drawingsOf(text), {
        onSketch: (index, changed) => latest.current.onSketch(index, changed),
        onChanged: (index, changed) => latest.current.onChanged(index, changed),
        onRemoved: (index) => latest.current.onRemoved(index),
        onLost: () => latest.current.onLost(),
      });
      latest.current.onReady();
    };
    void start();
    return () => {
      isOver = true;
    };
  }, [map, text]);
  useEffect(
    () => () => {
      held.current?.putDown();
      held.current = undefined;
    },
    [],
  );
  return null;
}
