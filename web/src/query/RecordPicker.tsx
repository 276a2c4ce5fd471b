import type { Focus } from '@artesian/contract/query/focuses';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { createOptionSearch, MOST_SUGGESTIONS } from '../register/form/option-search.ts';
import { counted } from '../ui/counted.ts';
import { useSettled } from '../ui/use-settled.ts';
import { everyRecord, type Picked, type QueryRecord } from '@artesian/contract/query/query-state';

/** Spec 2 §9. */
const sizes = [10, 25, 50, 100] as const;
const USUAL_SIZE = 50;
const PAUSE_MS = 100;
/** More would only make the page slow: nobody reads them. */
const MOST_CHIPS = 5000;

interface Pickable {
  key: number;
  label: string;
}

interface RecordPickerProps {
  focus: Focus;
  /** Those that the filters leave; undefined while they load. */
  visible: readonly QueryRecord[] | undefined;
  picked: Picked;
  problem: string | undefined;
  onPick: (picked: Picked) => void;
}

/** The records that are asked for: all at first, then those that are picked or not left out. */
export function RecordPicker({ focus, visible, picked, problem, onPick }: RecordPickerProps) {
  const { key, label, words } = focus;
  const all = useMemo(
    () => visible?.map((record): Pickable => ({ key: record[key] as number, label: String(record[label!]) })) ?? [],
    [visible, key, label],
  );
  const chosen = useMemo(() => chosenOf(all, picked), [all, picked]);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <RecordSearch
          all={all}
          isLoading={!visible}
          label={`Find ${words[1]}`}
          problem={problem}
          onFound={(found) => onPick(withRecord(picked, found))}
        />
        <Button disabled={picked.kind === 'all'} onClick={() => onPick(everyRecord)} sx={{ minHeight: 40 }}>
          Select all
        </Button>
        <Button onClick={() => onPick({ kind: 'only', keys: [] })} sx={{ minHeight: 40 }}>
          Select none
        </Button>
      </Box>
      <Typography component="output" variant="body2" sx={{ display: 'block', color: 'text.secondary', mt: 1 }}>
        {visible && inWords(picked, chosen.length, all.length, words)}
      </Typography>
      <RecordChips
        // Another set begins with its first page.
        key={`${focus.name} ${chosen.length}`}
        chosen={chosen}
        onDelete={(gone) => onPick(withoutRecord(picked, gone))}
      />
    </>
  );
}

function chosenOf(all: readonly Pickable[], picked: Picked): readonly Pickable[] {
  if (picked.kind === 'all') return all;
  const keys = new Set(picked.keys);
  return all.filter(({ key }) => keys.has(key) === (picked.kind === 'only'));
}

function inWords({ kind }: Picked, chosen: number, all: number, [one, many]: Focus['words']): string {
  if (kind === 'all') return `All ${counted(all, one, many)} matching.`;
  return `${counted(chosen, one, many)} of the ${all.toLocaleString('en-US')} matching.`;
}

/** Whoever looks for a record while all are chosen wants that one. */
function withRecord(picked: Picked, key: number): Picked {
  if (picked.kind === 'only') return { kind: 'only', keys: [...new Set([...picked.keys, key])] };
  if (picked.kind === 'without' && picked.keys.includes(key)) return withoutKey(picked, key);
  return { kind: 'only', keys: [key] };
}

function withoutRecord(picked: Picked, key: number): Picked {
  if (picked.kind === 'only') return withoutKey(picked, key);
  return { kind: 'without', keys: [...(picked.kind === 'without' ? picked.keys : []), key] };
}

function withoutKey(picked: Exclude<Picked, { kind: 'all' }>, key: number): Picked {
  const keys = picked.keys.filter((other) => other !== key);
  return keys.length === 0 && picked.kind === 'without' ? everyRecord : { ...picked, keys };
}

interface RecordSearchProps {
  all: readonly Pickable[];
  isLoading: boolean;
  label: string;
  problem: string | undefined;
  onFound: (key: number) => void;
}

function RecordSearch({ all, isLoading, label, problem, onFound }: RecordSearchProps) {
  const [typed, setTyped] = useState('');
  const sought = useSettled(typed, PAUSE_MS);
  const search = useMemo(() => createOptionSearch(all), [all]);
  const found = useMemo(
    () => (sought.trim() === '' ? [] : search.find(sought).slice(0, MOST_SUGGESTIONS)),
    [search, sought],
  );
  return (
    <Autocomplete
      options={found}
      value={null}
      inputValue={typed}
      // The list closes for nothing typed, and says so for what is not found.
      open={sought.trim() !== '' && typed !== ''}
      forcePopupIcon={false}
      loading={isLoading}
      noOptionsText="Nothing found"
      filterOptions={(options) => options}
      getOptionKey={(option) => option.key}
      onInputChange={(_event, next, reason) => setTyped(reason === 'input' ? next : '')}
      onChange={(_event, option) => option && onFound(option.key)}
      blurOnSelect={false}
      renderInput={(params) => (
        <TextField {...params} size="small" label={label} error={problem !== undefined} helperText={problem} />
      )}
      sx={{ flex: '1 1 240px', maxWidth: 420 }}
    />
  );
}

function RecordChips({ chosen, onDelete }: { chosen: readonly Pickable[]; onDelete: (key: number) => void }) {
  const [size, setSize] = useState<number>(USUAL_SIZE);
  const [page, setPage] = useState(0);
  if (chosen.length === 0) return null;
  const isAll = size === -1;
  const shown = isAll ? chosen.slice(0, MOST_CHIPS) : chosen.slice(page * size, (page + 1) * size);
  return (
    <>
      <Box component="ul" aria-label="Selected" sx={chips} tabIndex={0}>
        {shown.map(({ key, label }) => (
          <Box component="li" key={key} sx={chip}>
            {label}
            <Box
              component="button"
              type="button"
              aria-label={`Leave out ${label}`}
              onClick={() => onDelete(key)}
              sx={removeSign}
            >
              ×
            </Box>
          </Box>
        ))}
      </Box>
      {isAll && chosen.length > MOST_CHIPS && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          And {(chosen.length - MOST_CHIPS).toLocaleString('en-US')} more.
        </Typography>
      )}
      {chosen.length > sizes[0] && (
        <TablePagination
          component="div"
          count={chosen.length}
          page={page}
          rowsPerPage={size}
          rowsPerPageOptions={[...sizes, { label: 'All', value: -1 }]}
          labelRowsPerPage="Shown immediately"
          onPageChange={(_event, next) => setPage(next)}
          onRowsPerPageChange={({ target }) => {
            setSize(Number(target.value));
            setPage(0);
          }}
          sx={{ '& .MuiTablePagination-toolbar': { pl: 0, flexWrap: 'wrap' } }}
        />
      )}
    </>
  );
}

const chips = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  listStyle: 'none',
  p: 0,
  my: 1,
  maxHeight: 260,
  overflow: 'auto',
} as const;

/** Plain elements: thousands of them may be shown at once, each with a button that the keyboard reaches. */
const chip = {
  display: 'flex',
  alignItems: 'center',
  pl: 1,
  bgcolor: 'action.selected',
  borderRadius: 1,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
} as const;

const removeSign = {
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: 16,
  lineHeight: 1,
  minWidth: 24,
  minHeight: 24,
  cursor: 'pointer',
  borderRadius: 1,
} as const;
