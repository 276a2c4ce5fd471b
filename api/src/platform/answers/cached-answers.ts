import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createGunzip, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { isUnavailable } from '../problems.ts';
import { ByteCache } from './byte-cache.ts';
import { Gathering, type Piece } from './gathering.ts';
import { Turns } from './turns.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A longer body is sent as it is made, and only kept compressed: three forms of it would take the memory of everything else. */
const LONGEST_KEPT_BYTES = 20 * 1024 * 1024;
/** Of a longer body, or one that takes longer to make, the beginning is sent while the rest is made, to one who has nothing of it yet. */
const SENT_AS_MADE = { bytes: 512 * 1024, milliseconds: 80 };
/** Such long bodies are made for so many readers at once; each takes a connection of the database while it lasts. */
const LONG_ANSWERS = { atOnce: 2, waiting: 8 };

/** Each piece goes on as it comes: left to itself, zlib would hold the first rows until many more are there. */
const COMPRESSED_AS_MADE = { level: 4, flush: constants.Z_SYNC_FLUSH };

/** A reader who takes nothing for so long has gone, and gives the turn to another. */
const STALLED_MS = 30_000;

type Encoding = 'br' | 'gzip';

interface Entry {
  version: string;
  etag: string;
  /** When it was last known to be what the database says. */
  confirmedAt: Date;
  /** Of a long one there is nothing but `gzip`. */
  plain?: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
}

/** What was made of an answer: kept whole, or the beginning of one that is too long, with what makes the rest. */
type Made = { kept: Entry } | { long: AsyncIterableIterator<Piece> };
/** Or the beginning of one that is being made, for whoever asked first. */
type Begun = { begun: AsyncIterableIterator<Piece> };

/** What is shared by whoever reads from the primary and from a standby. */
interface Kept {
  entries: ByteCache<Entry>;
  /** Keys of answers that were long when they were last made. */
  long: Set<string>;
  longTurns: Turns;
}

export interface CachedAnswer {
  /** Names the answer and everything that it depends on beside the data, such as the audience. */
  key: string;
  /** Tables whose change makes it stale. */
  tables: readonly string[];
  /** Whether it is the same for everybody: caches between here and the reader may keep it, and it is shown stale sooner than not at all. */
  shared: boolean;
  contentType?: string;
  /** Whether compressing it again would gain nothing. */
  isCompressed?: boolean;
  /** Whether its beginning may be sent before its end is made: what goes wrong meanwhile then breaks off the answer. */
  isSentAsMade?: boolean;
  /** The body, whole or in pieces. Called once per data version, and for every reader of one that is too long to keep. */
  build: () => Promise<string> | AsyncIterable<Piece>;
}

/**
 * Answers that many people ask for, built and compressed once per data version and shared by every request. They live in this
 * process's memory, up to a number of bytes, and can be lost at any time: another process builds its own.
 */
export class CachedAnswers {
  readonly #database: Database;
  readonly #kept: Kept;
  readonly #isOfStandby: boolean;
  readonly #building = new Map<string, Promise<Made>>();

  private constructor(database: Database, kept: Kept, { isOfStandby }: { isOfStandby: boolean }) {
    this.#database = database;
    this.#kept = kept;
    this.#isOfStandby = isOfStandby;
  }

  /** Answers of a database, which take at most so many bytes. */
  static of(database: Database, limitBytes: number): CachedAnswers {
    const kept = {
      entries: new ByteCache<Entry>(limitBytes),
      long: new Set<string>(),
      longTurns: new Turns(LONG_ANSWERS.atOnce, LONG_ANSWERS.waiting),
    };
    return new CachedAnswers(database, kept, { isOfStandby: false });
  }

