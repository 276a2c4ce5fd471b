import Search from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useSettled } from './use-settled.ts';
import { createSearch, type SearchHit } from './well-search.ts';
import type { ListedWell } from './wells-in-view.ts';

interface WellSearchProps {
  wells: readonly ListedWell[];
  onChoose: (hit: SearchHit) => void;
}

/** Finds wells by number, name, owner or address, and places by their coordinates. */
export function WellSearch({ wells, onChoose }: WellSearchProps) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const query = useSettled(text, 200);
  const search = useMemo(() => createSearch(wells), [wells]);
  const hits = useMemo(() => search(query), [search, query]);
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
      getOptionKey={({ wellNdx, title }) => wellNdx ?? title}
      // An empty query shows nothing at all; one that finds nothing says so.
      open={isOpen && query.trim() !== ''}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      noOptionsText={`Nothing matches “${query.trim()}”.`}
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
          placeholder="Search wells or coordinates"
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
