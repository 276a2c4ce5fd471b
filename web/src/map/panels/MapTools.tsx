import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { BufferNotice } from '../adjacent-wells/BufferNotice.tsx';
import { BufferPanel } from '../adjacent-wells/BufferPanel.tsx';
import type { Drawing } from '../drawing/drawing.ts';
import { DrawByCoordinates } from '../drawing/DrawByCoordinates.tsx';
import { MeasurementsBox } from '../drawing/MeasurementsBox.tsx';
import { PanelSection } from './PanelSection.tsx';
import type { MapScreenState } from '../use-map-screen.ts';

/** The tools of the side panel. */
export function MapTools({ state: { drawing, bufferTool, map } }: { state: MapScreenState }) {
  const [isTyping, setTyping] = useState(false);
  const draw = (shape: Drawing) => {
    drawing.add(shape);
    if (shape.places[0]) map.current?.flyTo(shape.places[0]);
  };
  const openReport = () => {
    if (bufferTool.report) map.current?.flyTo(bufferTool.report.place);
    bufferTool.report?.open();
  };
  return (
    <>
      <PanelSection title="Adjacent Wells Tool" isOpen={bufferTool.isOpen} onToggle={bufferTool.setOpen}>
        <BufferPanel tool={bufferTool} onReport={openReport} />
      </PanelSection>
      <PanelSection title="Draw by Coordinates" isOpen={isTyping} onToggle={setTyping}>
        <DrawByCoordinates
          drawings={drawing.drawings}
          onDraw={draw}
          onReplace={drawing.replace}
          onRemove={drawing.remove}
        />
      </PanelSection>
      {!drawing.isBoxOpen && (
        <Box sx={foot}>
          <Button color="inherit" startIcon={<StraightenOutlined />} onClick={() => drawing.setBoxOpen(true)}>
            Measurements
          </Button>
        </Box>
      )}
    </>
  );
}

const foot = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  px: 1,
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

/** What the tools show over the map: what drawings measure, and what a click does. */
export function ToolsOnMap({ state: { drawing, bufferTool, panels, isSmall } }: { state: MapScreenState }) {
  return (
    <>
      {bufferTool.isOpen && <BufferNotice onDone={() => bufferTool.setOpen(false)} />}
      {drawing.isBoxOpen && (
        <MeasurementsBox
          drawings={drawing.drawings}
          left={isSmall ? undefined : panels.room.left}
          onReset={drawing.removeAll}
          onHide={() => drawing.setBoxOpen(false)}
        />
      )}
    </>
  );
}
