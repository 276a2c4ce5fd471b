import { fieldMeta, type Kind } from '@artesian/contract/language/fields';
import { problemsOfForm, type Form } from '@artesian/contract/language/form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ComponentType, type FormEvent } from 'react';
import { DateInput } from '../inputs/DateInput.tsx';
import type { InputProps } from '../inputs/input.ts';
import { TextInput } from '../inputs/TextInput.tsx';
import { entriesOfForm, useFilters, useSetFilters, valuesOfForm } from './use-filters.ts';

const inputs: Partial<Record<Kind, ComponentType<InputProps>>> = {
  text: TextInput,
  integer: TextInput,
  decimal: TextInput,
  date: DateInput,
};

interface FilterBarProps {
  form: Form;
  /** Names it for screen readers, and its inputs within the page. */
  name: string;
}

/** The inputs of a form that belongs to no register. What is shown by them lives in the address. */
export function FilterBar({ form, name }: FilterBarProps) {
  const values = useFilters(form);
  // Back, or a link, brings other values: the inputs then begin anew.
  return <Inputs key={JSON.stringify(values)} form={form} name={name} initial={entriesOfForm(form, values)} />;
}

function Inputs({ form, name, initial }: FilterBarProps & { initial: ReturnType<typeof entriesOfForm> }) {
  const setFilters = useSetFilters();
  const [entries, setEntries] = useState(initial);
  const [problems, setProblems] = useState<ReturnType<typeof problemsOfForm>>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = valuesOfForm(form, entries);
    const found = problemsOfForm(form, values);
    setProblems(found);
    if (found.length === 0) setFilters(values);
  };
  const isSet = Object.values(initial).some((entry) => entry !== '' && entry !== null);
  return (
    <Box component="form" noValidate aria-label={name} onSubmit={submit} sx={bar}>
      {Object.entries(form.fields).map(([field, schema]) => {
        const meta = fieldMeta.get(schema)!;
        const Input = inputs[meta.kind]!;
        return (
          <Input
            key={field}
            id={`${name}-${field}`.replaceAll(' ', '-')}
            name={field}
            meta={meta}
            label={meta.label}
            isRequired={false}
            isDisabled={false}
            entry={entries[field] ?? null}
            onChange={(entry) => setEntries({ ...entries, [field]: entry })}
            onBlur={noOp}
            inputRef={null}
            error={problems.find((problem) => problem.field === field)?.message}
            options={undefined}
          />
        );
      })}
      <Button type="submit" variant="outlined">
        Show
      </Button>
      {isSet && (
        <Button color="inherit" onClick={() => setFilters(valuesOfForm(form, {}))}>
          Clear
        </Button>
      )}
    </Box>
  );
}

const noOp = () => undefined;

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1.5,
  mb: 2,
  '& > .MuiTextField-root': { flex: '0 1 180px' },
} as const;
