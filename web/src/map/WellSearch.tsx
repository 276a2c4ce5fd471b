import Search from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useSettled } from './use-settled.ts';
import { useSettings } from '../session/settings.tsx';
import { usePlaces } from './geocoder/use-places.ts';
import { createSearch, type SearchHit } from './well-search.ts';
import type { ListedWell } from './wells-in-view.ts';

interface WellSearchProps {
  wells: readonly ListedWell[];
  onChoose: (hit: SearchHit) => void;
}

/** Finds wells by number, name, owner or address, places by their coordinates and, where there is a geocoder, by name. */
export function WellSearch({ wells, onChoose }: WellSearchProps) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const query = useSettled(text, 200);
  const search = useMemo(() => createSearch(wells), [wells]);
  const { geocoder } = useSettings();
  const { places, hasFailed } = usePlaces(query);
  const hits = useMemo(() => [...search(query), ...places], [search, query, places]);
  return (
    <Autocomplete<SearchHit>
      options={hits}
      value={null}
      inputValue={text}
      onInputChange={(_, value, reason) => reason !== 'reset' && setText(value)}
      onChange={(_, hit) => {
        if (!hit) return;
        setText(hit.title);
        onChoose(hit);
      }}
      filterOptions={(all) => all}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ wellNdx, title, latitude, longitude }) => wellNdx ?? `${title} ${latitude} ${longitude}`}
      // An empty query shows nothing at all; one that finds nothing says so.
      open={isOpen && query.trim() !== ''}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      noOptionsText={`Nothing matches “${query.trim()}”.${hasFailed ? ' Addresses cannot be looked up at the moment.' : ''}`}
      forcePopupIcon={false}
      blurOnSelect
      sx={{ flex: '1 1 200px', minWidth: 0, maxWidth: 400 }}
      renderOption={({ key, ...props }, hit) => (
        <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
          <Typography noWrap sx={{ fontWeight: 560 }}>
            {hit.title}
          </Typography>
          <Typography noWrap variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {hit.detail}
          </Typography>
        </Box>
      )}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          placeholder={geocoder ? 'Address/Coords Search' : 'Search wells or coordinates'}
          slotProps={{
            ...parameters.slotProps,
            htmlInput: { ...parameters.slotProps.htmlInput, 'aria-label': 'Search wells or coordinates' },
            input: {
              ...parameters.slotProps.input,
              startAdornment: (
                <InputAdornment position="start" sx={{ mr: 0.25 }}>
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
}
