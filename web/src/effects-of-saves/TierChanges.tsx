import { volumeDigits, volumeUnit } from '@artesian/domain/volume-unit';
import type { TierChange } from '@artesian/contract/language/effects-of-saves';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { ChangesTable } from './ChangesTable.tsx';

/** The fiscal years in which a permit group is reported under another tier, with what goes there. */
export function TierChanges({ tiers }: { tiers: readonly TierChange[] }) {
  if (tiers.length === 0) return <Typography>No fiscal year through the next one changes.</Typography>;
  return (
    <>
      <Typography>No volumes change; they are reported under a different tier.</Typography>
      <ChangesTable label="Fiscal years that change">
        <TableHead>
          <TableRow>
            <TableCell>Fiscal Year</TableCell>
            <TableCell>Tier</TableCell>
            <TableCell align="right">Permits</TableCell>
            <TableCell align="right">Permitted ({volumeUnit().symbol})</TableCell>
            <TableCell align="right">Pumped ({volumeUnit().symbol})</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {tiers.map(({ fiscal_year, tier_before, tier_after, permits, permitted_gal, metered_gal }) => (
            <TableRow key={fiscal_year}>
              <TableCell>{fiscal_year}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{`${tier_before} → ${tier_after}`}</TableCell>
              <TableCell align="right">{permits.toLocaleString('en-US')}</TableCell>
              <TableCell align="right">{permitted_gal === null ? 'not known' : volumeDigits(permitted_gal)}</TableCell>
              <TableCell align="right">{volumeDigits(metered_gal)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ChangesTable>
    </>
  );
}
