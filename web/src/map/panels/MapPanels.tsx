import { t } from '@artesian/domain/texts/translate';
import LayersOutlined from '@mui/icons-material/LayersOutlined';
import LegendIcon from '@mui/icons-material/FormatListBulleted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { floating } from './floating.ts';
import { FloatingPanel } from './FloatingPanel.tsx';
import { barHeight, buttonsWidth, gap, legendWidth, sideWidth, twoColumns, type Panel, type Panels } from './panels.ts';
import { PanelSection } from './PanelSection.tsx';

interface MapPanelsProps {
  panels: Panels;
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
export function MapPanels({ panels, isSmall, search, baseMaps, layers, tools, legend }: MapPanelsProps) {
  const { side, legend: key } = panels;
  return (
    <>
      <Box sx={isSmall ? buttonsInCorner : { display: 'contents' }}>
        <OpenButton
          label={t('Layers')}
          icon={<LayersOutlined />}
          panel={side}
          isSmall={isSmall}
          sx={{ top: barHeight, left: gap }}
        />
        <OpenLegend panel={key} isSmall={isSmall} />
      </Box>
      <FloatingPanel
        title={t('Base map, layers and tools')}
        isSheet={isSmall}
        isOpen={side.isOpen}
        onClose={side.close}
        sx={sidePanel}
      >
        {search}
        <PanelSection title={t('Standard Basemaps')}>{baseMaps}</PanelSection>
        <PanelSection title={t('Layers')}>{layers}</PanelSection>
        {tools}
      </FloatingPanel>
      <OpenedLegend panel={key} isSmall={isSmall} legend={legend} />
    </>
  );
}

/** The legend alone, on a map without the other panels. */
export function LegendPanel({ panels, isSmall, legend }: Pick<MapPanelsProps, 'panels' | 'isSmall' | 'legend'>) {
  return (
    <>
      <Box sx={isSmall ? { ...buttonsInCorner, top: gap } : { display: 'contents' }}>
        <OpenLegend panel={panels.legend} isSmall={isSmall} />
      </Box>
      <OpenedLegend panel={panels.legend} isSmall={isSmall} legend={legend} />
    </>
  );
}

const OpenLegend = ({ panel, isSmall }: { panel: Panel; isSmall: boolean }) => (
  <OpenButton
    label={t('Legend')}
    icon={<LegendIcon />}
    panel={panel}
    isSmall={isSmall}
    sx={{ bottom: aboveAttribution, right: gap }}
  />
);

const OpenedLegend = ({ panel, isSmall, legend }: { panel: Panel; isSmall: boolean; legend: ReactNode }) => (
  <FloatingPanel
    title={t('Legend')}
    isSheet={isSmall}
    isOnlyRead
    isOpen={panel.isOpen}
    onClose={panel.close}
    sx={legendPanel}
  >
    {legend}
  </FloatingPanel>
);

const buttonsInCorner = {
  position: 'absolute',
  top: barHeight,
  left: gap,
  zIndex: 2,
  display: 'grid',
  gap: 1,
} as const;

/** What covers the lower part of the map, and who made it, stay in sight. */
const aboveAttribution = 'calc(var(--map-bottom, 0px) + 38px)';
/** Lower than this all buttons of the map do not stand in one column. */
const lowMap = '@container (max-height: 620px)';

/** Low enough for the scale below, and out of the way of the attribution. */
const sidePanel = {
  displayPrint: 'none',
  position: 'absolute',
  top: barHeight,
  left: gap,
  width: sideWidth,
  maxHeight: 'calc(100% - 124px - var(--map-bottom, 0px))',
  zIndex: 2,
};
const legendPanel = {
  position: 'absolute',
  bottom: aboveAttribution,
  right: `var(--map-buttons, ${buttonsWidth}px)`,
  width: legendWidth,
  maxHeight: 'min(62%, calc(100% - 124px - var(--map-bottom, 0px)))',
  zIndex: 2,
  // On a low map the buttons stand in two columns.
  [lowMap]: { right: twoColumns },
};

interface OpenButtonProps {
  label: string;
  icon: ReactNode;
  panel: Panel;
  isSmall: boolean;
  sx: { top?: number; bottom?: string; left?: number; right?: number };
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
        { displayPrint: 'none', justifyContent: 'flex-start', minHeight: 40 },
        !isSmall && { position: 'absolute', zIndex: 2, ...sx },
      ]}
    >
      {label}
    </Button>
  );
}
