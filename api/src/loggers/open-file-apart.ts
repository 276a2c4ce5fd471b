import type { LoggerFile } from '@artesian/domain/loggers/logger-file';
import { Unusable } from '../import/unusable.ts';
import { startThread } from '../platform/start-thread.ts';
import { openLoggerFile } from './open-file.ts';
import type { OpenReply } from './open-file-worker.ts';

/** Read in a tenth of a second; a thread of its own takes longer than that to begin. */
const READ_AT_ONCE_BYTES = 200_000;

/**
 * What a logger's file says, read beside whatever else the server does: ten megabytes take seconds. Throws Unusable for what is no such
 * file, in words.
 */
export const openApart = (bytes: Uint8Array): Promise<LoggerFile> =>
  bytes.length <= READ_AT_ONCE_BYTES ? openLoggerFile(bytes) : inThread(bytes);

async function inThread(bytes: Uint8Array): Promise<LoggerFile> {
  const worker = startThread(new URL('./open-file-worker.ts', import.meta.url));
  try {
    const answer = await new Promise<OpenReply>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The thread that reads files of loggers has ended.')));
      worker.postMessage(bytes);
    });
    if ('unusable' in answer) throw new Unusable(answer.unusable);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.file;
  } finally {
    await worker.terminate();
  }
}
