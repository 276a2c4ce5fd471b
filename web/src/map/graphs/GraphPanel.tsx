import { t } from '@artesian/domain/texts/translate';
import Close from '@mui/icons-material/Close';
import CloseFullscreen from '@mui/icons-material/CloseFullscreen';
import OpenInFull from '@mui/icons-material/OpenInFull';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { graphTitles } from '../../wells/portrait/graph-address.ts';
import { anyDay } from '../address.ts';
import { useMapView } from '../canvas/use-map-view.ts';
import { coveredByGraph, percentOf } from './covered-by-graph.ts';
import type { DateWindow } from './date-window.ts';
import { GraphSkeleton } from './GraphSkeleton.tsx';

/** The graph of the selected well over the map. Which one and its days are in the address; Escape closes. */
export function GraphPanel({ wellId, onClose }: { wellId: string; onClose: () => void }) {
  const [view, changeView] = useMapView();
  const [isExpanded, setExpanded] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const { graph, well } = view;
  useEffect(() => {
    if (graph) panel.current?.focus({ preventScroll: true });
  }, [graph]);
  if (!graph || well === undefined) return null;
  const View = graphViews[graph];
  const close = () => {
    changeView({ graph: undefined, graphStart: undefined, graphEnd: undefined, graphDrought: undefined });
    onClose();
  };
  return (
    <Paper
      ref={panel}
      component="section"
      aria-labelledby={id}
      tabIndex={-1}
      elevation={8}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      sx={[sheet, { height: isExpanded ? 'calc(100% - 16px)' : restingHeight }]}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pl: 2, pr: 1, minHeight: 48, flexShrink: 0 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 0 }} noWrap>
          {graphTitles[graph]} · {wellId}
        </Typography>
        <IconButton
          size="small"
          aria-label={isExpanded ? t('Collapse the graph') : t('Expand the graph')}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? <CloseFullscreen fontSize="small" /> : <OpenInFull fontSize="small" />}
        </IconButton>
        <IconButton size="small" aria-label={t('Close the graph')} onClick={close}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto', minHeight: 0, flex: 1, px: 2, pb: 2 }}>
        <View
          wellNdx={well}
          wellId={wellId}
          asked={askedOf(view.graphStart, view.graphEnd)}
          onAsk={({ start, end }) => changeView({ graphStart: start ?? anyDay, graphEnd: end ?? anyDay })}
          drought={view.graphDrought}
          onDrought={(graphDrought) => changeView({ graphDrought })}
        />
      </Box>
    </Paper>
  );
}

/** Of the address: nothing asked, an open end, or a day. */
function askedOf(start: string | undefined, end: string | undefined): Partial<DateWindow> {
  const day = (value: string) => (value === anyDay ? undefined : value);
  return { ...(start && { start: day(start) }), ...(end && { end: day(end) }) };
}

export const graphViews = {
  production: lazyPart(() => import('./ProductionView.tsx'), { Waiting: GraphSkeleton }),
  levels: lazyPart(() => import('./WaterLevelsView.tsx'), { Waiting: GraphSkeleton }),
};

const restingHeight = { xs: percentOf(coveredByGraph.phone), sm: percentOf(coveredByGraph.wide) };

const sheet = {
  position: 'absolute',
  left: { xs: 0, sm: 12 },
  right: { xs: 0, sm: 12 },
  bottom: { xs: 0, sm: 8 },
  zIndex: 4,
  display: 'flex',
  flexDirection: 'column',
  borderRadius: { xs: '16px 16px 0 0', sm: '10px' },
  border: 1,
  borderColor: 'divider',
  outline: 0,
} as const;
