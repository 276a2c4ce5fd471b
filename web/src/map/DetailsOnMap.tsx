import type { MapLayer } from '@artesian/contract/map';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { Popup } from 'react-map-gl/maplibre';
import type { Place } from './coordinates.ts';
import { FeatureCard } from './FeatureCard.tsx';
import type { Selection } from './use-selection.ts';
import type { KnownWell } from './well-facts.ts';

interface DetailsProps {
  selection: Selection;
  layers: readonly MapLayer[];
  knownWell: KnownWell | undefined;
  onClose: () => void;
}

/** The details in a popup at their place. */
export function DetailsOnMap({ place, ...details }: DetailsProps & { place: Place | undefined }) {
  if (!place || details.selection.features.length === 0) return null;
  return (
    <Popup
      key={`${place.latitude} ${place.longitude}`}
      latitude={place.latitude}
      longitude={place.longitude}
      offset={15}
      maxWidth="400px"
      padding={clearOfBar}
      closeButton={false}
      // A click on the next well would close its own popup as well.
      closeOnClick={false}
      focusAfterOpen={false}
    >
      <Box
        sx={{
          width: 'min(380px, 80vw)',
          maxHeight: 'min(340px, 44cqh)',
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <Card {...details} />
      </Box>
    </Popup>
  );
}

/** The bar at the top lies over the map. */
const clearOfBar = { top: 76, right: 8, bottom: 8, left: 8 };

/** The details from below, on a phone. */
export function DetailsSheet(details: DetailsProps) {
  if (details.selection.features.length === 0) return null;
  return (
    <Paper elevation={8} sx={sheet}>
      <Card {...details} />
    </Paper>
  );
}

/** It stands below the map rather than over it, so that nothing covers the attribution. */
const sheet = {
  position: 'relative',
  maxHeight: '48dvh',
  borderRadius: '16px 16px 0 0',
  display: 'flex',
  flexDirection: 'column',
} as const;

function Card({ selection, layers, knownWell, onClose }: DetailsProps) {
  const { features, page, turnTo } = selection;
  return (
    <FeatureCard
      features={features}
      page={page}
      layers={layers}
      knownWell={knownWell}
      onPage={turnTo}
      onClose={onClose}
    />
  );
}
