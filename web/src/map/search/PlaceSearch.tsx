import type { FoundHit } from './found-hit.ts';
import { SearchField } from './SearchField.tsx';
import { useSearchWithAddresses } from './use-search.ts';

/** Finds places by name, address and coordinates; a geocoder adds the addresses that the district does not know. */
export const PlaceSearch = ({ onChoose }: { onChoose: (hit: FoundHit) => void }) => (
  <SearchField
    label="Address/Coords Search"
    useFound={useSearchWithAddresses}
    onChoose={onChoose}
    sx={{ mx: 2, mb: 1.5 }}
  />
);
