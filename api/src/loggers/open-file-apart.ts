import type { LoggerFile } from '@artesian/domain/loggers/logger-file';
import { Unusable } from '../import/unusable.ts';
import { startThread } from '../platform/start-thread.ts';
import { openLoggerFile } from './open-file.ts';
import type { OpenReply } from './open-file-worker.ts';

/** Read in a tenth of a second; a thread of its own takes longer than that to begin. */
const READ_AT_ONCE_BYTES = 200_000;
/** No logger writes longer lines. What reads a line may take as long as the square of its length. */
const LONGEST_LINE_BYTES = 500;
const PATIENCE_MS = 60_000;
const TOO_LONG = 'The file takes too long to read. Check that it is a logger file as the logger’s program exported it.';

/**
 * What a logger's file says, read beside whatever else the server does: ten megabytes take seconds. Throws Unusable for what is no such
 * file, or takes longer than `patienceMs` to read, in words.
 */
export const openApart = (bytes: Uint8Array, patienceMs = PATIENCE_MS): Promise<LoggerFile> =>
  bytes.length <= READ_AT_ONCE_BYTES && hasShortLines(bytes) ? openLoggerFile(bytes) : inThread(bytes, patienceMs);

function hasShortLines(bytes: Uint8Array): boolean {
  let begun = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === 10 || bytes[at] === 13) begun = at;
    else if (at - begun > LONGEST_LINE_BYTES) return false;
  }
  return true;
}

async function inThread(bytes: Uint8Array, patienceMs: number): Promise<LoggerFile> {
  const worker = startThread(new URL('./open-file-worker.ts', import.meta.url));
  try {
    const answer = await new Promise<OpenReply>((resolve, reject) => {
      setTimeout(() => reject(new Unusable(TOO_LONG)), patienceMs).unref();
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
