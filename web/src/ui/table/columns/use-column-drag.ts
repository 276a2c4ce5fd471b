import { useState, type PointerEvent } from 'react';

/** In px: less is a click. */
const BEGINS_AT = 6;

interface Drag {
  /** The column that is dragged, and the one that it is held over. */
  id: string;
  over: string;
}

/**
 * Columns that are dragged to where others stand: what `of` returns goes to each element that stands for a column. A finger scrolls where
 * it is not told otherwise, so it drags handles alone. Who does not drag finds the same in menus.
 */
export function useColumnDrag(onMove: (id: string, target: string) => void) {
  const [drag, setDrag] = useState<Drag>();
  const begin = (id: string, { clientX, clientY }: PointerEvent) => {
    let over: string | undefined;
    const follow = (event: globalThis.PointerEvent) => {
      const isMoved = Math.hypot(event.clientX - clientX, event.clientY - clientY) > BEGINS_AT;
      if (!over && !isMoved) return;
      over = columnAt(event.clientX, event.clientY) ?? over ?? id;
      setDrag({ id, over });
    };
    const end = (event: Event) => {
      stop.abort();
      setDrag(undefined);
      if (!over) return;
      if (event.type === 'pointerup') {
        forgetNextClick();
        if (over !== id) onMove(id, over);
      }
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', (event) => event.key === 'Escape' && end(event), { signal });
  };
  const of = (id: string) => ({
    'data-column-id': id,
    'data-dragged': drag?.id === id || undefined,
    'data-drop': (drag && drag.over === id && drag.id !== id) || undefined,
    onPointerDown: (event: PointerEvent) => {
      const { target, button, pointerType } = event;
      const isHandle = (target as Element).closest('[data-handle]') !== null;
      if (button !== 0 || (pointerType === 'touch' && !isHandle)) return;
      if (!isHandle && (target as Element).closest('[data-menu], [data-resize], input, label')) return;
      begin(id, event);
    },
  });
  return { of, isDragging: drag !== undefined };
}

const columnAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column-id]')?.dataset.columnId;

/** A drag that ends on a button is no click on it. */
function forgetNextClick() {
  const forget = (event: Event) => event.stopPropagation();
  window.addEventListener('click', forget, { capture: true, once: true });
  // Where the pointer is let go over another element, no click follows.
  setTimeout(() => window.removeEventListener('click', forget, { capture: true }));
}
