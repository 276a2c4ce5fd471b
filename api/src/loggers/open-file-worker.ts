import { parentPort } from 'node:worker_threads';
import type { LoggerFile } from '@artesian/domain/loggers/logger-file';
import { Unusable } from '../import/unusable.ts';
import { openLoggerFile } from './open-file.ts';

export type OpenReply = { file: LoggerFile } | { unusable: string } | { failed: string };

const main = parentPort!;
const reply = (answer: OpenReply) => main.postMessage(answer);

main.once('message', (bytes: Uint8Array) => {
  openLoggerFile(bytes).then(
    (file) => reply({ file }),
    (error: unknown) => reply(error instanceof Unusable ? { unusable: error.message } : { failed: String(error) }),
  );
});
