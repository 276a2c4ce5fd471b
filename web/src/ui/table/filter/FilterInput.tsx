import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { memo, useMemo, useState } from 'react';
import { DATE_FORM } from '../../dates.ts';
import { choiceOf, choiceText, choiceTextsOf } from './choice-list.ts';
import { choicesOf } from './choices-of.ts';
import { headerOf, type Column } from '../column.ts';
import { TypedInput } from './TypedInput.tsx';
import type { FilterChange } from './use-filtering.ts';
import { EMPTY, limitsOf, NOT_EMPTY, problemOfLimit } from './filter.ts';

interface FilterInputProps<T> {
  column: Column<T>;
  /** All of them, whatever the filters leave. */
  rows: readonly T[];
  /** As the address writes it; empty where nothing is filtered. */
  value: string;
  /** The same function each time, so that a letter in one filter does not draw all others anew. */
  onFilter: (id: string, filter: FilterChange) => void;
}

/** The filter of one column, under its header. */
export const FilterInput = memo(PlainFilterInput) as typeof PlainFilterInput;

function PlainFilterInput<T>({ column, rows, value, onFilter }: FilterInputProps<T>) {
  const onChange = (filter: FilterChange) => onFilter(column.id, filter);
  const input = { label: t('Filter {column}', { column: headerOf(column) }), value, onChange };
  if (column.kind === 'flag') return <FlagFilter {...input} />;
  if (column.kind === 'choice') return <ChoiceFilter {...input} column={column} rows={rows} />;
  if (column.kind === 'text') return <TypedInput {...input} placeholder={t('Filter…')} />;
  return <RangeFilter {...input} kind={column.kind} />;
}

interface InputProps {
  label: string;
  value: string;
  onChange: (filter: FilterChange) => void;
}

const nextOf: Record<string, string> = { '': 'yes', yes: 'no', no: '' };
const saidOf: Record<string, string> = {
  '': 'all',
  yes: t('only yes'),
  no: t('only no'),
  [EMPTY]: t('only empty'),
  [NOT_EMPTY]: t('only not empty'),
};

/** All, then only yes, then only no. */
function FlagFilter({ label, value, onChange }: InputProps) {
  const said = saidOf[value] ?? 'all';
  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}>
      <Checkbox
        size="small"
        color={value === '' ? 'default' : 'primary'}
        sx={{ p: 0.25, ml: -0.25 }}
        indeterminate={value === ''}
        checked={value === 'yes'}
        onChange={() => onChange(nextOf[value] ?? '')}
        slotProps={{ input: { 'aria-label': `${label}: ${said}` } }}
      />
      <span aria-hidden>{said.replace('only ', '')}</span>
    </Box>
  );
}

/** One choice, or several of them. What there is to choose from thousands of rows is asked when it is first opened. */
function ChoiceFilter<T>({
  label,
  column,
  rows,
  value,
  onChange,
}: InputProps & Pick<FilterInputProps<T>, 'column' | 'rows'>) {
  const [isAsked, setAsked] = useState(false);
  const choices = useMemo(() => (isAsked ? choicesOf(column, rows) : []), [isAsked, column, rows]);
  const chosen = value === NOT_EMPTY ? [NOT_EMPTY] : choiceTextsOf(value);
  const offered = [...new Set([...choices.filter(Boolean).map(choiceText), ...chosen])];
  const choose = (texts: readonly string[]) => onChange(texts.at(-1) === ALL ? '' : joined(texts));
  return (
    <Select
      variant="standard"
      multiple
      displayEmpty
      fullWidth
      disableUnderline
      value={chosen}
      onOpen={() => setAsked(true)}
      renderValue={(texts) => texts.map(inWords).join(', ') || t('All')}
      onChange={(event) => choose([event.target.value].flat())}
      inputProps={{ 'aria-label': label }}
      sx={{ fontSize: '0.8125rem', color: value ? 'text.primary' : 'text.secondary', '& .MuiSelect-select': { py: 0 } }}
    >
      <MenuItem value={ALL}>{t('All')}</MenuItem>
      {offered.map((text) => (
        <MenuItem key={text} value={text}>
          <Checkbox
            size="small"
            checked={chosen.includes(text)}
            sx={{ p: 0.5, mr: 1 }}
            slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
          />
          {inWords(text)}
        </MenuItem>
      ))}
    </Select>
  );
}

const ALL = '(all)';

/** Not empty is every choice there is: another one chosen after it takes its place, and the other way round. */
const joined = (texts: readonly string[]) =>
  texts.at(-1) === NOT_EMPTY ? NOT_EMPTY : texts.filter((text) => text !== NOT_EMPTY).join('|');

const inWords = (text: string) => (text === EMPTY ? t('Empty') : text === NOT_EMPTY ? t('Not empty') : choiceOf(text));

function RangeFilter({ label, kind, value, onChange }: InputProps & { kind: 'number' | 'date' }) {
  const [least, most] = limitsOf(value);
  const [from, to, align, hint] = wordsOf[kind];
  const limit = (name: string, typed: string) => ({
    label: `${label}: ${name}`,
    value: typed,
    align,
    hint,
    problem: problemOfLimit(kind, typed),
  });
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <TypedInput
        {...limit('least', least)}
        placeholder={from}
        onChange={(text) => onChange((latest) => range(text, limitsOf(latest)[1]))}
      />
      <TypedInput
        {...limit('most', most)}
        placeholder={to}
        onChange={(text) => onChange((latest) => range(limitsOf(latest)[0], text))}
      />
    </Box>
  );
}

const wordsOf = {
  number: ['min', 'max', 'right', undefined],
  date: ['from', 'to', 'left', t('{form}, or a year', { form: DATE_FORM })],
} as const;

/** Whether there is anything is asked by one word in the place of the first limit. */
function range(least: string, most: string): string {
  if (least === EMPTY || least === NOT_EMPTY) return least;
  const limits = [least, most].map(withoutPoint);
  return limits.some(Boolean) ? limits.join('..') : '';
}

/** Decimals that are still to come must not be taken for what stands between the limits. */
const withoutPoint = (limit: string) => limit.replace(/\.$/, '');
