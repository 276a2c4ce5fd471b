import { t } from '@artesian/domain/texts/translate';
import Room from '@mui/icons-material/Room';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { Marker, type MapRef } from 'react-map-gl/maplibre';
import { useMapData } from '../map/use-map-data.ts';
import { useRecordPage } from '../register/use-record-page.ts';
import { FramedMap } from './FramedMap.tsx';
import { mapFrame } from './location-map.ts';
import type { NamedWell, WellsOnMapProps } from './named-well.ts';
import { NoMapOfWells } from './NoMapOfWells.tsx';

/** The map with its wells and the choice of its ground. */
export default function DrawnWellsOnMap({ wells }: WellsOnMapProps) {
  const data = useMapData();
  const map = useRef<MapRef>(null);
  return (
    <FramedMap
      ref={map}
      title={t('Wells on a map')}
      data={data}
      frame={mapFrame}
      otherwise={<NoMapOfWells />}
      label={t('Map of the linked wells')}
      description={t('Use the arrow keys to move the map, and plus and minus to zoom. Press Tab to reach the wells.')}
      initialViewState={{ bounds: around(wells), fitBoundsOptions: { padding: 56, maxZoom: 15 } }}
      // The page scrolls past the map; Ctrl with the wheel, or two fingers, zoom it.
      cooperativeGestures
    >
      {() => wells.map((well) => <WellMarker key={well.well_ndx} well={well} />)}
    </FramedMap>
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
