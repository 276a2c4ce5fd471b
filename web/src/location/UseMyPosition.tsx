import { locale, t } from '@artesian/domain/texts/translate';
import MyLocation from '@mui/icons-material/MyLocation';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Place } from '../map/coordinates.ts';
import { toFiveDecimals } from './camera.ts';
import { usePosition } from './use-position.ts';

/** Puts the marker where the device is, for whoever stands at the well, and says how exact that is. */
export function UseMyPosition({ onPlace }: { onPlace: (place: Place) => void }) {
  const { position, error, isLooking, look } = usePosition(t('choose the place on the map'), (found) =>
    onPlace(toFiveDecimals(found)),
  );
  const found =
    position && !isLooking
      ? t('Accurate to {accuracy_ft} ft.', { accuracy_ft: position.accuracy_ft.toLocaleString(locale()) })
      : '';
  return (
    <>
      <Button variant="outlined" startIcon={<MyLocation />} loading={isLooking} loadingPosition="start" onClick={look}>
        {t('Use my position')}
      </Button>
      <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
        {error ?? found}
      </Typography>
    </>
  );
}
