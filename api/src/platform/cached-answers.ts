import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from './database/open-database.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

interface Entry {
  version: string;
  etag: string;
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
}

export interface CachedAnswer {
  /** Names the answer and everything that it depends on beside the data, such as the audience. */
  key: string;
  /** Tables whose change makes it stale. */
  tables: readonly string[];
  /** Whether caches between here and the reader may keep it. */
  shared: boolean;
  contentType?: string;
  /** The whole body. Called once per data version. */
  build: () => Promise<string>;
}

/**
 * Whole-list answers, built and compressed once per data version and shared by every request.
 * Lives in this process's memory and can be lost at any time: another process builds its own.
 */
export class CachedAnswers {
  readonly #database: Database;
  readonly #entries = new Map<string, Entry>();
  readonly #building = new Map<string, Promise<Entry>>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Changes with every commit to one of the tables, in whichever process, and with the district's day. */
  async version(tables: readonly string[]): Promise<string> {
    const { rows } = await this.#database.pool.query<{ version: string }>({
      name: 'data-version',
      text: `select coalesce(sum(changes), 0) || '-' || public.district_today() as version
             from public.data_versions where table_name = any($1)`,
      values: [tables],
    });
    return rows[0]!.version;
  }

  /** Answers from the cache, with 304 when the reader has it already. */
  async send(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer): Promise<FastifyReply> {
    const entry = await this.#find(answer);
    void reply
      .header('etag', entry.etag)
      .header('vary', 'accept-encoding, authorization')
      .header('cache-control', answer.shared ? 'public, no-cache' : 'private, no-cache')
      .type(answer.contentType ?? 'application/json; charset=utf-8')
      .serializer((body: unknown) => body as string);
    if (hasAlready(request.headers['if-none-match'], entry.etag)) return reply.code(304).send();
    const encoding = preferredEncoding(request.headers['accept-encoding'] ?? '');
    return encoding ? reply.header('content-encoding', encoding).send(entry[encoding]) : reply.send(entry.plain);
  }

  async #find(answer: CachedAnswer): Promise<Entry> {
    // The version is read before the rows: a commit in between can make the cache early, never late.
    const version = await this.version(answer.tables);
    const found = this.#entries.get(answer.key);
    if (found?.version === version) return found;
    const name = `${answer.key} ${version}`;
    const building =
      this.#building.get(name) ?? this.#build(answer, version).finally(() => this.#building.delete(name));
    this.#building.set(name, building);
    return building;
  }

  async #build(answer: CachedAnswer, version: string): Promise<Entry> {
    const plain = Buffer.from(await answer.build());
    const [gzipped, br] = await Promise.all([
      toGzip(plain, { level: 6 }),
      // Quality 5: within 3 % of the size of quality 9 in half the time.
      toBrotli(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      }),
    ]);
    const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
    const entry = { version, etag, plain, gzip: gzipped, br };
    this.#entries.set(answer.key, entry);
    return entry;
  }
}

function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function preferredEncoding(accepted: string): 'br' | 'gzip' | undefined {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
