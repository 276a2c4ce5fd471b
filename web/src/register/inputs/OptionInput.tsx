import { t } from '@artesian/domain/texts/translate';
import { Trans } from '../../language/Trans.tsx';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { nameOfChosen, emptyLabel } from '../history/format.ts';
import { isUnset } from '../form/input-text.ts';
import { createOptionSearch, MOST_SUGGESTIONS } from '../form/option-search.ts';
import type { Option } from '../form/options.ts';
import { notChosen } from '../form/problems.ts';
import { RecordLink } from '../RecordLink.tsx';
import { isOffered, hintOf, labelAbove, textFieldProps, type InputProps } from './input.ts';
import { HowManyMore, SuggestionPaper } from './SuggestionPaper.tsx';

const NONE: readonly Option[] = [];

/** Records are known by more words than an input is wide. */
const asWideAsItsWords = {
  placement: 'bottom-start',
  style: { width: 'max-content', minWidth: 280, maxWidth: 'min(600px, calc(100vw - 88px))' },
} as const;

/** A row of a lookup or a record of another register, found by typing what it is known by. Typed text that chooses nothing stays. */
export function OptionInput(props: InputProps) {
  const { id, meta, isDisabled, entry, onChange, onBlur, options, offer } = props;
  const [typed, setTyped] = useState<string>();
  const [isSearching, setSearching] = useState(false);
  const chosen = chosenOption(props);
  const left = typeof entry === 'string' ? entry : '';
  const offered = useMemo(
    () => (options?.list ?? NONE).filter((option) => option.value === entry || isOffered(option, offer)),
    [options, entry, offer],
  );
  const search = useMemo(() => createOptionSearch(offered), [offered]);
  const hits = useMemo(() => (isSearching ? search.find(typed ?? left) : NONE), [search, typed, left, isSearching]);
  // Before anything is typed, Enter leaves what is chosen.
  const current = typed === undefined && hits.find(({ value }) => value === entry);
  const suggested = current ? [current, ...hits.filter((hit) => hit !== current)] : hits;

  const settle = () => {
    if (typed?.trim()) onChange(search.only(typed)?.value ?? typed);
    else if (typed !== undefined) onChange(null);
    setTyped(undefined);
    onBlur();
  };

  const input = (
    <HowManyMore value={{ shown: Math.min(hits.length, MOST_SUGGESTIONS), all: hits.length }}>
      <Autocomplete
        fullWidth
        id={id}
        value={chosen}
        options={search.all}
        filterOptions={() => suggested.slice(0, MOST_SUGGESTIONS)}
        inputValue={typed ?? chosen?.label ?? left}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : undefined)}
        getOptionKey={({ value }) => value}
        isOptionEqualToValue={(option, value) => option.value === value.value}
        onChange={(_event, option) => onChange(option?.value ?? null)}
        onFocus={() => setSearching(true)}
        onBlur={settle}
        clearOnBlur={false}
        disabled={isDisabled}
        loading={options?.state === 'loading'}
        noOptionsText={emptyLabel(options, typed)}
        autoHighlight
        slots={{ paper: SuggestionPaper }}
        {...(meta.kind === 'reference' && { slotProps: { popper: asWideAsItsWords } })}
        renderOption={({ key, ...item }, option) => <Suggestion key={key} item={item} option={option} />}
        renderInput={({ slotProps, ...parameters }) => (
          <TextField
            {...textFieldProps(props)}
            {...parameters}
            onBlur={undefined}
            error={problemOf(props) !== undefined}
            helperText={
              options?.state === 'failed' ? <Failed onRetry={options.askAgain} /> : <Hint {...props} chosen={chosen} />
            }
            slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, ...labelAbove } }}
          />
        )}
      />
    </HowManyMore>
  );
  if (meta.kind !== 'reference') return input;
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
      {input}
      <RecordLink to={meta.to!} chosen={chosen} isReadOnly={isDisabled} onReturn={options?.askAgain} />
    </Box>
  );
}

/** Under the input: what is wrong, or that what is chosen cannot be chosen any more or is not named, or else what helps. */
function Hint({ chosen, ...props }: InputProps & { chosen: Option | null }) {
  const { options, offer } = props;
  const problem = problemOf(props);
  if (problem) return problem;
  const known = chosen && options?.byValue.get(chosen.value);
  if (chosen && !known && options?.state === 'ready') return <Unlisted onAskAgain={options.askAgain} />;
  const isUnfit = known && offer && !offer.fits(known);
  return offer ? <output>{isUnfit ? <Unfit>{offer.otherwise}</Unfit> : hintOf(props)}</output> : hintOf(props);
}

/** What was added to a list after this page was opened, or taken out of it. */
const Unlisted = ({ onAskAgain }: { onAskAgain: () => void }) => (
  <>
    <Unfit>{t('It is not in the list.')}</Unfit> <AskAgain onAsk={onAskAgain}>{t('Reload the list')}</AskAgain>
  </>
);

const Unfit = ({ children }: { children: string }) => (
  <Box component="span" sx={{ color: 'text.primary' }}>
    <WarningAmber color="warning" sx={{ fontSize: 16, verticalAlign: 'text-bottom', mr: 0.5 }} />
    {children} {t('It is kept until you choose another.')}
  </Box>
);

/** A record shows that something is chosen also while its name is not known. */
function chosenOption({ meta, entry, options }: InputProps): Option | null {
  if (typeof entry === 'string' || isUnset(meta.kind, entry)) return null;
  const value = entry as number;
  return options?.byValue.get(value) ?? { value, label: nameOfChosen(meta, options, value), detail: '', row: {} };
}

/** What was left in the input is said to be nothing as soon as it is left. */
const problemOf = ({ error, entry }: InputProps) =>
  error ?? (typeof entry === 'string' && entry !== '' ? notChosen(entry) : undefined);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Trans text="The list could not be loaded. <0>Try again</0>" parts={{ 0: <AskAgain onAsk={onRetry} /> }} />
);

const AskAgain = ({ onAsk, children }: { onAsk: () => void; children?: ReactNode }) => (
  <Link component="button" type="button" variant="inherit" underline="always" onClick={onAsk}>
    {children}
  </Link>
);

function Suggestion({ item, option: { label, detail } }: { item: ComponentProps<'li'>; option: Option }) {
  return (
    <Box component="li" {...item}>
      <Typography component="span" sx={{ flexShrink: detail ? 0 : 1 }}>
        {label}
      </Typography>
      {detail && (
        <Typography component="span" variant="body2" noWrap sx={{ ml: 1, color: 'text.secondary' }}>
          {detail}
        </Typography>
      )}
    </Box>
  );
}
