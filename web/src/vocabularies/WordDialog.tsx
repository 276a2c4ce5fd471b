import { fieldMeta, type FieldMeta } from '@artesian/contract/language/fields';
import { ApiError } from '@artesian/contract/language/client';
import { addWord, changeWord, wordsOf, type Word } from '@artesian/contract/vocabularies/calls';
import type { Vocabulary } from '@artesian/contract/vocabularies';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../api.ts';
import { entryOf, valueOf, type Entry } from '../register/form/input-text.ts';
import { InputOfKind } from '../register/inputs/InputOfKind.tsx';
import { useKeyPerAct } from '../register/form/use-save.ts';
import type { FieldOptions } from '../register/form/use-options.ts';
import { useKept } from '../session/use-kept.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { notify } from '../ui/notify.ts';

interface WordDialogProps {
  vocabulary: Vocabulary;
  options: Readonly<Record<string, FieldOptions>>;
  /** Without, one is added. */
  word?: Word;
  onClose: () => void;
}

/** What a word is called and what it says; what is typed is kept in the tab until it is saved. */
export function WordDialog({ vocabulary, options, word, onClose }: WordDialogProps) {
  const id = useId();
  const { entered, enter, forget } = useEntered(vocabulary, word);
  const { mutate, isPending, error } = useSave(vocabulary, word, entered);
  const done = () => {
    forget();
    notify.success('Saved');
    onClose();
  };
  const cancel = () => {
    forget();
    onClose();
  };
  const problemOf = (field: string) =>
    error instanceof ApiError ? error.problem.errors?.find((one) => one.field === field)?.message : undefined;
  const isSaidThere = ['word', ...Object.keys(vocabulary.says).map((name) => `says.${name}`)].some(problemOf);
  return (
    <FormDialog
      title={word ? `Edit ${word.word}` : `Add to ${vocabulary.title}`}
      isSaving={isPending}
      failure={error && !isSaidThere && failureOf(error, word)}
      onSave={() => mutate(undefined, { onSuccess: done })}
      onCancel={cancel}
      onClose={onClose}
    >
      <TextField
        required
        label="Term"
        value={entered.word}
        disabled={typeof word?.kept === 'string'}
        onChange={({ target }) => enter({ word: target.value })}
        error={problemOf('word') !== undefined}
        helperText={problemOf('word') ?? word?.stays ?? undefined}
        slotProps={{ htmlInput: { maxLength: 200 }, inputLabel: { shrink: true } }}
        sx={{ mt: 1 }}
      />
      {fieldsOf(vocabulary).map(({ name, meta, isRequired }) => (
        <InputOfKind
          key={name}
          id={`${id}-${name}`}
          name={name}
          meta={meta}
          label={meta.label}
          isRequired={isRequired}
          isDisabled={false}
          entry={entered.says[name] ?? null}
          onChange={(entry) => enter({ says: { ...entered.says, [name]: entry } })}
          onBlur={noOp}
          inputRef={null}
          error={problemOf(`says.${name}`)}
          options={options[name]}
        />
      ))}
      {word?.stays === null && (
        <FormControlLabel
          label="Offered by forms"
          control={
            <Checkbox checked={!entered.retired} onChange={({ target }) => enter({ retired: !target.checked })} />
          }
        />
      )}
    </FormDialog>
  );
}

/** Whoever saves again after a conflict means it. */
const failureOf = (error: Error, word: Word | undefined): string =>
  error instanceof ApiError && error.status === 412
    ? `${errorWordsToQuote(error)} It is “${word?.word}” now. Save again to change it.`
    : errorWordsToQuote(error);

interface Entered {
  word: string;
  says: Record<string, Entry>;
  retired: boolean;
}

function useEntered(vocabulary: Vocabulary, word: Word | undefined) {
  const [kept, keep] = useKept<Entered>(`word ${vocabulary.name} ${word?.key ?? 'new'}`);
  const says = fieldsOf(vocabulary).map(({ name, meta }) => [name, entryOf(meta, word?.says[name])] as const);
  const entered = kept ?? { word: word?.word ?? '', says: Object.fromEntries(says), retired: word?.retired ?? false };
  return {
    entered,
    enter: (change: Partial<Entered>) => keep({ ...entered, ...change }),
    forget: () => keep(undefined),
  };
}

function useSave(vocabulary: Vocabulary, word: Word | undefined, { retired, ...entered }: Entered) {
  const queries = useQueryClient();
  const keyOf = useKeyPerAct();
  const says = Object.fromEntries(
    fieldsOf(vocabulary).flatMap(({ name, meta, isRequired }) => {
      const value = valueOf(meta, entered.says[name] ?? null, !isRequired && meta.kind !== 'lookup');
      // What is not chosen is not said: the server says that it is missing.
      return isRequired && value === null ? [] : [[name, value as string]];
    }),
  );
  const body = { word: entered.word, says };
  const params = { vocabulary: vocabulary.name };
  return useMutation({
    mutationFn: () =>
      word
        ? api.call(changeWord, {
            params: { ...params, key: word.key },
            body: {
              says,
              ...(word.kept === null && { word: entered.word }),
              ...(word.stays === null && { retired }),
            },
            version: word.version,
            idempotencyKey: keyOf([body, retired, word.version]),
          })
        : api.call(addWord, { params, body, idempotencyKey: keyOf(body) }),
    // The word as it is now, and its version.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 412)
        void queries.invalidateQueries({ queryKey: [wordsOf.path, vocabulary.name] });
    },
  });
}

const fieldsOf = ({ says }: Vocabulary): { name: string; meta: FieldMeta; isRequired: boolean }[] =>
  Object.entries(says).map(([name, schema]) => ({
    name,
    meta: fieldMeta.get(schema)!,
    isRequired: !schema.safeParse(undefined).success,
  }));

const noOp = () => undefined;
