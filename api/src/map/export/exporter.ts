import { Turns } from '../../platform/answers/turns.ts';
import type { ExportJob } from './export-job.ts';
import { ExportThread } from './export-thread.ts';

/** Files that are written at once, and that wait for their turn. */
const AT_ONCE = 2;
const WAITING = 8;
/** A thread that nobody needed for so long is ended. */
const IDLE_MS = 60_000;

/** Writes files of wells off the main thread, a few at a time. */
export class Exporter {
  readonly #turns = new Turns(AT_ONCE, WAITING);
  readonly #idle = new Map<ExportThread, NodeJS.Timeout>();

  /** The file in pieces, made as it is taken. Throws 503 where too many files are asked for already. */
  async *write(job: ExportJob, wells: () => AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
    const endTurn = await this.#turns.take();
    const thread = this.#takeThread();
    let isWhole = false;
    try {
      yield* thread.write(job, wells());
      isWhole = true;
    } finally {
      // One that was left in the middle of a file would go on with it.
      if (isWhole) this.#keep(thread);
      else void thread.close();
      endTurn();
    }
  }

  async close() {
    await Promise.all([...this.#idle.keys()].map((thread) => this.#end(thread)));
  }

  #takeThread(): ExportThread {
    const [idle] = this.#idle;
    if (!idle) return new ExportThread();
    const [thread, timer] = idle;
    clearTimeout(timer);
    this.#idle.delete(thread);
    return thread;
  }

  #keep(thread: ExportThread) {
    this.#idle.set(thread, setTimeout(() => void this.#end(thread), IDLE_MS).unref());
  }

  async #end(thread: ExportThread) {
    clearTimeout(this.#idle.get(thread));
    this.#idle.delete(thread);
    await thread.close();
  }
}
