import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Typography from '@mui/material/Typography';
import { localTime } from '../../ui/dates.ts';
import type { Carried } from '../carried/use-carried.ts';

/** Says how old an answer is that comes from the device. */
export function KeptSince({ carried }: { carried: Pick<Carried<unknown>, 'askedAt' | 'isKept'> | undefined }) {
  if (!carried?.isKept) return null;
  return (
    <Typography
      component="output"
      variant="body2"
      sx={{ display: 'flex', gap: 0.75, alignItems: 'center', color: 'text.secondary', mb: 1.5 }}
    >
      <CloudOff fontSize="small" aria-hidden="true" />
      No connection. Data as of {localTime(new Date(carried.askedAt).toISOString())}.
    </Typography>
  );
}
