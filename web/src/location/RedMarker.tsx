import { t } from '@artesian/domain/texts/translate';
import type { Marker as MapLibreMarker } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { Marker } from 'react-map-gl/maplibre';
import type { Place } from '../map/coordinates.ts';

interface RedMarkerProps {
  place: Place;
  /** Called where it was dragged to, by the mouse or the arrow keys; without it the marker stays, and a click goes to what is under it. */
  onMove: ((to: { lat: number; lng: number }) => void) | undefined;
}

export function RedMarker({ place, onMove }: RedMarkerProps) {
  const marker = useRef<MapLibreMarker>(null);
  const name = onMove
    ? t('Red marker. Use the arrow keys to move it; hold Shift to move it farther.')
    : t('Red marker');
  useEffect(() => marker.current?.getElement().setAttribute('aria-label', name), [name]);
  return (
    <Marker
      ref={marker}
      {...place}
      color="#c62828"
      draggable={onMove !== undefined}
      style={{ pointerEvents: onMove ? 'auto' : 'none' }}
      onDragEnd={({ lngLat }) => onMove?.(lngLat)}
    />
  );
}
