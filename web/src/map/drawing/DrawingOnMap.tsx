import { useMemo, useState } from 'react';
import type { Drawing, Shape } from '@artesian/contract/map/drawings';
import { DrawingHint } from './DrawingHint.tsx';
import { DrawnShapes } from './DrawnShapes.tsx';
import { DrawTools } from './DrawTools.tsx';
import { Pen } from './Pen.tsx';
import { Reshaping } from './Reshaping.tsx';
import type { DrawingState, Tool } from './use-drawing.ts';
import { useEscape } from './use-escape.ts';

interface DrawingOnMapProps {
  drawing: DrawingState;
  /** Where not all tools are wanted. */
  shapes?: readonly Shape[];
  onDark: boolean;
}

/** A drawing under the mouse, with its place among the drawings. */
interface Sketch {
  index: number;
  drawing: Drawing;
}

/** The tools, and what is drawn with them. Only this part follows every move of the mouse. */
export function DrawingOnMap({ drawing, shapes, onDark }: DrawingOnMapProps) {
  const { drawings, tool, add, putBack } = drawing;
  const [sketch, setSketch] = useState<Sketch>();
  const [readyTool, setReadyTool] = useState<Tool>();
  const [known, setKnown] = useState(drawings);
  // The sketch stays until it has come back as a drawing, so that nothing flickers.
  if (known !== drawings) {
    setKnown(drawings);
    setSketch(undefined);
  }
  useEscape(tool !== undefined, () => {
    setSketch(undefined);
    putBack();
  });
  const shown = useMemo(
    () => (sketch ? Object.assign([...drawings], { [sketch.index]: sketch.drawing }) : drawings),
    [drawings, sketch],
  );
  return (
    <>
      <DrawTools drawing={drawing} shapes={shapes} />
      {tool && <DrawingHint tool={tool} isReady={readyTool === tool} sketch={sketch?.drawing} />}
      <DrawnShapes drawings={shown} onDark={onDark} />
      {tool === 'change' && (
        <Reshaping
          drawing={drawing}
          onReady={() => setReadyTool('change')}
          onSketch={(index, changed) => setSketch({ index, drawing: changed })}
          onLost={() => setSketch(undefined)}
        />
      )}
      {tool && tool !== 'change' && (
        <Pen
          shape={tool}
          onReady={() => setReadyTool(tool)}
          onSketch={(grown) => setSketch(grown && { index: drawings.length, drawing: grown })}
          onDrawn={add}
        />
      )}
    </>
  );
}
