import type { FigureCheck as Check } from '@artesian/contract/dashboard/figure-checks';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextLink } from '../../ui/TextLink.tsx';
import { localTime } from '../../ui/dates.ts';

/** What came of the last verification of all volumes. */
export function FigureCheck({ check }: { check: Check }) {
  const { checked_at, figures, different, first_different } = check;
  const words = `${count(figures)} figures were recomputed on ${localTime(checked_at)}: ${count(different)} different.`;
  if (different === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words}
      </Typography>
    );
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>{words}</AlertTitle>
      These volumes on record do not match the entries. Select Refresh on the{' '}
      <TextLink to="/drought-management/drought-compliance-report">Drought Compliance Report</TextLink> to recalculate
      them.
      <Box component="ul" sx={{ mb: 0, pl: 2.5 }}>
        {first_different.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </Box>
    </Alert>
  );
}

const count = (number: number) => number.toLocaleString('en-US');
