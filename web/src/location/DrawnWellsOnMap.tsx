import Room from '@mui/icons-material/Room';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { FullscreenControl, Marker, NavigationControl, ScaleControl, type MapRef } from 'react-map-gl/maplibre';
import { GroundMap } from '../map/GroundMap.tsx';
import { useGround } from '../map/use-ground.ts';
import { useMapData } from '../map/use-map-data.ts';
import { useRecordPage } from '../register/use-record-page.ts';
import { useSettings } from '../session/settings.tsx';
import { BaseMapButtons, offeredOf } from './BaseMapButtons.tsx';
import { mapFrame } from './location-map.ts';
import { MapSkeleton } from './MapSkeleton.tsx';
import { SettledSize } from './SettledSize.tsx';
import { NoMapOfWells, type NamedWell, type WellsOnMapProps } from './WellsOnMap.tsx';

/** The map with its wells and the choice of its ground. */
export default function DrawnWellsOnMap({ wells }: WellsOnMapProps) {
  const { baseMaps } = useSettings();
  const data = useMapData();
  const [named, setNamed] = useState<string>();
  const { offered, ground, baseMap } = useGround(offeredOf(baseMaps), named, data);
  const [isDrawable, setDrawable] = useState(true);
  const map = useRef<MapRef>(null);

  if (!isDrawable) return <NoMapOfWells />;
  return (
    <Box component="section" aria-label="Wells on a map" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ justifySelf: 'end' }}>
        <BaseMapButtons baseMaps={offered} value={ground.id} onChange={setNamed} />
      </Box>
      <Box sx={mapFrame}>
        {baseMap.style ? (
          <GroundMap
            ref={map}
            style={baseMap.style}
            sources={data.sources}
            label="Map of the linked wells"
            description="Arrow keys move the map, plus and minus zoom. The wells are reached with Tab."
            initialViewState={{ bounds: around(wells), fitBoundsOptions: { padding: 56, maxZoom: 15 } }}
            // The page scrolls past the map; Ctrl with the wheel, or two fingers, zoom it.
            cooperativeGestures
            trackResize={false}
            dragRotate={false}
            onBaseMapUnreachable={baseMap.giveUp}
            onCannotDraw={() => setDrawable(false)}
          >
            <SettledSize />
            <NavigationControl position="top-right" showCompass={false} />
            <FullscreenControl position="top-right" />
            <ScaleControl position="bottom-left" unit="imperial" maxWidth={120} />
            {wells.map((well) => (
              <WellMarker key={well.well_ndx} well={well} />
            ))}
          </GroundMap>
        ) : (
          <MapSkeleton />
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

function WellMarker({ well: { well_ndx, linked_well_identifier, lat_dd, lon_dd } }: { well: NamedWell }) {
  const page = useRecordPage('list-wells');
  if (page === undefined)
    return (
      <Marker latitude={lat_dd} longitude={lon_dd} anchor="bottom">
        <Box title={linked_well_identifier} sx={pin}>
          <Room titleAccess={linked_well_identifier} />
        </Box>
      </Marker>
    );
  return (
    <Marker latitude={lat_dd} longitude={lon_dd} anchor="bottom">
      <IconButton
        component={Link}
        to={`${page}/${well_ndx}`}
        target="_blank"
        aria-label={linked_well_identifier}
        title={linked_well_identifier}
        sx={pin}
      >
        <Room />
      </IconButton>
    </Marker>
  );
}

/** West and south, east and north. */
const around = (wells: readonly NamedWell[]): [[number, number], [number, number]] => {
  const [longitudes, latitudes] = [wells.map(({ lon_dd }) => lon_dd), wells.map(({ lat_dd }) => lat_dd)];
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
};

/** The red of the marker of a well, with a rim that shows on any ground. */
const pin = {
  p: 0,
  color: '#c62828',
  '& svg': { fontSize: 32, stroke: '#fff', strokeWidth: 0.75 },
} as const;
