import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { localTime } from '../ui/dates.ts';
import { errorWords } from '../ui/error-words.ts';
import { useAsOf } from './use-dashboard-rows.ts';

/** How old the numbers are, and a button that asks for them anew: they never change by themselves. */
export function AsOf() {
  const { asOf, error, isFetching, refresh } = useAsOf();
  return (
    <>
      <Typography variant="body2" component="output" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
        {asOf && `As of ${localTime(asOf.toISOString())}.`}
        {error && ` Could not refresh: ${errorWords(error)}`}
      </Typography>
      <Button variant="outlined" color="inherit" startIcon={<Refresh />} loading={isFetching} onClick={refresh}>
        Refresh
      </Button>
    </>
  );
}
