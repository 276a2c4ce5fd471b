import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePanels } from '../../src/map/panels/panels.ts';

beforeEach(() => localStorage.clear());

const noneBeside = { besideLegend: [] };

describe('the panels of the map', () => {
  it('leave less room the more of them are open', () => {
    const { result } = renderHook(() => usePanels({ size: 'wide', isSmall: false, ...noneBeside }));
    const whenOpen = result.current.room;
    act(() => result.current.side.close());
    act(() => result.current.legend.close());
    const whenClosed = result.current.room;
    expect(whenOpen.left).toBeGreaterThan(300);
    expect(whenOpen.right).toBeGreaterThan(300);
    expect(whenClosed.left).toBeLessThan(20);
    expect(whenClosed.right).toBeLessThan(whenOpen.right - 250);
    expect(whenClosed.top).toBe(whenOpen.top);
  });

  it('come from below on a small map, are closed at first and take no room beside it', () => {
    const { result } = renderHook(() => usePanels({ size: 'phone', isSmall: true, ...noneBeside }));
    const { room } = result.current;
    expect(result.current.side.isOpen).toBe(false);
    act(() => result.current.side.open());
    expect(result.current.side.isOpen).toBe(true);
    expect(result.current.room).toEqual(room);
  });

  it('the legend of a narrow map gives way to details and measurements, and takes its place back when it is asked for', () => {
    let isBoxOpen = true;
    const box = () => ({ isOpen: isBoxOpen, close: () => (isBoxOpen = false) });
    const { result, rerender } = renderHook(() => usePanels({ size: 'narrow', isSmall: false, besideLegend: [box()] }));
    expect(result.current.legend.isOpen).toBe(false);
    act(() => result.current.legend.open());
    rerender();
    expect(isBoxOpen).toBe(false);
    expect(result.current.legend.isOpen).toBe(true);
  });

  it('the legend of a wide map stays beside them', () => {
    const besideLegend = [{ isOpen: true, close: () => undefined }];
    const { result } = renderHook(() => usePanels({ size: 'wide', isSmall: false, besideLegend }));
    expect(result.current.legend.isOpen).toBe(true);
  });
});
