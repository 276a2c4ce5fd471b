import { t } from '@artesian/domain/texts/translate';
import { useCallback, useState } from 'react';
import { useLatest } from './editable-table/use-live-state.ts';
import { errorWordsToQuote } from './error-words.ts';

/** A file that was chosen, and how far it is. */
export interface QueuedFile {
  /** Names the act of sending it, so that repeating it after a lost answer sends it no second time. */
  act: string;
  file: File;
  state: 'waiting' | 'refused' | 'sending' | 'sent' | 'failed';
  /** How much has arrived, from 0 to 1. */
  share: number;
  /** Why it is not sent. */
  message?: string;
}

/** One that did not arrive, and why; empty where nobody said. */
export interface FailedFile {
  name: string;
  why: string;
}

export interface FileRules {
  /** What the names of files may end with: `.pdf`. */
  extensions: readonly string[];
  mostBytes: number;
}

interface QueueProps extends FileRules {
  upload: (file: File, onProgress: (share: number) => void, act: string) => Promise<unknown>;
}

/** Files on their way: what cannot be sent is said before, what failed stays and can be sent again. */
export function useFileQueue({ upload, extensions, mostBytes }: QueueProps) {
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const isSending = files.some(({ state }) => state === 'sending');
  const latest = useLatest(upload);

  const mark = useCallback((act: string, change: Partial<QueuedFile>) => {
    setFiles((known) => known.map((one) => (one.act === act ? { ...one, ...change } : one)));
  }, []);

  /** What a browser gives of chosen files it empties again, maybe before React asks: they are taken out at once. */
  const add = (chosen: Iterable<File>) => {
    const added = Array.from(chosen, (file) => queued(file, { extensions, mostBytes }));
    setFiles((known) => [...known, ...added]);
  };

  const drop = (act: string) => setFiles((known) => known.filter((one) => one.act !== act));

  /** Answers why it did not arrive, empty where nobody said; undefined of one that did. */
  const send = async ({ act, file }: QueuedFile): Promise<string | undefined> => {
    mark(act, { state: 'sending', share: 0 });
    try {
      await latest.current(file, (share) => mark(act, { share }), act);
      mark(act, { state: 'sent', share: 1 });
      return undefined;
    } catch (error) {
      const hasWords = error instanceof Error && error.message !== '';
      const why = hasWords ? errorWordsToQuote(error) : '';
      mark(act, { state: 'failed', message: why || t('Unknown error') });
      return why;
    }
  };

  /** Sends these one after another; those that arrived leave the list. Answers how many did, and the others. */
  const sendAll = async (wanted: readonly QueuedFile[]) => {
    const failed: FailedFile[] = [];
    for (const one of wanted) {
      const why = await send(one);
      if (why !== undefined) failed.push({ name: one.file.name, why });
    }
    setFiles((known) => known.filter(({ state }) => state !== 'sent'));
    return { sent: wanted.length - failed.length, failed };
  };

  return { files, isSending, add, drop, sendAll };
}

export type FileQueue = ReturnType<typeof useFileQueue>;

/** Those that have not arrived and may. */
export const unsent = ({ files }: FileQueue) => files.filter(({ state }) => state === 'waiting' || state === 'failed');

function queued(file: File, rules: FileRules): QueuedFile {
  const message = refusalOf(file, rules);
  const known = { act: crypto.randomUUID(), file, share: 0 };
  return message ? { ...known, state: 'refused', message } : { ...known, state: 'waiting' };
}

/** What the server would refuse, said before anything is sent. */
function refusalOf({ name, size }: File, { extensions, mostBytes }: FileRules): string | undefined {
  const isKnown = extensions.some((extension) => name.toLowerCase().endsWith(extension));
  if (!isKnown)
    return t('Files of this kind cannot be attached. Choose one of: {extensions}.', {
      extensions: extensions.join(', '),
    });
  if (size > mostBytes)
    return t('The file has {size}, more than the {most} that one may have.', {
      size: megabytes(size),
      most: megabytes(mostBytes),
    });
  return size === 0 ? t('The file is empty.') : undefined;
}

export const megabytes = (bytes: number): string =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Number((bytes / 1_000_000).toFixed(1))} MB`;
