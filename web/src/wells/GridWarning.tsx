import { stateWellNumberWarning } from '@artesian/domain/texas-grid';
import Alert from '@mui/material/Alert';
import type { Entries } from '../register/Field.tsx';

/** Numbers were given before coordinates were refined, so a mismatch is worth a look and never an error. */
export function GridWarning({ entries }: { entries: Entries }) {
  const { state_well_num: number, lat_dd: latitude, lon_dd: longitude } = entries;
  if (typeof number !== 'string' || typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  const warning = stateWellNumberWarning(number, latitude, longitude);
  if (!warning) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 2.5 }}>
      {warning} Check both; it can be saved as it is.
    </Alert>
  );
}
