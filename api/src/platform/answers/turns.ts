import { Refusal } from '../problems.ts';

/** Lets so much heavy work go on at once, and so much wait for its turn; more is refused for the moment. */
export class Turns {
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(most: number, mostWaiting: number) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  /** Resolves with how to end the turn, which must be called once. Throws 503 where too many wait already. */
  async take(): Promise<() => void> {
    if (this.#busy < this.#most) this.#busy += 1;
    else if (this.#waiting.length < this.#mostWaiting) await new Promise<void>((begin) => this.#waiting.push(begin));
    else throw busy();
    return () => this.#end();
  }

  /** The turn goes on to whoever waits. */
  #end() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy -= 1;
  }
}

const busy = () =>
  new Refusal(503, 'busy', 'Busy', 'Many large files are being requested right now. Try again in a few seconds.');
