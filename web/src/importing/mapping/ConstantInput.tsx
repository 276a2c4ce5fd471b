import type { ImportField } from '@artesian/contract/importing/registers';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { optionQueries } from '../../register/form/options.ts';

interface ConstantInputProps {
  field: ImportField;
  value: string;
  onChange: (value: string) => void;
}

/** What every row says of a field: one of its words, or what is typed. */
export function ConstantInput(props: ConstantInputProps) {
  const { kind, list, choices } = props.field;
  if (list !== null && optionQueries.has(list)) return <WordInput {...props} list={list} />;
  if (kind === 'flag') return <ChoiceInput {...props} choices={['Yes', 'No']} />;
  return choices.length > 0 ? <ChoiceInput {...props} choices={choices} /> : <TypedInput {...props} />;
}

function WordInput({ list, ...props }: ConstantInputProps & { list: string }) {
  const { data } = useQuery(optionQueries.get(list)!);
  return <ChoiceInput {...props} choices={(data ?? []).map(({ label }) => label)} />;
}

const ChoiceInput = ({ field, value, onChange, choices }: ConstantInputProps & { choices: readonly string[] }) => (
  <TextField
    select
    size="small"
    value={choices.includes(value) ? value : ''}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { 'aria-label': `${field.label} of all rows` } }}
  >
    {choices.map((choice) => (
      <MenuItem key={choice} value={choice} dense>
        {choice}
      </MenuItem>
    ))}
  </TextField>
);

/** Said once it is typed: each letter by itself would be a question to the server. */
function TypedInput({ field, value, onChange }: ConstantInputProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onChange(typed), 600);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is typed alone asks
  }, [typed]);
  return (
    <TextField
      size="small"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => typed !== value && onChange(typed)}
      slotProps={{ htmlInput: { 'aria-label': `${field.label} of all rows`, maxLength: 2000 } }}
    />
  );
}
