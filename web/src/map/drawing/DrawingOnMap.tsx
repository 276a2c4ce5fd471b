import { useMemo, useState } from 'react';
import type { Drawing } from './drawing.ts';
import { DrawnShapes } from './DrawnShapes.tsx';
import { DrawTools } from './DrawTools.tsx';
import { Pen } from './Pen.tsx';
import type { DrawingState } from './use-drawing.ts';

interface DrawingOnMapProps {
  drawing: DrawingState;
  onDark: boolean;
}

/** The tools, and what is drawn with them. Only this part follows every move of the mouse. */
export function DrawingOnMap({ drawing, onDark }: DrawingOnMapProps) {
  const { drawings, tool, add, putBack } = drawing;
  const [sketch, setSketch] = useState<Drawing>();
  const [known, setKnown] = useState(drawings);
  // The sketch stays until it has come back as a drawing, so that nothing flickers.
  if (known !== drawings) {
    setKnown(drawings);
    setSketch(undefined);
  }
  const shown = useMemo(() => (sketch ? [...drawings, sketch] : drawings), [drawings, sketch]);
  return (
    <>
      <DrawTools drawing={drawing} />
      <DrawnShapes drawings={shown} onDark={onDark} />
      {tool && (
        <Pen
          shape={tool}
          onSketch={setSketch}
          onDrawn={add}
          onCancel={() => {
            setSketch(undefined);
            putBack();
          }}
        />
      )}
    </>
  );
}
