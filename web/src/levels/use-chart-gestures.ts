import type { SeriesWindow } from '@artesian/contract/science/level-series';
import { useEffect, useRef, useState } from 'react';
import type { echarts } from '../ui/chart/chart-library.ts';
import { zoomed, type Span } from './moments.ts';

interface Gestures {
  window: Span;
  series: SeriesWindow;
  onPick: (span: Span) => void;
  /** While the window is dragged. */
  onMoving: (span: Span) => void;
  onWindow: (span: Span) => void;
}

interface PointerAt {
  offsetX: number;
  offsetY: number;
  event: { shiftKey?: boolean; ctrlKey?: boolean; metaKey?: boolean; preventDefault?: () => void };
  wheelDelta?: number;
}

/** A shorter way is a click. */
const CLICK_PX = 4;
/** So near to a level, a click means it. */
const NEAR_PX = 12;

/** Follows the pointer on a chart of levels over time. Answers what is being picked, in px. */
export function useChartGestures(chart: echarts.ECharts | undefined, gestures: Gestures) {
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });
  const [dragged, setDragged] = useState<{ left: number; width: number }>();

  useEffect(() => {
    if (!chart) return;
    const canvas = chart.getZr();
    const timeAt = (x: number): number => chart.convertFromPixel({ xAxisIndex: 0 }, x);
    const isInside = ({ offsetX, offsetY }: PointerAt) => chart.containPixel({ gridIndex: 0 }, [offsetX, offsetY]);
    let began: { x: number; window: Span; moves: boolean } | undefined;

    const movedWindow = ({ x, window }: { x: number; window: Span }, offsetX: number): Span => {
      const perPx = (timeAt(1) - timeAt(0)) * (offsetX - x);
      return { from: Math.round(window.from - perPx), to: Math.round(window.to - perPx) };
    };
    const begin = (pointer: PointerAt) => {
      if (!isInside(pointer)) return;
      began = { x: pointer.offsetX, window: latest.current.window, moves: pointer.event.shiftKey === true };
    };
    const drag = ({ offsetX }: PointerAt) => {
      if (!began) return;
      if (began.moves) latest.current.onMoving(movedWindow(began, offsetX));
      else setDragged({ left: Math.min(began.x, offsetX), width: Math.abs(offsetX - began.x) });
    };
    const end = ({ offsetX }: PointerAt) => {
      if (!began) return;
      const { x, moves } = began;
      if (moves) latest.current.onWindow(movedWindow(began, offsetX));
      else if (Math.abs(offsetX - x) < CLICK_PX) pickNearest(timeAt(x), Math.abs(timeAt(NEAR_PX) - timeAt(0)));
      else latest.current.onPick(spanBetween(timeAt(x), timeAt(offsetX)));
      began = undefined;
      setDragged(undefined);
    };
    const pickNearest = (at: number, within: number) => {
      const nearest = nearestLevel(latest.current.series, at);
      if (nearest && Math.min(Math.abs(nearest.from - at), Math.abs(nearest.to - at)) <= within)
        latest.current.onPick(nearest);
    };
    const wheel = (pointer: PointerAt) => {
      if (!pointer.event.ctrlKey && !pointer.event.metaKey) return;
      pointer.event.preventDefault?.();
      const { window, onWindow } = latest.current;
      onWindow(zoomed(window, (pointer.wheelDelta ?? 0) > 0 ? 0.7 : 1 / 0.7, timeAt(pointer.offsetX)));
    };
    const followed: [string, (pointer: PointerAt) => void][] = [
      ['mousedown', begin],
      ['mousemove', drag],
      ['mouseup', end],
      ['globalout', end],
      ['mousewheel', wheel],
    ];
    for (const [name, follow] of followed) canvas.on(name, follow as never);
    return () => {
      if (chart.isDisposed()) return;
      for (const [name, follow] of followed) canvas.off(name, follow as never);
    };
  }, [chart]);

  return dragged;
}

const spanBetween = (one: number, other: number): Span => ({
  from: Math.round(Math.min(one, other)),
  to: Math.round(Math.max(one, other)),
});

/** By hand before the logger's, which are many. */
function nearestLevel({ measured, corrected, by_hand }: SeriesWindow, at: number): Span | undefined {
  const spans = [
    ...by_hand.map((level) => ({ from: level.at, to: level.at })),
    ...(corrected ?? measured).map(([from, to]) => ({ from, to })),
  ];
  const distance = ({ from, to }: Span) => Math.min(Math.abs(from - at), Math.abs(to - at));
  return spans.reduce<Span | undefined>(
    (best, span) => (best === undefined || distance(span) < distance(best) ? span : best),
    undefined,
  );
}
