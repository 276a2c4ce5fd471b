import { t } from '@artesian/domain/texts/translate';
import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import type { FoundHit } from './found-hit.ts';
import { SearchField } from './SearchField.tsx';
import { useSearch, useTyped } from './use-search.ts';

interface WellSearchProps {
  /** Whether it takes all the room there is. */
  isWhole: boolean;
  onChoose: (hit: FoundHit) => void;
  onFocus: (isIn: boolean) => void;
}

/** Finds wells by number, name, owner, permit or address, and places by name or coordinates. */
export function WellSearch({ isWhole, onChoose, onFocus }: WellSearchProps) {
  const typed = useTyped();
  const found = useSearch(typed.query);
  return (
    <SearchField
      label={t('Search wells and places')}
      typed={typed}
      found={found}
      onChoose={onChoose}
      onFocus={onFocus}
      icon={
        <InputAdornment position="start" sx={{ mr: 0.25 }}>
          <Search fontSize="small" />
        </InputAdornment>
      }
      sx={{ flex: '1 1 200px', minWidth: 0, maxWidth: isWhole ? 'none' : 400 }}
    />
  );
}
