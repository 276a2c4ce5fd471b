import { t } from '@artesian/domain/texts/translate';
import { useState } from 'react';
import { roundedPlace, type Drawing, type Shape } from '@artesian/contract/map/drawings';
import { notify } from '../../ui/notify.ts';
import type { MapView } from '../address.ts';
import type { ChangeView } from '../canvas/use-map-view.ts';

/** What the mouse is for: a shape to be drawn, or changing what is drawn. */
export type Tool = Shape | 'change';

export type DrawingState = ReturnType<typeof useDrawings>;

/** What was drawn lives in the address, so that Back takes the last drawing away; the tool in hand does not. */
export const useDrawing = ({ drawings }: MapView, changeView: ChangeView): DrawingState =>
  useDrawings(drawings, (next) => changeView((view) => ({ drawings: next(view.drawings) }), true));

type ChangeDrawings = (next: (drawings: readonly Drawing[]) => readonly Drawing[]) => void;

/** The same of drawings that live anywhere. */
export function useDrawings(drawings: readonly Drawing[], change: ChangeDrawings) {
  const [tool, setTool] = useState<Tool>();
  const [box, setBox] = useState({ count: drawings.length, isOpen: drawings.length > 0 });
  if (box.count !== drawings.length) setBox({ count: drawings.length, isOpen: drawings.length > 0 });
  return {
    drawings,
    /** Where nothing is drawn there is nothing to change. */
    tool: tool === 'change' && drawings.length === 0 ? undefined : tool,
    /** Takes a tool, or puts it back when it is in hand. */
    take: (next: Tool) => setTool(next === tool ? undefined : next),
    putBack: () => setTool(undefined),
    add: (drawing: Drawing) => {
      setTool(undefined);
      change((all) => [...all, roundedDrawing(drawing)]);
    },
    replace: (index: number, drawing: Drawing) =>
      change((all) => all.map((other, at) => (at === index ? roundedDrawing(drawing) : other))),
    remove: (index: number) => change((all) => all.filter((_, at) => at !== index)),
    removeLast: () => {
      setTool(undefined);
      change((all) => all.slice(0, -1));
    },
    removeAll: () => {
      setTool(undefined);
      change(() => []);
      notify.info(t('The drawings were removed.'), {
        action: { label: t('Undo'), onClick: () => change(() => drawings) },
      });
    },
    isBoxOpen: box.isOpen,
    setBoxOpen: (isOpen: boolean) => setBox({ ...box, isOpen }),
  };
}

const roundedDrawing = (drawing: Drawing): Drawing => ({ ...drawing, places: drawing.places.map(roundedPlace) });
