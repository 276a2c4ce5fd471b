import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useRef } from 'react';
import { Popup } from 'react-map-gl/maplibre';
import type { Place } from '../coordinates.ts';
import type { Room } from '../panels/panels.ts';
import { FeatureCard, type FeatureCardProps } from './FeatureCard.tsx';
import { KeepInRoom } from './KeepInRoom.tsx';

interface DetailsOnMapProps extends FeatureCardProps {
  place: Place | undefined;
  /** What the panels leave of the map. */
  room: Room;
}

/** The details in a popup at their place. */
export function DetailsOnMap({ place, room, ...card }: DetailsOnMapProps) {
  const content = useRef<HTMLElement>(null);
  if (!place || card.selection.features.length === 0) return null;
  return (
    <Popup
      // A popup reads its room once.
      key={`${place.latitude} ${place.longitude} ${room.left} ${room.right}`}
      latitude={place.latitude}
      longitude={place.longitude}
      offset={15}
      maxWidth="400px"
      padding={room}
      closeButton={false}
      // A click on the next well would close its own popup as well.
      closeOnClick={false}
      focusAfterOpen={false}
    >
      <Box ref={content} sx={popup}>
        <FeatureCard {...card} />
      </Box>
      <KeepInRoom popup={content} place={place} room={room} />
    </Popup>
  );
}

/**
 * What is read is 200 px high, more where the text is larger, between the pager and the actions; beyond, it scrolls. The whole
 * has to fit above or below its place.
 */
const popup = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: 'min(380px, 80vw)',
  maxHeight: 'min(18.25rem, 44cqh)',
} as const;

/** The details from below, where there is no room for a popup. */
export function DetailsSheet(card: FeatureCardProps) {
  if (card.selection.features.length === 0) return null;
  return (
    <Paper elevation={8} sx={sheet}>
      <FeatureCard {...card} />
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
