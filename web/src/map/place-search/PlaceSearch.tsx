import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettings } from '../../session/settings.tsx';
import { formatPlace, placesIn, type Place } from '../coordinates.ts';
import { useSettled } from '../use-settled.ts';
import { findAddresses, type FoundPlace } from './geocoder.ts';

/** Shorter words name half the county. */
const FEWEST_LETTERS = 3;

/** Finds places by coordinates, and by address where the settings name a geocoder. */
export function PlaceSearch({ onChoose }: { onChoose: (place: Place) => void }) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const query = useSettled(text.trim(), 200);
  const { places, note } = usePlaces(query);
  return (
    <Autocomplete<FoundPlace>
      options={places}
      value={null}
      inputValue={text}
      // What was chosen stays to be read; the map says nothing of a place's name.
      onInputChange={(_, value, reason) => (reason === 'input' || reason === 'clear') && setText(value)}
      onChange={(_, place) => {
        if (!place) return;
        setText(place.title);
        onChoose(place);
      }}
      filterOptions={(all) => all}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ title, latitude, longitude }) => `${title} ${latitude} ${longitude}`}
      open={isOpen && query !== ''}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      noOptionsText={note}
      forcePopupIcon={false}
      blurOnSelect
      sx={{ mx: 2, mb: 1.5 }}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          placeholder="Address/Coords Search"
          slotProps={{
            ...parameters.slotProps,
            htmlInput: { ...parameters.slotProps.htmlInput, 'aria-label': 'Address/Coords Search' },
          }}
        />
      )}
    />
  );
}

/** Coordinates are understood here; for the rest the geocoder is asked. */
function usePlaces(query: string): { places: readonly FoundPlace[]; note: string } {
  const { geocoder } = useSettings();
  const typed = placesIn(query).map((place) => ({ ...place, title: formatPlace(place) }));
  const isAsked = geocoder !== null && typed.length === 0 && query.length >= FEWEST_LETTERS;
  const { data, error, isFetching } = useQuery({
    queryKey: ['addresses', geocoder, query],
    queryFn: ({ signal }) => findAddresses(geocoder ?? '', query, signal),
    enabled: isAsked,
    retry: false,
    staleTime: Infinity,
  });
  if (typed.length > 0) return { places: typed, note: '' };
  if (!isAsked) return { places: [], note: 'Enter coordinates, as 30.16823, -97.85184.' };
  if (isFetching) return { places: [], note: 'Searching…' };
  if (error) return { places: [], note: 'Addresses cannot be searched now. Coordinates are found without.' };
  return { places: data ?? [], note: `Nothing matches “${query}”.` };
}