  /**
   * The same answers, made and asked for at a standby: version and rows are read from the same database, and what one has made the other
   * gives where their versions are the same. A standby that fails answers nothing.
   */
  atStandby(standby: Database): CachedAnswers {
    return new CachedAnswers(standby, this.#kept, { isOfStandby: true });
  }

  /** Changes with every commit to one of the tables, in whichever process, and with the district's day and time zone. */
  async version(tables: readonly string[]): Promise<string> {
    const { rows } = await this.#database.pool.query<{ version: string }>({
      ...this.#database.named('data-version'),
      text: `select coalesce(sum(changes), 0) || '-' || public.district_today() || '-' || public.district_time_zone() as version
             from public.data_versions where table_name = any($1)`,
      values: [tables],
    });
    return rows[0]!.version;
  }

  /** Answers from the cache, with 304 when the reader has it already; with what it was last while the database is away. */
  async send(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer): Promise<FastifyReply> {
    try {
      // The version is read before the rows: a commit in between can make the cache early, never late.
      const version = await this.version(answer.tables);
      // Whoever has an earlier one waits for the whole, which may be the same.
      const mayBegin = answer.isSentAsMade === true && request.headers['if-none-match'] === undefined;
      const made = await this.#find(answer, version, { mayBegin });
      if ('kept' in made) return sendEntry(request, reply, answer, made.kept);
      if ('begun' in made) return sendBegun(request, reply, answer, version, made.begun);
      return await this.#sendLong(request, reply, answer, version, made.long);
    } catch (error) {
      const mayBeOld = answer.shared && !this.#isOfStandby && isUnavailable(error);
      const last = mayBeOld ? this.#kept.entries.get(answer.key) : undefined;
      if (!last) throw error;
      return sendStale(request, reply, answer, last);
    }
  }

  /** The body of an answer, in pieces of its own making: of what is kept where it is, else made for this. */
  async *body(answer: CachedAnswer): AsyncGenerator<Piece> {
    const made = await this.#find(answer, await this.version(answer.tables), { mayBegin: false });
    if ('kept' in made) yield* plainOf(made.kept);
    else yield* 'long' in made ? made.long : made.begun;
  }

  async #find(answer: CachedAnswer, version: string, { mayBegin }: { mayBegin: boolean }): Promise<Made | Begun> {
    const found = this.#kept.entries.get(answer.key);
    if (found?.version === version) {
      found.confirmedAt = new Date();
      return { kept: found };
    }
    if (this.#kept.long.has(answer.key)) return { long: piecesOf(answer) };
    const name = `${answer.key} ${version}`;
    const begun = this.#building.get(name);
    if (begun) {
      const made = await begun;
      // The beginning of a long one is of whoever asked first.
      return 'kept' in made ? made : { long: piecesOf(answer) };
    }
    const gathering = new Gathering(piecesOf(answer), LONGEST_KEPT_BYTES);
    const building = this.#make(answer, version, gathering).finally(() => this.#building.delete(name));
    this.#building.set(name, building);
    // Nobody else may be waiting for it; whoever follows is told what went wrong.
    building.catch(() => undefined);
    return mayBegin && (await gathering.goesOnAfter(SENT_AS_MADE.bytes, SENT_AS_MADE.milliseconds))
      ? { begun: gathering.follow() }
      : building;
  }

  async #make(answer: CachedAnswer, version: string, gathering: Gathering): Promise<Made> {
    if (!(await gathering.isWhole)) {
      this.#kept.long.add(answer.key);
      return { long: gathering.follow() };
    }
    const entry = await entryOf(answer, version, Buffer.concat(gathering.pieces));
    this.#kept.entries.set(answer.key, entry, sizeOf(entry));
    return { kept: entry };
  }

  async #sendLong(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: CachedAnswer,
    version: string,
    pieces: AsyncIterableIterator<Piece>,
  ): Promise<FastifyReply> {
    const etag = tagOfVersion(answer, version);
    describe(reply, answer, etag);
    try {
      if (hasAlready(request.headers['if-none-match'], etag)) {
        await pieces.return?.();
        return await reply.code(304).send();
      }
      const end = await this.#kept.longTurns.take();
      if (reply.sent) {
        // Its time was over before its turn came: nobody would read what holds a connection.
        end();
        await pieces.return?.();
        return reply;
      }
      reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy());
      const body = Readable.from(pieces, { objectMode: false }).once('close', end);
      if (answer.isCompressed || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
        return await reply.send(body);
      const compressed = createGzip(COMPRESSED_AS_MADE);
      const keep = (whole: Buffer) => {
        const entry = { version, etag, confirmedAt: new Date(), encoded: { gzip: whole } };
        this.#kept.entries.set(answer.key, entry, sizeOf(entry));
        // It has become short: the next time all forms of it are kept.
        if (compressed.bytesWritten <= LONGEST_KEPT_BYTES) this.#kept.long.delete(answer.key);
      };
      return await reply
        .header('content-encoding', 'gzip')
        .send(body.compose(compressed).compose((pieces: AsyncIterable<Buffer>) => passingOn(pieces, keep)));
    } catch (error) {
      await pieces.return?.();
      throw error;
    }
  }
}

