import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Fuse from 'fuse.js';
import { useMemo, useState } from 'react';
import { useSettings } from '../../session/settings.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import type { CarriedWell } from './near.ts';

/** As the specification has them (2 §9). */
const MOST_HITS = 49;
const PAUSE_MS = 200;
const THRESHOLD = 0.3;

interface FieldWellSearchProps {
  wells: readonly CarriedWell[];
  onChoose: (well: CarriedWell) => void;
}

/** Finds wells by id, name, owner and address among those on the device. */
export function FieldWellSearch({ wells, onChoose }: FieldWellSearchProps) {
  const { districtShortName } = useSettings();
  const [text, setText] = useState('');
  const query = useSettled(text.trim(), PAUSE_MS);
  const find = useMemo(() => finderOf(wells), [wells]);
  const hits = useMemo(() => find(query), [find, query]);
  return (
    <Autocomplete<CarriedWell>
      sx={{ containerType: 'inline-size' }}
      options={hits}
      value={null}
      inputValue={text}
      onInputChange={(_, value, reason) => reason !== 'reset' && setText(value)}
      onChange={(_, well) => {
        if (!well) return;
        setText(well.well_id);
        onChoose(well);
      }}
      filterOptions={(all) => all}
      getOptionLabel={({ well_id }) => well_id}
      getOptionKey={({ well_ndx }) => well_ndx}
      noOptionsText={
        query === '' ? 'Type an id, a name, an owner or an address.' : 'No matching well. Try fewer letters.'
      }
      forcePopupIcon={false}
      blurOnSelect
      renderOption={({ key, ...props }, well) => (
        <Box component="li" key={key} {...props} sx={{ display: 'block !important', minHeight: 48 }}>
          <Typography noWrap sx={{ fontWeight: 560 }}>
            {[well.well_id, well.well_name].filter(Boolean).join(' · ')}
          </Typography>
          <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
            {[well.owner_info, well.well_address].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      )}
      renderInput={(parameters) => <TextField {...parameters} label={`${districtShortName} Well Search`} />}
    />
  );
}

const keys = ['well_id', 'well_name', 'owner_info', 'well_address'] as const;

/**
 * Finds at most so many wells, in this order: whose id begins with what was typed, as crews read it off the tag; that have it anywhere; and
 * that have something like it. The last looks at every letter of every well: it is begun only where the
 * others leave room, and no well is called just so.
 */
function finderOf(wells: readonly CarriedWell[]): (query: string) => CarriedWell[] {
  const texts = wells.map((well) =>
    keys
      .map((key) => well[key] ?? '')
      .join('\n')
      .toLowerCase(),
  );
  let similar: Fuse<CarriedWell> | undefined;
  return (query) => {
    if (query === '') return [];
    const wanted = query.toLowerCase();
    const isAnywhere = wells.filter((_, place) => texts[place]!.includes(wanted));
    const byId = isAnywhere.filter(({ well_id }) => well_id.toLowerCase().startsWith(wanted));
    const hits = new Set([...byId, ...isAnywhere]);
    const isNamed = byId[0]?.well_id.toLowerCase() === wanted;
    if (hits.size < MOST_HITS && !isNamed) {
      similar ??= new Fuse(wells, { keys: [...keys], threshold: THRESHOLD, ignoreLocation: true });
      for (const { item } of similar.search(query, { limit: MOST_HITS })) hits.add(item);
    }
    return [...hits].slice(0, MOST_HITS);
  };
}
