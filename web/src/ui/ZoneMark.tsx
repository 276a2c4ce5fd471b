import InputAdornment from '@mui/material/InputAdornment';
import { instantOf, zoneName } from './dates.ts';

/** Names the clock by which an hour is entered, as it is called on that day. */
export const ZoneMark = ({ entry }: { entry: string }) => (
  <InputAdornment position="end">{zoneName(instantOf(entry))}</InputAdornment>
);
