import { useState } from 'react';
import type { ScreenSize } from '../screen-size.ts';
import { useRemembered } from '../../session/use-remembered.ts';

export interface Panel {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** How far panels reach into the map, px from each of its edges. */
export interface Room {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Panels {
  /** Base maps, layers and tools. */
  side: Panel;
  legend: Panel;
  /** What they leave free. */
  room: Room;
}

interface Circumstances {
  size: ScreenSize;
  /** Whether panels come from below. */
  isSmall: boolean;
  /** What stands where the legend would, on a map that has no room for both. */
  besideLegend: readonly { isOpen: boolean; close: () => void }[];
}

export const sideWidth = 315;
export const legendWidth = 268;
/** Between a panel and the edge of the map, or what is beside it. */
export const gap = 12;
/** The buttons of the map at its right edge, with the space around them. */
export const buttonsWidth = 58;
export const twoColumns = buttonsWidth + 46;
/** The bar at the top lies over the map. */
export const barHeight = 76;

/** The one place that knows which panels are open and what room they leave: popups, tools, graph and legend ask it. */
export function usePanels({ size, isSmall, besideLegend }: Circumstances): Panels {
  const side = usePanel('map.side-panel', isSmall);
  const wanted = usePanel('map.legend', isSmall);
  const rivals = size === 'wide' || isSmall ? [] : besideLegend.filter(({ isOpen }) => isOpen);
  const legend = {
    ...wanted,
    isOpen: wanted.isOpen && rivals.length === 0,
    open: () => {
      for (const { close } of rivals) close();
      wanted.open();
    },
  };
  const isBeside = (panel: Panel) => panel.isOpen && !isSmall;
  return {
    side,
    legend,
    room: {
      top: barHeight,
      right: buttonsWidth + (isBeside(legend) ? legendWidth + gap : 0),
      bottom: gap,
      left: gap + (isBeside(side) ? sideWidth + gap : 0),
    },
  };
}

/** Open at first and remembered, but where there is little room and an open panel would be all one sees. */
function usePanel(name: string, isSmall: boolean): Panel {
  const [isOpenHere, setOpenHere] = useState(false);
  const [isOpenAlways, setOpenAlways] = useRemembered(name, true);
  const set = isSmall ? setOpenHere : setOpenAlways;
  return { isOpen: isSmall ? isOpenHere : isOpenAlways, open: () => set(true), close: () => set(false) };
}
