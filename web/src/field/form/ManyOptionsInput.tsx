import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import TextField from '@mui/material/TextField';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  cloneElement,
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
} from 'react';
import { nameOfChosen } from '../../register/in-words.ts';
import { labelAbove, textFieldProps, type InputProps } from '../../register/inputs/input.ts';
import type { Option } from '../../register/options.ts';

/** As the specification has it (2 §9): from so many options on only those in sight are drawn, in px. */
const MANY = 50;
const ITEM_HEIGHT = 48;
const MOST_HEIGHT = 384;

type Named = Pick<Option, 'value' | 'label'>;
const NONE: readonly Option[] = [];

/** The place of the option that the keyboard is at. */
const HighlightedContext = createContext(-1);

/** Several of a list, each found by typing a part of its name. */
export function ManyOptionsInput(props: InputProps) {
  const { id, meta, isDisabled, entry, onChange, onBlur, options, offer } = props;
  const [highlighted, setHighlighted] = useState<Named | null>(null);
  const keys = Array.isArray(entry) ? (entry as readonly number[]) : [];
  const list: readonly Named[] = useMemo(
    () => (options?.list ?? NONE).filter((option) => offer?.fits(option) ?? true),
    [options, offer],
  );
  const isMany = list.length >= MANY;
  return (
    <HighlightedContext value={highlighted ? list.indexOf(highlighted) : -1}>
      <Autocomplete
        multiple
        id={id}
        options={list}
        value={keys.map((value) => options?.byValue.get(value) ?? { value, label: nameOfChosen(meta, options, value) })}
        onChange={(_event, chosen) => onChange(chosen.map(({ value }) => value))}
        onHighlightChange={(_event, option) => setHighlighted(option)}
        getOptionKey={({ value }) => value}
        isOptionEqualToValue={(option, { value }) => option.value === value}
        onBlur={onBlur}
        disabled={isDisabled}
        loading={options?.state === 'loading'}
        disableCloseOnSelect
        noOptionsText={options?.state === 'failed' ? 'The list could not be loaded.' : 'No options available'}
        renderOption={({ key, ...item }, { label }, { selected }) => (
          <Box component="li" key={key} {...item} sx={{ minHeight: ITEM_HEIGHT }}>
            <Checkbox checked={selected} tabIndex={-1} sx={{ p: 0, mr: 1 }} slotProps={{ input: hidden }} />
            {label}
          </Box>
        )}
        slots={isMany ? { listbox: VirtualList } : {}}
        slotProps={{ listbox: { style: { maxHeight: MOST_HEIGHT } } }}
        renderInput={({ slotProps, ...parameters }) => (
          <TextField
            {...textFieldProps(props)}
            {...parameters}
            onBlur={undefined}
            slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, ...labelAbove } }}
          />
        )}
      />
    </HighlightedContext>
  );
}

/** The option itself is said to be chosen. */
const hidden = { 'aria-hidden': true, tabIndex: -1 } as const;

type Item = ReactElement<HTMLAttributes<HTMLLIElement> & { 'data-option-index': number }>;

/** The options in sight, and a few beside them that the keyboard goes to next. */
function VirtualList({
  ref,
  children,
  style,
  ...list
}: HTMLAttributes<HTMLUListElement> & { ref?: Ref<HTMLUListElement> }) {
  const items = children as Item[];
  const highlighted = useContext(HighlightedContext);
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  // oxlint-disable-next-line react/incompatible-library -- what it returns goes to nothing that is memoized
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: () => ITEM_HEIGHT,
    overscan: 8,
  });
  useEffect(() => {
    if (highlighted >= 0 && highlighted < items.length) rows.scrollToIndex(highlighted);
  }, [rows, highlighted, items.length]);
  return (
    <div ref={setScroller} style={{ ...style, overflow: 'auto' }}>
      <ul
        {...list}
        ref={ref}
        style={{
          height: rows.getTotalSize(),
          position: 'relative',
          overflow: 'visible',
          maxHeight: 'none',
          padding: 0,
        }}
      >
        {rows.getVirtualItems().map(({ index, start }) =>
          cloneElement(items[index]!, {
            style: { position: 'absolute', top: start, left: 0, right: 0, height: ITEM_HEIGHT },
            'aria-setsize': items.length,
            'aria-posinset': index + 1,
          }),
        )}
      </ul>
    </div>
  );
}
