import type { Worker } from 'node:worker_threads';
import type { Facets } from '@artesian/contract/map/well-facets';
import type { WellArea } from '@artesian/contract/map/well-area';
import type { Counting } from '@artesian/contract/map/count-wells';
import { startThread } from '../../platform/start-thread.ts';
import type { Audience, TileNumber } from './tile-row.ts';
import type { AskedView, AskedWells, FoundView, Picture } from './find-in-view.ts';
import type { TileAnswers, TileReply, TileRequest } from './tile-worker.ts';

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}
type Asked = Extract<TileRequest, { call: number }>;
type Question<K extends Asked['kind']> = Omit<Extract<Asked, { kind: K }>, 'call'>;

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
  tile(tile: TileNumber, audience: Audience, area: WellArea): Promise<TileAnswers['tile']> {
    return this.#ask({ kind: 'tile', tile, audience, area });
  }

  /** The wells within bounds that filters and layers leave. */
  view(view: AskedView, audience: Audience): Promise<FoundView> {
    return this.#ask({ kind: 'view', view, audience });
  }

  /** The wells within bounds for a small picture. */
  picture(asked: AskedWells & Counting, audience: Audience): Promise<Picture> {
    return this.#ask({ kind: 'picture', asked, audience });
  }

  /** What each filter would leave of the wells within bounds. */
  facets(asked: AskedWells, audience: Audience): Promise<Facets> {
    return this.#ask({ kind: 'facets', asked, audience });
  }

  async close() {
    await this.#worker.terminate();
  }

  #send(request: TileRequest) {
    this.#worker.postMessage(request);
  }

  #ask<K extends Asked['kind']>(question: Question<K> & { kind: K }): Promise<TileAnswers[K]> {
    if (this.#ended) return Promise.reject(this.#ended);
    const call = ++this.#calls;
    const answered = new Promise<TileAnswers[K]>((resolve, reject) => this.#waiting.set(call, { resolve, reject }));
    // A question of one kind is a request of that kind, which is not seen of a kind that is left open.
    this.#send({ ...question, call } as unknown as TileRequest);
    return answered;
  }

  #settle({ call, answer }: TileReply) {
    // The number of the call, not its type, says which answer it waits for.
    this.#waiting.get(call)?.resolve(answer as never);
    this.#waiting.delete(call);
  }

  #end(reason: Error) {
    this.#ended ??= reason;
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }
}
