import type { ReadingOfFile } from '@artesian/contract/science/logger-uploads';
import type { LoggerFile } from '@artesian/domain/loggers/logger-file';
import type pg from 'pg';
import { Unusable } from '../import/unusable.ts';
import type { ReceivedFile } from '../platform/uploads/receive-files.ts';
import type { FileToRead } from './levels-of-file.ts';
import { openApart } from './open-file-apart.ts';
import { missingIn, planReading } from './plan-reading.ts';

/** A file that came, or that is kept since it came. */
export type FileOfUpload = Pick<ReceivedFile, 'originalName' | 'read'>;

/** A file of an upload: what it is and how it will be read, or why it cannot be. */
export type OpenedFile<F extends FileOfUpload = ReceivedFile> = RefusedFile<F> | ReadableFile<F>;

interface RefusedFile<F> {
  file_name: string;
  received: F;
  refused: string;
}

interface ReadableFile<F> extends FileToRead {
  received: F;
  refused?: undefined;
  is_remembered: boolean;
  missing: string | null;
}

/** What was said of how files are to be read, by their names. */
export type SaidOfFiles = Readonly<
  Record<string, Partial<{ [K in keyof ReadingOfFile]: ReadingOfFile[K] | undefined }>>
>;

/** Opens the files and says how each will be read: as it was said by its name, and worked out where nothing was. */
export async function openFiles<F extends FileOfUpload>(
  client: Pick<pg.PoolClient, 'query'>,
  files: readonly F[],
  said: SaidOfFiles,
  timeZone: string,
): Promise<OpenedFile<F>[]> {
  const opened: OpenedFile<F>[] = [];
  for (const received of files) {
    const file_name = received.originalName;
    const file = await openOne(received);
    if (typeof file === 'string') opened.push({ file_name, received, refused: file });
    else {
      const planned = await planReading(client, file, said[file_name] ?? {}, timeZone);
      opened.push({ file_name, received, file, ...planned, missing: null });
    }
  }
  const barometers = new Set(
    readable(opened).flatMap(({ file_name, reading }) => (reading.use === 'barometer' ? file_name : [])),
  );
  for (const one of readable(opened)) one.missing = missingIn(one.file, one.reading, barometers);
  return opened;
}

export const readable = <F extends FileOfUpload>(opened: readonly OpenedFile<F>[]) =>
  opened.filter((one) => one.refused === undefined);

const openOne = (received: FileOfUpload): Promise<LoggerFile | string> =>
  received
    .read()
    .then(openApart)
    .catch((error: unknown) => {
      if (error instanceof Unusable) return error.message;
      throw error;
    });
