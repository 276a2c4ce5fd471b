import LayersOutlined from '@mui/icons-material/LayersOutlined';
import LegendIcon from '@mui/icons-material/FormatListBulleted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { floating } from './floating.ts';
import { FloatingPanel } from './FloatingPanel.tsx';
import { PanelSection } from './PanelSection.tsx';
import { useRemembered } from './use-remembered.ts';

interface MapPanelsProps {
  /** Whether panels come from below, opened by buttons. */
  isSmall: boolean;
  /** Stands at the head of the side panel. */
  search: ReactNode;
  baseMaps: ReactNode;
  layers: ReactNode;
  /** Further sections of the side panel. */
  tools: ReactNode;
  legend: ReactNode;
}

/** What floats over the map beside the bar: base maps, layers and tools at the left, the legend at the right. */
export function MapPanels({ isSmall, search, baseMaps, layers, tools, legend }: MapPanelsProps) {
  const side = usePanel('map.side-panel', isSmall);
  const key = usePanel('map.legend', isSmall);
  return (
    <>
      <Box sx={isSmall ? buttonsInCorner : { display: 'contents' }}>
        <OpenButton
          label="Layers"
          icon={<LayersOutlined />}
          panel={side}
          isSmall={isSmall}
          sx={{ top: 76, left: 12 }}
        />
        <OpenButton label="Legend" icon={<LegendIcon />} panel={key} isSmall={isSmall} sx={{ bottom: 38, right: 12 }} />
      </Box>
      <FloatingPanel
        title="Base map, layers and tools"
        isSheet={isSmall}
        isOpen={side.isOpen}
        onClose={side.close}
        sx={sidePanel}
      >
        {search}
        <PanelSection title="Standard Basemaps">{baseMaps}</PanelSection>
        <PanelSection title="Layers">{layers}</PanelSection>
        {tools}
      </FloatingPanel>
      <FloatingPanel
        title="Legend"
        isSheet={isSmall}
        isOnlyRead
        isOpen={key.isOpen}
        onClose={key.close}
        sx={legendPanel}
      >
        {legend}
      </FloatingPanel>
    </>
  );
}

const buttonsInCorner = { position: 'absolute', top: 76, left: 12, zIndex: 2, display: 'grid', gap: 1 } as const;

/** Low enough for the scale below, and out of the way of the attribution. */
const sidePanel = { position: 'absolute', top: 76, left: 12, width: 315, maxHeight: 'calc(100% - 124px)', zIndex: 2 };
const legendPanel = {
  position: 'absolute',
  bottom: 38,
  right: 58,
  width: 268,
  maxHeight: 'min(62%, calc(100% - 124px))',
  zIndex: 2,
};

interface Panel {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Open at first and remembered, but where there is little room and an open panel would be all one sees. */
function usePanel(name: string, isSmall: boolean): Panel {
  const [isOpenHere, setOpenHere] = useState(false);
  const [isOpenAlways, setOpenAlways] = useRemembered(name, true);
  const set = isSmall ? setOpenHere : setOpenAlways;
  return { isOpen: isSmall ? isOpenHere : isOpenAlways, open: () => set(true), close: () => set(false) };
}

interface OpenButtonProps {
  label: string;
  icon: ReactNode;
  panel: Panel;
  isSmall: boolean;
  sx: { top?: number; bottom?: number; left?: number; right?: number };
}

function OpenButton({ label, icon, panel, isSmall, sx }: OpenButtonProps) {
  if (panel.isOpen && !isSmall) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={icon}
      onClick={panel.open}
      sx={[
        floating,
        { justifyContent: 'flex-start', minHeight: 40 },
        !isSmall && { position: 'absolute', zIndex: 2, ...sx },
      ]}
    >
      {label}
    </Button>
  );
}
