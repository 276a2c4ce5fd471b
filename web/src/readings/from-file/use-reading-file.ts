import {
  importReadings,
  MOST_BYTES_OF_READINGS,
  previewReadings,
  type ReadingColumn,
  type ReadingMapping,
} from '@artesian/contract/metering/readings-files';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useKeyPerAct } from '../../register/form/use-save.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { inBase64 } from '../../ui/in-base64.ts';
import { notify } from '../../ui/notify.ts';

interface ChosenFile {
  file_name: string;
  /** In base64. */
  content: string;
}

/** A file of readings on its way: chosen, previewed as its columns are named, imported. */
export function useReadingFile(fiscal_year: number) {
  const [file, setFile] = useState<ChosenFile>();
  const [problem, setProblem] = useState<string>();
  const keyOfAct = useKeyPerAct();
  const preview = useMutation({
    mutationFn: (body: ChosenFile & { mapping: ReadingMapping }) =>
      api.call(previewReadings, { body: { ...body, fiscal_year } }),
    onError: (error) => setProblem(errorWordsToQuote(error)),
    onSuccess: () => setProblem(undefined),
  });
  const mapping: ReadingMapping = preview.data?.mapping ?? {};

  const clear = () => {
    setFile(undefined);
    setProblem(undefined);
    preview.reset();
  };
  const choose = async (chosen: File) => {
    clear();
    if (chosen.size > MOST_BYTES_OF_READINGS)
      return setProblem('The file is larger than 1.2 MB. Split it into smaller files.');
    const next = { file_name: chosen.name, content: inBase64(new Uint8Array(await chosen.arrayBuffer())) };
    setFile(next);
    preview.mutate({ ...next, mapping: {} });
  };
  const keep = useMutation({
    mutationFn: () => {
      const body = { ...file!, mapping, fiscal_year };
      return api.call(importReadings, { body, idempotencyKey: keyOfAct(body) });
    },
    onSuccess: ({ rows_added }) => {
      notify.success(`${rows_added} ${rows_added === 1 ? 'reading was' : 'readings were'} imported.`);
      clear();
    },
    onError: (error) => setProblem(errorWordsToQuote(error)),
  });
  return {
    file,
    problem,
    preview: preview.data,
    isBusy: preview.isPending || keep.isPending,
    choose,
    map: (column: ReadingColumn, heading: string | null) =>
      preview.mutate({ ...file!, mapping: { ...mapping, [column]: heading } }),
    keep: () => keep.mutate(),
    clear,
  };
}
