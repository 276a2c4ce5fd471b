import type { FoundHit } from './found-hit.ts';
import { SearchField } from './SearchField.tsx';
import { useSearchWithAddresses, useTyped } from './use-search.ts';

/** Finds places by name, address and coordinates; a geocoder adds the addresses that the district does not know. */
export function PlaceSearch({ onChoose }: { onChoose: (hit: FoundHit) => void }) {
  const typed = useTyped();
  const found = useSearchWithAddresses(typed.query);
  return (
    <SearchField
      label="Address/Coords Search"
      typed={typed}
      found={found}
      onChoose={onChoose}
      sx={{ mx: 2, mb: 1.5 }}
    />
  );
}
