import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { CoordinateWarning } from '../../location/CoordinateWarning.tsx';
import { knownPlaceQuery } from '../../location/known-place.ts';
import { LocationMap } from '../../location/LocationMap.tsx';
import { useOnline } from '../page/use-online.ts';
import { usePlace } from '../../location/use-place.ts';
import { UseMyPosition } from '../../location/UseMyPosition.tsx';
import type { Place } from '../../map/coordinates.ts';
import { readNumber } from '../../register/form/input-text.ts';
import { useSession } from '../../session/session.tsx';
import { FieldsGrid } from './FieldsGrid.tsx';
import { useFormState } from './form-state.ts';

export const placeFields = ['lat_dd', 'lon_dd', 'elevation_ft', 'elevation_source'] as const;

/** Where a well stands: from the device, pointed at on the map, or typed. Without a connection all but the map works. */
export function PlaceFields({ well }: { well?: number | undefined }) {
  const { entries, enter } = useFormState();
  const [latitude, longitude] = [entries.lat_dd, entries.lon_dd].map((entry) => readNumber(String(entry ?? '')));
  const place = usePlace(latitude, longitude);
  const estimateElevation = useEstimatingElevation();
  const isOnline = useOnline();
  const put = ({ latitude: lat, longitude: lon }: Place) => enter({ lat_dd: lat.toFixed(5), lon_dd: lon.toFixed(5) });
  const pick = (next: Place) => {
    put(next);
    void estimateElevation(next);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <UseMyPosition onPlace={pick} />
      </Box>
      <FieldsGrid names={placeFields} />
      <CoordinateWarning latitude={latitude} longitude={longitude} onUse={put} />
      {isOnline ? (
        <>
          <Typography>Click on the map to set coordinates and elevation</Typography>
          <LocationMap place={place} onPlace={pick} well={well} />
        </>
      ) : (
        <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
          The map needs a connection. Use your position, or type the coordinates.
        </Typography>
      )}
    </Box>
  );
}

/** Enters the elevation of a place, where it is known and nobody went on meanwhile. */
function useEstimatingElevation() {
  const { enter, entered } = useFormState();
  const { user } = useSession();
  const queries = useQueryClient();
  const asEntered = () => [...placeFields].slice(0, 3).map(entered).join();
  return async (place: Place) => {
    const before = asEntered();
    const known = await queries.fetchQuery(knownPlaceQuery(place, user?.sub)).catch(() => undefined);
    if (known?.elevation_ft == null || asEntered() !== before) return;
    enter({ elevation_ft: String(known.elevation_ft), elevation_source: known.elevation_source ?? '' });
  };
}
