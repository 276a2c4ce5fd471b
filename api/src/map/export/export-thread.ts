import { startThread } from '../../platform/start-thread.ts';
import { Refusal } from '../../platform/problems.ts';
import type { ExportJob } from './export-job.ts';
import type { ExportReply, ExportRequest } from './export-worker.ts';

/** A thread that writes one file of wells after the other. */
export class ExportThread {
  readonly #worker = startThread(new URL('./export-worker.ts', import.meta.url));
  #waiting: { resolve: (reply: ExportReply) => void; reject: (error: Error) => void } | undefined;

  constructor() {
    this.#worker.on('message', (reply: ExportReply) => this.#waiting?.resolve(reply));
    this.#worker.on('error', (error) => this.#waiting?.reject(error));
    this.#worker.on('exit', () => this.#waiting?.reject(new Error('The thread that writes files has ended.')));
  }

  /**
   * The file, portion by portion as it is taken. `wells` are pieces of a JSON list. Throws 422 where there are more wells than go
   * into one file.
   */
  async *write(job: ExportJob, wells: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
    this.#send({ kind: 'begin', job });
    for await (const piece of wells) this.#send({ kind: 'wells', items: itemsOf(piece) });
    for (let reply = await this.#take(); reply.kind !== 'end'; reply = await this.#take()) {
      if (reply.kind === 'refused') throw new Refusal(422, 'too-many', 'Too many wells', reply.words);
      if (reply.kind === 'failed') throw new Error(reply.message);
      yield reply.bytes;
    }
  }

  async close() {
    await this.#worker.terminate();
  }

  #send(request: ExportRequest) {
    this.#worker.postMessage(request);
  }

  #take(): Promise<ExportReply> {
    const answered = new Promise<ExportReply>((resolve, reject) => (this.#waiting = { resolve, reject }));
    this.#send({ kind: 'take' });
    return answered;
  }
}

/** A piece of a list begins with a bracket or a comma, and the last one ends with a bracket. */
const itemsOf = (piece: string | Uint8Array): string =>
  Buffer.from(piece as string)
    .toString()
    .replace(/^[[,]/, '')
    .replace(/\]$/, '');
