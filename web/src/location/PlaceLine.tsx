import { t } from '@artesian/domain/texts/translate';
import type { KnownPlace } from '@artesian/contract/map/place';
import { isInTexas } from '@artesian/domain/unlikely-place';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Typography from '@mui/material/Typography';
import type { Place } from '../map/coordinates.ts';
import { usePlaceOfDistrict } from '../map/use-home.ts';
import { useKnownPlace } from './known-place.ts';

/** Reads back where a place lies, so that a mistake is seen before it is saved. */
export function PlaceLine({ place }: { place: Place | undefined }) {
  const { known, error } = useKnownPlace(place);
  const home = usePlaceOfDistrict();
  const words = known
    ? wordsOf(known, home !== null && isInTexas(home))
    : error
      ? unanswered
      : place && t('Looking up this location…');
  return (
    <Typography component="output" variant="body2" sx={line}>
      {words && (
        <>
          <PlaceOutlined aria-hidden="true" fontSize="small" sx={{ color: known ? 'primary.main' : 'text.disabled' }} />
          {words}
        </>
      )}
    </Typography>
  );
}

const unanswered = t('This location cannot be looked up right now. You can still save the coordinates.');

const line = { display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 24, color: 'text.secondary' } as const;

function wordsOf({ county_name, in_district, mgmtzone_name, tx_grid }: KnownPlace, isOfTexas: boolean): string {
  const words = [
    county_name && t('{county} County', { county: county_name }),
    in_district !== null && (in_district ? t('in the district') : t('outside the district')),
    mgmtzone_name && t('{zone} zone', { zone: mgmtzone_name }),
    tx_grid ? t('Texas grid {tx_grid}', { tx_grid }) : isOfTexas && t('outside the Texas grid'),
  ]
    .filter(Boolean)
    .join(' · ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
