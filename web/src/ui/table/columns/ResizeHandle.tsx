import { useRef, type PointerEvent } from 'react';

interface ResizeHandleProps {
  /** In px. */
  width: number;
  onWidth: (width: number) => void;
}

/** The edge of a header, to be dragged. Who does not drag finds Wider and Narrower in the column's menu. */
export function ResizeHandle({ width, onWidth }: ResizeHandleProps) {
  const start = useRef<{ x: number; width: number }>(undefined);
  const drag = (event: PointerEvent) => {
    if (start.current) onWidth(start.current.width + event.clientX - start.current.x);
  };
  const stop = () => (start.current = undefined);
  return (
    <span
      data-resize
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width };
      }}
      onPointerMove={drag}
      onPointerUp={stop}
      onPointerCancel={stop}
    />
  );
}
