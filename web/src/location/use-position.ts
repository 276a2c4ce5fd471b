import { t } from '@artesian/domain/texts/translate';
import { useState } from 'react';
import type { Place } from '../map/coordinates.ts';

/** What a device takes to find where it is, at most. */
const PATIENCE_MS = 20_000;

const FEET_PER_METER = 3.28084;

/** Where the device is, and how exactly it knows. */
export interface Position extends Place {
  accuracy_ft: number;
}

/** Why there is no position, by the code of the browser; anything else is a device that cannot know. */
const FAILED: Readonly<Record<number, string>> = {
  1: t('Location access is blocked. Allow it in your browser'),
  3: t('Your position was not found in time. Try again outdoors'),
};
const UNKNOWN = t('Your position cannot be found here. Try again outdoors');

/**
 * Asks the device for its position when `look` is called, and tells `onFound` of it. `otherwise` is what else one can do, and ends what
 * is said where there is none: `choose the place on the map`.
 */
export function usePosition(otherwise: string, onFound?: (position: Position) => void) {
  const [position, setPosition] = useState<Position>();
  const [error, setError] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  const fail = ({ code }: Pick<GeolocationPositionError, 'code'>) => {
    setLooking(false);
    setError(t('{problem}, or {otherwise}.', { problem: FAILED[code] ?? UNKNOWN, otherwise }));
  };
  const find = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition) => {
    const found = { latitude, longitude, accuracy_ft: Math.max(1, Math.ceil(accuracy * FEET_PER_METER)) };
    setLooking(false);
    setError(undefined);
    setPosition(found);
    onFound?.(found);
  };
  const look = () => {
    if (!navigator.geolocation) return fail({ code: 2 });
    setLooking(true);
    setError(undefined);
    navigator.geolocation.getCurrentPosition(find, fail, { enableHighAccuracy: true, timeout: PATIENCE_MS });
  };
  return { position, error, isLooking, look };
}
