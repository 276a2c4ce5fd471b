import { t } from '@artesian/domain/texts/translate';
import type { SxProps } from '@mui/material/styles';
import type { FoundHit } from './found-hit.ts';
import { SearchField } from './SearchField.tsx';
import { useSearchWithAddresses, useTyped } from './use-search.ts';

interface PlaceSearchProps {
  onChoose: (hit: FoundHit) => void;
  /** How many of what is found are offered, where not all are. */
  most?: number;
  sx: SxProps;
}

/** Finds places by name, address and coordinates; a geocoder adds the addresses that the district does not know. */
export function PlaceSearch({ onChoose, most, sx }: PlaceSearchProps) {
  const typed = useTyped();
  const { hits, note } = useSearchWithAddresses(typed.query);
  return (
    <SearchField
      label={t('Address/Coords Search')}
      typed={typed}
      found={{ hits: hits.slice(0, most), note }}
      onChoose={onChoose}
      sx={sx}
    />
  );
}
