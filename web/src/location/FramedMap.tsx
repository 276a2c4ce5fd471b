import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { FullscreenControl, NavigationControl, ScaleControl } from 'react-map-gl/maplibre';
import { GroundMap } from '../map/canvas/GroundMap.tsx';
import { useGround } from '../map/canvas/use-ground.ts';
import type { MapData } from '../map/use-map-data.ts';
import { useSettings } from '../session/settings.tsx';
import { BaseMapButtons, offeredOf } from './BaseMapButtons.tsx';
import { MapSkeleton } from './MapSkeleton.tsx';
import { SettledSize } from './SettledSize.tsx';

type OfMap = Omit<
  ComponentProps<typeof GroundMap>,
  'style' | 'sources' | 'onBaseMapUnreachable' | 'onCannotDraw' | 'children'
>;

interface FramedMapProps extends OfMap {
  /** What the section is called that the map stands in. */
  title: string;
  data: Pick<MapData, 'sources' | 'areSourcesKnown'>;
  /** Whether it is not known yet where the map begins. */
  isComing?: boolean;
  frame: SxProps<Theme>;
  /** In place of a map that this browser cannot draw. */
  otherwise: ReactNode;
  /** What is drawn on the ground, which is dark or not. */
  children: (isDark: boolean) => ReactNode;
}

/** A map in a page: the choice of its ground above it, its controls, and what is to be said of the ground below. */
export function FramedMap({ title, data, isComing, frame, otherwise, children, ...map }: FramedMapProps) {
  const { baseMaps } = useSettings();
  const [named, setNamed] = useState<string>();
  const { offered, ground, baseMap } = useGround(offeredOf(baseMaps), named, data);
  const [isDrawable, setDrawable] = useState(true);
  if (!isDrawable) return otherwise;
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ justifySelf: 'end' }}>
        <BaseMapButtons baseMaps={offered} value={ground.id} onChange={setNamed} />
      </Box>
      <Box sx={frame}>
        {baseMap.style && !isComing ? (
          <GroundMap
            {...map}
            style={baseMap.style}
            sources={data.sources}
            trackResize={false}
            dragRotate={false}
            onBaseMapUnreachable={baseMap.giveUp}
            onCannotDraw={() => setDrawable(false)}
          >
            <SettledSize />
            <NavigationControl position="top-right" showCompass={false} />
            <FullscreenControl position="top-right" />
            <ScaleControl position="bottom-left" unit="imperial" maxWidth={120} />
            {children(baseMap.isDark)}
          </GroundMap>
        ) : (
          <MapSkeleton height="100%" />
        )}
      </Box>
      {baseMap.notice && (
        <Typography component="output" variant="caption" sx={{ color: 'text.secondary' }}>
          {baseMap.notice}
        </Typography>
      )}
    </Box>
  );
}
