import { t } from '@artesian/domain/texts/translate';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { nameOfChosen } from '../history/format.ts';
import { isOffered, labelAbove, textFieldProps, type InputProps } from './input.ts';
import type { Option } from '../form/options.ts';
import { HighlightedContext, VIRTUAL_ITEM_HEIGHT, VirtualList } from './VirtualList.tsx';

/** As the specification has it (2 §9): from so many options on only those in sight are drawn. */
const MANY = 50;
/** In px. */
const MOST_HEIGHT = 384;

type Named = Pick<Option, 'value' | 'label'>;
const NONE: readonly Option[] = [];

/** Several of a list, each found by typing a part of its name. Used with a mouse and with gloves: what is chosen has a tick. */
export function OptionsInput(props: InputProps) {
  const { id, meta, isDisabled, entry, onChange, onBlur, options, offer } = props;
  const [highlighted, setHighlighted] = useState<Named | null>(null);
  const keys = Array.isArray(entry) ? (entry as readonly number[]) : [];
  const list: readonly Named[] = useMemo(
    () => (options?.list ?? NONE).filter((option) => isOffered(option, offer)),
    [options, offer],
  );
  const isMany = list.length >= MANY;
  return (
    <HighlightedContext value={highlighted?.value}>
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
        autoHighlight
        noOptionsText={options?.state === 'failed' ? t('The list could not be loaded.') : t('No options available')}
        renderOption={({ key, ...item }, { label }, { selected }) => (
          <Box component="li" key={key} {...item} sx={{ minHeight: VIRTUAL_ITEM_HEIGHT }}>
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
