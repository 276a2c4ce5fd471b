import type { Worker } from 'node:worker_threads';
import { startThread } from '../../platform/start-thread.ts';
import type { Audience, TileNumber } from './tile-row.ts';
import type { TileAnswer, TileReply, TileRequest } from './tile-worker.ts';

interface Waiting {
  resolve: (answer: TileAnswer) => void;
  reject: (error: Error) => void;
}
type Asked = Extract<TileRequest, { call: number }>;
type Question = Asked extends infer Q ? (Q extends Asked ? Omit<Q, 'call'> : never) : never;

/** The thread that holds the wells and writes tiles, so that neither a million wells nor a crowded tile holds up other calls. */
export class TileThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;
  #ended: Error | undefined;

  /** `lost` is called once, when the thread has ended without being asked to; every call that waits is refused then. */
  constructor(lost: () => void) {
    this.#worker = startThread(new URL('./tile-worker.ts', import.meta.url));
    this.#worker.on('message', (reply: TileReply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => {
      this.#end(new Error('The thread that writes tiles has ended.'));
      lost();
    });
  }

  begin() {
    this.#send({ kind: 'begin' });
  }

  addRows(json: string) {
    this.#send({ kind: 'rows', json });
  }

  /** The wells added since `begin` are from now on those of the tiles. */
  async finish(): Promise<void> {
    await this.#ask({ kind: 'finish' });
  }

  /** A gzipped tile, or null when it has no wells. */
  tile(tile: TileNumber, audience: Audience): Promise<TileAnswer> {
    return this.#ask({ kind: 'tile', tile, audience });
  }

  async close() {
    await this.#worker.terminate();
  }

  #send(request: TileRequest) {
    this.#worker.postMessage(request);
  }

  #ask(question: Question): Promise<TileAnswer> {
    if (this.#ended) return Promise.reject(this.#ended);
    const call = ++this.#calls;
    const answered = new Promise<TileAnswer>((resolve, reject) => this.#waiting.set(call, { resolve, reject }));
    this.#send({ ...question, call });
    return answered;
  }

  #settle({ call, answer }: TileReply) {
    this.#waiting.get(call)?.resolve(answer);
    this.#waiting.delete(call);
  }

  #end(reason: Error) {
    this.#ended ??= reason;
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }
}
