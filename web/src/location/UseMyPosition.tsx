import MyLocation from '@mui/icons-material/MyLocation';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Place } from '../map/coordinates.ts';
import { toFiveDecimals } from './camera.ts';

/** What a device takes to find where it is, at most. */
const PATIENCE_MS = 20_000;

const FAILED: Readonly<Record<number, string>> = {
  1: 'This page is not allowed to know where you are. Allow it in your browser, or choose the place on the map.',
  3: 'Your position was not found in time. Try again in the open, or choose the place on the map.',
};
const UNKNOWN = 'Your position cannot be found here. Choose the place on the map, or type its coordinates.';

/** Puts the marker where the device is, for whoever stands at the well, and says how exact that is. */
export function UseMyPosition({ onPlace }: { onPlace: (place: Place) => void }) {
  const [isLooking, setLooking] = useState(false);
  const [words, setWords] = useState('');
  const found = ({ coords }: GeolocationPosition) => {
    setLooking(false);
    setWords(`Found to within ${Math.max(1, Math.ceil(coords.accuracy * FEET_PER_METER)).toLocaleString('en-US')} ft.`);
    onPlace(toFiveDecimals(coords));
  };
  const failed = ({ code }: Pick<GeolocationPositionError, 'code'>) => {
    setLooking(false);
    setWords(FAILED[code] ?? UNKNOWN);
  };
  const look = () => {
    if (!navigator.geolocation) return failed({ code: 2 });
    setLooking(true);
    setWords('');
    navigator.geolocation.getCurrentPosition(found, failed, { enableHighAccuracy: true, timeout: PATIENCE_MS });
  };
  return (
    <>
      <Button variant="outlined" startIcon={<MyLocation />} loading={isLooking} loadingPosition="start" onClick={look}>
        Use my position
      </Button>
      <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
        {words}
      </Typography>
    </>
  );
}

const FEET_PER_METER = 3.28084;