export async function* piecesOf({ build }: Pick<CachedAnswer, 'build'>): AsyncGenerator<Piece> {
  const body = build();
  if (body instanceof Promise) yield await body;
  else yield* body;
}

/** Passes pieces on, and tells of the whole once the last has gone by. */
async function* passingOn(pieces: AsyncIterable<Buffer>, tell: (whole: Buffer) => void): AsyncGenerator<Buffer> {
  const gathered: Buffer[] = [];
  for await (const piece of pieces) {
    gathered.push(piece);
    yield piece;
  }
  tell(Buffer.concat(gathered));
}

async function entryOf({ isCompressed }: CachedAnswer, version: string, plain: Buffer): Promise<Entry> {
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
  const entry = { version, etag, confirmedAt: new Date(), plain };
  if (isCompressed) return { ...entry, encoded: {} };
  const [gzipped, br] = await Promise.all([
    toGzip(plain, { level: 6 }),
    // Quality 5: within 3 % of the size of quality 9 in half the time.
    toBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  ]);
  return { ...entry, encoded: { gzip: gzipped, br } };
}

/** Bytes that an entry takes, with something for its name and headers. */
const sizeOf = ({ plain, encoded }: Entry): number =>
  1000 + (plain?.length ?? 0) + (encoded.br?.length ?? 0) + (encoded.gzip?.length ?? 0);

function sendEntry(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer, entry: Entry): FastifyReply {
  describe(reply, answer, entry.etag);
  const known = request.headers['if-none-match'];
  return hasAlready(known, entry.etag) || hasAlready(known, tagOfVersion(answer, entry.version))
    ? reply.code(304).send()
    : sendBody(request, reply, entry);
}

/** As it is made: what it will be is not known yet, so its tag is that of the version of the data. */
function sendBegun(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
  version: string,
  pieces: AsyncIterableIterator<Piece>,
): FastifyReply {
  describe(reply, answer, tagOfVersion(answer, version));
  reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy());
  const body = Readable.from(pieces, { objectMode: false });
  if (answer.isCompressed || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body);
  return reply.header('content-encoding', 'gzip').send(body.compose(createGzip(COMPRESSED_AS_MADE)));
}

const tagOfVersion = ({ key }: CachedAnswer, version: string) =>
  `W/"${createHash('sha1').update(`${key} ${version}`).digest('base64url')}"`;

/** As a whole and for no cache to keep: the reader would be told its age for ever. */
function sendStale(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer, entry: Entry): FastifyReply {
  describe(reply, answer, entry.etag);
  void reply.header('cache-control', 'no-store').header('x-as-of', entry.confirmedAt.toISOString());
  return sendBody(request, reply, entry);
}

function sendBody(request: FastifyRequest, reply: FastifyReply, entry: Entry): FastifyReply {
  const encoding = preferredEncoding(request.headers['accept-encoding'] ?? '', entry);
  return encoding
    ? reply.header('content-encoding', encoding).send(entry.encoded[encoding])
    : reply.send(entry.plain ?? plainOf(entry));
}

const plainOf = ({ plain, encoded }: Entry): Readable =>
  plain ? Readable.from([plain]) : Readable.from([encoded.gzip!]).pipe(createGunzip());

function describe(reply: FastifyReply, { shared, contentType }: CachedAnswer, etag: string) {
  void reply
    .header('etag', etag)
    .header('vary', 'accept-encoding, authorization')
    .header('cache-control', shared ? 'public, no-cache' : 'private, no-cache')
    .type(contentType ?? 'application/json; charset=utf-8')
    .serializer((body: unknown) => body as string);
}

function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch !== undefined && ifNoneMatch.split(',').some((tag) => strong(tag) === strong(etag));
}

function preferredEncoding(accepted: string, { encoded }: Entry): Encoding | undefined {
  if (encoded.br && /\bbr\b/.test(accepted)) return 'br';
  return encoded.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
