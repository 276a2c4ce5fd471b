import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import type { FoundHit } from './found-hit.ts';
import type { Found, Typed } from './use-search.ts';

interface SearchFieldProps {
  label: string;
  typed: Typed;
  found: Pick<Found, 'hits' | 'note'>;
  onChoose: (hit: FoundHit) => void;
  /** Whether the keyboard is in it. */
  onFocus?: (isIn: boolean) => void;
  icon?: ReactNode;
  sx: SxProps;
}

/** A field that finds what is typed in it, and goes there. */
export function SearchField({ label, typed, found, onChoose, onFocus, icon, sx }: SearchFieldProps) {
  const { text, setText, query } = typed;
  const { hits, note } = found;
  const [isOpen, setOpen] = useState(false);
  return (
    <Autocomplete<FoundHit>
      options={query === '' ? [] : [...hits]}
      value={null}
      inputValue={text}
      // What was chosen stays to be read; the map says nothing of a place's name.
      onInputChange={(_, value, reason) => (reason === 'input' || reason === 'clear') && setText(value)}
      onChange={(_, hit) => {
        if (!hit) return;
        setText(hit.title);
        onChoose(hit);
      }}
      // Enter chooses; it does not send the form around the field.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onFocus={() => onFocus?.(true)}
      onBlur={() => onFocus?.(false)}
      filterOptions={(all) => all}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ wellNdx, title, latitude, longitude }) => wellNdx ?? `${title} ${latitude} ${longitude}`}
      // An empty query shows nothing at all; one that finds nothing says so.
      open={isOpen && query !== ''}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      noOptionsText={note}
      forcePopupIcon={false}
      blurOnSelect
      slotProps={{ popper: { placement: 'bottom-start', sx: { minWidth: 'min(400px, calc(100vw - 24px))' } } }}
      sx={sx}
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
          placeholder={label}
          slotProps={{
            ...parameters.slotProps,
            htmlInput: { ...parameters.slotProps.htmlInput, 'aria-label': label },
            input: { ...parameters.slotProps.input, ...(icon !== undefined && { startAdornment: icon }) },
          }}
        />
      )}
    />
  );
}
