import { useState } from 'react';
import type { Place } from '../../map/coordinates.ts';

/** What a device takes to find where it is, at most. */
const PATIENCE_MS = 20_000;

/** Where the device is, and how exactly it knows. */
export interface Position extends Place {
  accuracy_ft: number;
}

const FEET_PER_METER = 3.28084;
const DENIED = 'This page is not allowed to know where you are. Allow it in your browser, or use the search.';
const UNKNOWN = 'Your position was not found. Try again in the open, or use the search.';

/** Asks for the position when it is wanted. */
export function usePosition() {
  const [position, setPosition] = useState<Position>();
  const [error, setError] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  const look = () => {
    setLooking(true);
    setError(undefined);
    const fail = (code: number) => {
      setLooking(false);
      setError(code === 1 ? DENIED : UNKNOWN);
    };
    if (!navigator.geolocation) return fail(2);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        setLooking(false);
        setPosition({ latitude, longitude, accuracy_ft: Math.max(1, Math.ceil(accuracy * FEET_PER_METER)) });
      },
      ({ code }) => fail(code),
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    );
  };
  return { position, error, isLooking, look };
}
