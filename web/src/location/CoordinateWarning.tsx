import { t } from '@artesian/domain/texts/translate';
import { unlikelyPlace } from '@artesian/domain/unlikely-place';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatPlace, type Place } from '../map/coordinates.ts';
import { usePlaceOfDistrict } from '../map/use-home.ts';
import { useSettled } from '../ui/use-settled.ts';

interface CoordinateWarningProps {
  /** As they were entered, on earth or not. */
  latitude: number | undefined;
  longitude: number | undefined;
  /** Enters what was meant. Without it nothing can be changed, and nothing is doubted. */
  onUse: ((place: Place) => void) | undefined;
}

/** What is not doubted until one stops typing, in milliseconds. */
const pauseMs = 600;

/** Coordinates that are hardly those of a well of the district, with what was most likely meant. */
export function CoordinateWarning({ latitude, longitude, onUse }: CoordinateWarningProps) {
  const home = usePlaceOfDistrict();
  const warning = latitude === undefined || longitude === undefined ? null : unlikelyPlace(latitude, longitude, home);
  const isTyping = useSettled(`${latitude} ${longitude}`, pauseMs) !== `${latitude} ${longitude}`;
  const { meant } = warning ?? {};
  return (
    <output>
      {warning && onUse && !isTyping && (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            meant && (
              <Button size="small" color="inherit" onClick={() => onUse(meant)}>
                {t('Use it')}
              </Button>
            )
          }
          sx={{ mt: 2 }}
        >
          {warning.words}{' '}
          {meant ? t('Did you mean {meant}?', { meant: formatPlace(meant) }) : t('Check the coordinates.')}
        </Alert>
      )}
    </output>
  );
}
