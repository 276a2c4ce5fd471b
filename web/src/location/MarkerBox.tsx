import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Place } from '../map/coordinates.ts';
import { floating } from '../map/panels/floating.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { useKnownPlace } from './known-place.ts';

interface MarkerBoxProps {
  place: Place;
  /** In its corner; where the map is small, the box stands below it. */
  isOnMap: boolean;
}

/** Where the marker stands. A click on a value copies it. */
export function MarkerBox({ place, isOnMap }: MarkerBoxProps) {
  const id = useId();
  const { known } = useKnownPlace(place);
  return (
    <Paper component="section" aria-labelledby={id} sx={[floating, box, isOnMap && corner]}>
      <Typography id={id} variant="body2" component="p" sx={{ fontWeight: 620 }}>
        {t('Red marker:')}
      </Typography>
      <Box component="dl" sx={rows}>
        <Value label={t('Latitude')} value={place.latitude.toFixed(5)} unit="°" />
        <Value label={t('Longitude')} value={place.longitude.toFixed(5)} unit="°" />
        <Value label={t('Elevation (est.)')} value={known?.elevation_ft?.toFixed(4)} unit=" ft" />
      </Box>
    </Paper>
  );
}

function Value({ label, value, unit }: { label: string; value: string | undefined; unit: string }) {
  return (
    <>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, justifySelf: 'end' }}>
        {value === undefined ? notKnown : <CopyButton value={`${value}${unit}`} copies={value} />}
      </Box>
    </>
  );
}

const notKnown = (
  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
    {t('not known')}
  </Typography>
);

const box = { px: 1.25, py: 0.75 } as const;
const corner = { position: 'absolute', top: 10, left: 10, zIndex: 1 } as const;
const rows = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  alignItems: 'baseline',
  columnGap: 1.5,
} as const;
