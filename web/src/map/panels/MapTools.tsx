import { t } from '@artesian/domain/texts/translate';
import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import { MOST_COMPARED } from '@artesian/contract/map/compared-levels';
import { areaAmong, shapesOf } from '@artesian/contract/map/well-area';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { areaOf, type Drawing } from '@artesian/contract/map/drawings';
import { BufferNotice } from '../adjacent-wells/BufferNotice.tsx';
import { BufferPanel } from '../adjacent-wells/BufferPanel.tsx';
import { notify } from '../../ui/notify.ts';
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
      <PanelSection title={t('Adjacent Wells Tool')} isOpen={bufferTool.isOpen} onToggle={bufferTool.setOpen}>
        <BufferPanel tool={bufferTool} onReport={openReport} />
      </PanelSection>
      <PanelSection title={t('Draw by Coordinates')} isOpen={isTyping} onToggle={setTyping}>
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
            {t('Measurements')}
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
export function ToolsOnMap({ state }: { state: MapScreenState }) {
  const { drawing, bufferTool, panels, isSmall } = state;
  const compareInside = useCompareInside(state);
  const { view, changeView } = state;
  const drawn = areaAmong(drawing.drawings);
  const filterInside = () =>
    changeView({ filters: { ...view.filters, area: [...drawn, ...shapesOf(view.filters.area)] } });
  return (
    <>
      {bufferTool.isOpen && <BufferNotice onDone={() => bufferTool.setOpen(false)} />}
      {drawing.isBoxOpen && (
        <MeasurementsBox
          drawings={drawing.drawings}
          left={isSmall ? undefined : panels.room.left}
          onCompare={compareInside}
          onFilter={drawn.length > 0 ? filterInside : undefined}
          onReset={drawing.removeAll}
          onHide={() => drawing.setBoxOpen(false)}
        />
      )}
    </>
  );
}

/** Chooses the wells with levels that are drawn within the last shape with an area, as many as can be compared. */
function useCompareInside({ drawing, map, wellLayerIds, changeView }: MapScreenState): (() => void) | undefined {
  const area = drawing.drawings.map(areaOf).findLast((one) => one !== undefined);
  if (!area) return undefined;
  return () => {
    const inside = map.current?.measuredWithin(area, wellLayerIds) ?? [];
    changeView({ compared: inside.slice(0, MOST_COMPARED) });
    if (inside.length === 0) notify.error(t('No well with water levels is drawn inside this shape.'));
    else if (inside.length > MOST_COMPARED)
      notify.success(
        t('The shape has {length} wells with water levels. {most} of them were chosen.', {
          length: inside.length,
          most: MOST_COMPARED,
        }),
      );
  };
}
