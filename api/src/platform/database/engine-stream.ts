import { Duplex } from 'node:stream';

/** Something that answers whole batches of PostgreSQL's wire protocol. */
export interface WireEngine {
  exec(messages: Uint8Array): Promise<Uint8Array>;
}

const TERMINATE = code('X');
/** After one of these the engine has all that it needs to answer: Sync, Query, Flush and the end of a COPY. */
const ENDS_A_BATCH = new Set(['S', 'Q', 'H', 'c', 'f', 'F'].map(code));

/**
 * Lets the ordinary `pg` client speak to an embedded engine: wire protocol in, wire protocol out, so that types,
 * errors, prepared statements and transactions are the client's own on both kinds of database.
 */
export class EngineStream extends Duplex {
  readonly #engine: WireEngine;
  #started = false;
  #rest: Buffer = Buffer.alloc(0);

  constructor(engine: WireEngine) {
    super({ allowHalfOpen: false });
    this.#engine = engine;
  }

  // What `pg` calls of a socket.
  connect() {
    this.#startSession().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }

  override _read() {}
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void) {
    this.#feed(chunk).then(() => done(), done);
  }
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void) {
    this.#feed(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }
  override _final(done: () => void) {
    this.push(null);
    done();
  }

  /** The engine has one session for ever; a new connection finds nothing that a broken one left open or set. */
  async #startSession() {
    await this.#engine.exec(query('rollback'));
    await this.#engine.exec(query('discard all'));
  }

  async #feed(chunk: Buffer) {
    const received = this.#withoutStartup(this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk);
    const { batchEnd, terminated } = scan(received);
    this.#rest = received.subarray(batchEnd);
    if (batchEnd > 0) {
      const answer = await this.#engine.exec(received.subarray(0, batchEnd));
      if (answer.length > 0) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
    }
    if (terminated) this.push(null);
  }

  /** The first message of a connection has no type; the engine runs already, so it is greeted here. */
  #withoutStartup(received: Buffer): Buffer {
    if (this.#started) return received;
    this.#started = true;
    this.push(greeting);
    return received.subarray(received.readInt32BE(0));
  }
}

function scan(received: Buffer): { batchEnd: number; terminated: boolean } {
  let batchEnd = 0;
  for (let at = 0; at + 5 <= received.length;) {
    if (received[at] === TERMINATE) return { batchEnd, terminated: true };
    const next = at + 1 + received.readInt32BE(at + 1);
    if (next > received.length) break;
    if (ENDS_A_BATCH.has(received[at]!)) batchEnd = next;
    at = next;
  }
  return { batchEnd, terminated: false };
}

/** `pg` asks for no more than: you are let in, and I am ready. */
const greeting = Buffer.concat([message('R', int32(0)), message('Z', Buffer.from('I'))]);

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function query(sql: string): Buffer {
  return message('Q', Buffer.from(`${sql}\0`));
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function code(letter: string): number {
  return letter.charCodeAt(0);
}
