import {
  bringIn,
  oneImportFile,
  planImport,
  previewImport,
  uploadImportFile,
  type ImportFile,
} from '@artesian/contract/importing/files';
import { goOnWithImport, listImports, oneImport } from '@artesian/contract/importing/imports';
import { peopleOfFile, proposePeople } from '@artesian/contract/importing/named-people';
import type { ImportMode, SaidMapping } from '@artesian/contract/importing/mapping';
import { importRegisters } from '@artesian/contract/importing/registers';
import {
  importRunRows,
  oneImportRun,
  stopImportRun,
  type ImportRun,
  type ImportVerdict,
} from '@artesian/contract/importing/runs';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../api.ts';
import { useKeyPerAct } from '../register/form/use-save.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';

/** How often something under way is looked at. */
const LOOK_MS = 1000;

export const registersQuery = queryOptions({
  queryKey: [importRegisters.path],
  queryFn: ({ signal }) => api.call(importRegisters, { signal }),
  staleTime: Infinity,
});

export const importsQuery = queryOptions({
  queryKey: [listImports.path],
  queryFn: ({ signal }) => api.call(listImports, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.some(({ state }) => state === 'running' || state === 'undoing') ? 3 * LOOK_MS : false,
  staleTime: 0,
});

export const importQuery = (import_ndx: number) =>
  queryOptions({
    queryKey: [oneImport.path, import_ndx],
    queryFn: ({ signal }) => api.call(oneImport, { params: { import_ndx }, signal }),
    refetchInterval: ({ state: { data } }) =>
      isUnderWay(data?.run) || isUnderWay(data?.undoing) || data?.state === 'running' ? LOOK_MS : false,
    staleTime: 0,
  });

export const fileQuery = (import_file_ndx: number) =>
  queryOptions({
    queryKey: [oneImportFile.path, import_file_ndx],
    queryFn: ({ signal }) => api.call(oneImportFile, { params: { import_file_ndx }, signal }),
    staleTime: 0,
  });

export const isUnderWay = (run: Pick<ImportRun, 'state'> | null | undefined): boolean =>
  run?.state === 'waiting' || run?.state === 'running';

export interface AskedRows {
  verdict: ImportVerdict | undefined;
  about: string | undefined;
  page: number;
}

/** A page of what became of rows; the page before stands until it is there. */
export const useRows = ({ import_run_ndx, rows_done }: ImportRun, { verdict, about, page }: AskedRows) =>
  useQuery({
    queryKey: [importRunRows.path, import_run_ndx, verdict, about, page, rows_done],
    queryFn: ({ signal }) => {
      const query = { page, ...(verdict && { verdict }), ...(about && { about }) };
      return api.call(importRunRows, { params: { import_run_ndx }, query, signal });
    },
    placeholderData: keepPreviousData,
  });

/** The preview of a file as it goes on; the file is asked for again when it has ended. */
export function usePreview(file: ImportFile): ImportRun | null {
  const queries = useQueryClient();
  const { data: run } = useQuery({
    queryKey: [oneImportRun.path, file.preview?.import_run_ndx],
    queryFn: ({ signal }) =>
      api.call(oneImportRun, { params: { import_run_ndx: file.preview!.import_run_ndx }, signal }),
    enabled: file.preview !== null,
    // A look that failed is none: the preview goes on.
    refetchInterval: ({ state: { data } }) => (data === undefined || isUnderWay(data) ? LOOK_MS : false),
    staleTime: 0,
  });
  const hasEnded = run !== undefined && !isUnderWay(run) && isUnderWay(file.preview);
  useEffect(() => {
    if (hasEnded) void queries.invalidateQueries({ queryKey: fileQuery(file.import_file_ndx).queryKey });
  }, [hasEnded, queries, file.import_file_ndx]);
  return file.preview && (run ?? file.preview);
}

const sayFailure = (error: unknown) => notify.error(errorWordsToQuote(error));

/** A table on its way to the server. */
export const useUpload = (register: string, onDone: (file: number) => void) =>
  useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress: (share: number) => void }) =>
      api.upload(uploadImportFile, { fields: { register }, file, onProgress }),
    onSuccess: ({ import_file_ndx }) => onDone(import_file_ndx),
  });

export interface Said {
  mapping?: SaidMapping;
  mode?: ImportMode;
  sheet?: string;
}

/** Says how a file is to be understood. What was chosen stands at once, and stays where it could not be kept. */
export function usePlan(file: ImportFile) {
  const queries = useQueryClient();
  const { queryKey } = fileQuery(file.import_file_ndx);
  const plan = useMutation({
    scope: { id: `plan of file ${file.import_file_ndx}` },
    mutationFn: (body: Said) =>
      api.call(planImport, { params: { import_file_ndx: file.import_file_ndx }, body: { ...body } }),
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
  });
  const waiting = plan.isPending || plan.isError ? plan.variables : undefined;
  const mapping = waiting?.mapping ?? file.mapping;
  return {
    mapping,
    mode: waiting?.mode ?? file.mode,
    isPending: plan.isPending,
    error: plan.error,
    say: (said: Said) => plan.mutate(said),
    again: () => plan.variables && plan.mutate(plan.variables),
  };
}

/** People whom a file names and who are not contacts yet, as it is understood now; asked for where it names any. */
export const usePeople = (file: ImportFile) =>
  useQuery({
    queryKey: [peopleOfFile.path, file.import_file_ndx, file.mapping, file.sheet],
    queryFn: ({ signal }) => api.call(peopleOfFile, { params: { import_file_ndx: file.import_file_ndx }, signal }),
    enabled: file.names_people,
    placeholderData: keepPreviousData,
  });

export const useProposal = (onDone: (file: number) => void) =>
  useMutation({
    mutationFn: ({ import_file_ndx, except }: { import_file_ndx: number; except: string[] }) =>
      api.call(proposePeople, { params: { import_file_ndx }, body: { except } }),
    onSuccess: ({ import_file_ndx }) => onDone(import_file_ndx),
    onError: sayFailure,
  });

/** What is done to a file and to an import, once however often it is pressed. */
export function useImportActs() {
  const keyOfAct = useKeyPerAct();
  const preview = useMutation({
    mutationFn: (import_file_ndx: number) => api.call(previewImport, { params: { import_file_ndx } }),
    onError: sayFailure,
  });
  const bringingIn = useMutation({
    mutationFn: (import_file_ndx: number) =>
      api.call(bringIn, { params: { import_file_ndx }, idempotencyKey: keyOfAct(['bring in', import_file_ndx]) }),
    onError: sayFailure,
  });
  const stop = useMutation({
    mutationFn: (import_run_ndx: number) => api.call(stopImportRun, { params: { import_run_ndx } }),
    onError: sayFailure,
  });
  const goOn = useMutation({
    mutationFn: (import_ndx: number) => api.call(goOnWithImport, { params: { import_ndx } }),
    onError: sayFailure,
  });
  return { preview, bringingIn, stop, goOn };
}
