import {
  loggerFileEndings,
  loggerFileWords,
  MOST_BYTES_OF_LOGGER_FILE,
  MOST_BYTES_OF_LOGGER_UPLOAD,
  previewLoggerData,
  uploadLoggerData,
  type PreviewedLoggerFile,
  type ReadingOfFile,
} from '@artesian/contract/science/logger-uploads';
import { activeUploads, uploadStatus } from '@artesian/contract/science/water-science';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, queryClient } from '../api.ts';
import { useKeyPerAct } from '../register/form/use-save.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';

export type SaidReadings = Readonly<Record<string, Partial<ReadingOfFile>>>;
export interface UploadForm {
  description: string;
  uploadedBy: string;
  fileFormat: string;
}

/** Spec 2 §9. */
const POLL_MS = 2000;

/** Files on their way to their wells: chosen, shown as they will be read, uploaded, and followed until their readings are stored. */
export function useLoggerUpload(begin: UploadForm) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [said, setSaid] = useState<SaidReadings>({});
  const [form, setForm] = useState(begin);
  const [problem, setProblem] = useState<string>();
  const keyOfAct = useKeyPerAct();
  const preview = useMutation({
    mutationFn: (asked: { files: readonly File[]; said: SaidReadings }) =>
      api.upload(previewLoggerData, { fields: { readings: JSON.stringify(asked.said) }, file: asked.files }),
    onError: (error) => setProblem(errorWordsToQuote(error)),
    onSuccess: () => setProblem(undefined),
  });
  const followed = useFollowed(() => {
    setFiles([]);
    setSaid({});
    setForm(begin);
    preview.reset();
  });

  const show = (wanted: readonly File[], readings: SaidReadings) => {
    setFiles(wanted);
    setSaid(readings);
    if (wanted.length > 0) preview.mutate({ files: wanted, said: readings });
    else preview.reset();
  };

  const start = useMutation({
    mutationFn: (fileFormat: number) => {
      const fields = {
        ...form,
        fileFormat,
        readings: JSON.stringify(readingsOf(preview.data, said)),
      };
      const act = { fields, files: files.map(({ name, size, lastModified }) => [name, size, lastModified]) };
      return api.upload(uploadLoggerData, { fields, file: files, idempotencyKey: keyOfAct(act) });
    },
    onSuccess: ({ uploadId }) => followed.follow(uploadId),
    onError: (error) => setProblem(errorWordsToQuote(error) || 'Failed to start upload'),
  });

  return {
    files,
    form,
    problem,
    previews: files.length > 0 ? preview.data : undefined,
    isReading: preview.isPending,
    isStarting: start.isPending,
    status: followed.status,
    change: (field: keyof UploadForm, value: string) => setForm({ ...form, [field]: value }),
    add: (chosen: Iterable<File>) => {
      // A file of a name that is there already takes its place: most likely it was mended.
      const all = [...new Map([...files, ...chosen].map((file) => [file.name, file])).values()];
      const why = refusalOf(all);
      setProblem(why);
      if (!why) show(all, said);
    },
    remove: (name: string) =>
      show(
        files.filter((file) => file.name !== name),
        said,
      ),
    clear: () => show([], {}),
    say: (name: string, change: Partial<ReadingOfFile>) =>
      show(files, {
        ...readingsOf(preview.data, said),
        [name]: { ...said[name], ...shownOf(preview.data, name), ...change },
      }),
    readAgain: () => show(files, said),
    start: (fileFormat: number) => start.mutate(fileFormat),
  };
}
export type LoggerUploading = ReturnType<typeof useLoggerUpload>;

const shownOf = (previews: readonly PreviewedLoggerFile[] | undefined, name: string) =>
  previews?.find(({ file_name, refused }) => file_name === name && refused === null)?.reading;

/** What was shown is what is kept, even where nobody changed it. */
const readingsOf = (previews: readonly PreviewedLoggerFile[] | undefined, said: SaidReadings): SaidReadings => ({
  ...said,
  ...Object.fromEntries(
    (previews ?? []).flatMap(({ file_name, refused, reading }) => (refused === null ? [[file_name, reading]] : [])),
  ),
});

/** What the server would refuse, said before anything is sent. */
function refusalOf(files: readonly File[]): string | undefined {
  const other = files.find(({ name }) => !loggerFileEndings.some((ending) => name.toLowerCase().endsWith(ending)));
  if (other) return `${other.name}: ${loggerFileWords.kindAtLength}`;
  const large = files.find(({ size }) => size > MOST_BYTES_OF_LOGGER_FILE);
  if (large) return `${large.name}: ${loggerFileWords.fileTooLarge}`;
  return bytesOf(files) > MOST_BYTES_OF_LOGGER_UPLOAD ? loggerFileWords.uploadTooLarge : undefined;
}

export const bytesOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);

/** An upload that is being processed: the one that was begun here, else the oldest of all. */
function useFollowed(onCompleted: () => void) {
  const [uploadId, setUploadId] = useState<number>();
  const active = useQuery({
    queryKey: [activeUploads.path],
    queryFn: ({ signal }) => api.view(activeUploads, { signal }),
    enabled: uploadId === undefined,
    staleTime: 0,
  });
  const oldest = active.data?.find(({ status }) => status === 'processing')?.id;
  const followed = uploadId ?? oldest;
  // A failed look is tried again with the next one: the upload goes on.
  const { data: status } = useQuery({
    queryKey: [uploadStatus.path, followed],
    queryFn: ({ signal }) => api.viewOne(uploadStatus, { params: { uploadId: followed! }, signal }),
    enabled: followed !== undefined,
    refetchInterval: ({ state }) => (isOver(state.data?.status) ? false : POLL_MS),
    staleTime: 0,
  });
  const end = isOver(status?.status) ? status : undefined;

  useEffect(() => {
    if (!end) return;
    if (end.status === 'failed') notify.error(end.error ?? 'Upload failed');
    else {
      notify.success(`Upload completed - ${end.fileCount} files processed`);
      // Of others, and of files that are processed again, nothing stands in the form.
      if (end.uploadId === uploadId) onCompleted();
    }
    setUploadId(undefined);
    void queryClient.invalidateQueries();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each upload that ends
  }, [end?.uploadId, end?.status]);

  return { status: end ? undefined : status, follow: setUploadId };
}

const isOver = (status: string | undefined) => status === 'completed' || status === 'failed';
