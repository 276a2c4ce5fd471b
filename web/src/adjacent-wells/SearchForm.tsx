import { t } from '@artesian/domain/texts/translate';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type ClipboardEvent, type FormEvent } from 'react';
import { placesIn } from '../map/coordinates.ts';
import { useHome } from '../map/use-home.ts';
import {
  missingOf,
  problemsOf,
  readSearch,
  withFiveDecimals,
  type SearchTexts,
  type WellSearch,
} from './read-search.ts';

interface SearchFormProps {
  /** What the address says. */
  initial: SearchTexts;
  onSearch: (search: WellSearch) => void;
}

/** Where to look, and how far. */
export function SearchForm({ initial, onSearch }: SearchFormProps) {
  const [texts, setTexts] = useState<SearchTexts>(() => ({
    ...initial,
    lat: withFiveDecimals(initial.lat, 90),
    lon: withFiveDecimals(initial.lon, 180),
  }));
  const { home } = useHome();
  // What is being typed is not yet wrong.
  const [problems, setProblems] = useState(() => problemsOf(texts));
  const missing = missingOf(texts);
  const change = (changes: Partial<SearchTexts>) => setTexts({ ...texts, ...changes });
  const settle = () => {
    const settled = { ...texts, lat: withFiveDecimals(texts.lat, 90), lon: withFiveDecimals(texts.lon, 180) };
    setTexts(settled);
    setProblems(problemsOf(settled));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    settle();
    const search = readSearch(texts);
    if (search) onSearch(search);
  };
  /** Both coordinates at once, as they are copied from a map. */
  const paste = (event: ClipboardEvent) => {
    const [place] = placesIn(event.clipboardData.getData('text'));
    if (!place) return;
    event.preventDefault();
    change({ lat: place.latitude.toFixed(5), lon: place.longitude.toFixed(5) });
    setProblems({});
  };
  const field = (name: keyof SearchTexts) => ({
    value: texts[name],
    onBlur: settle,
    error: problems[name] !== undefined,
    helperText: problems[name],
    slotProps: { htmlInput: { inputMode: 'decimal' as const, autoComplete: 'off' } },
  });
  return (
    <Paper variant="outlined" component="form" noValidate onSubmit={submit} sx={bar}>
      <TextField
        required
        label={t('Latitude')}
        placeholder={home.latitude.toFixed(5)}
        onPaste={paste}
        onChange={({ target }) => change({ lat: target.value })}
        {...field('lat')}
      />
      <TextField
        required
        label={t('Longitude')}
        placeholder={home.longitude.toFixed(5)}
        onPaste={paste}
        onChange={({ target }) => change({ lon: target.value })}
        {...field('lon')}
      />
      <TextField
        required
        label={t('Distance (ft)')}
        placeholder="500"
        onChange={({ target }) => change({ distance: target.value.replace(/[^\d.]/g, '') })}
        {...field('distance')}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 36 }}>
        <Button type="submit" variant="contained" startIcon={<Search />} disabled={missing.length > 0}>
          {t('Submit')}
        </Button>
        {missing.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('Still missing: {missing}.', { missing: missing.join(', ') })}
          </Typography>
        )}
      </Box>
    </Paper>
  );
}

const bar = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(140px, 200px))', lg: 'repeat(3, 200px) 1fr' },
  columnGap: 1.5,
  rowGap: 1.5,
  alignItems: 'start',
  px: 2,
  py: 2,
  mb: 2,
} as const;
