import { t } from '@artesian/domain/texts/translate';
import type { Pool } from 'pg';
import { unauthorized } from '../platform/problems.ts';

/** Under which names a token's session may have been ended. */
export interface SessionNames {
  /** The provider's name of the session, where the token carries one, and the token itself. */
  names: readonly string[];
  sub: string;
  issuedAt: Date;
}

export const sessionName = (sid: string) => `session ${sid}`;
export const tokenName = (hash: string) => `token ${hash}`;
export const personName = (sub: string) => `person ${sub}`;

/** Sessions that another process ended are known here after so long. */
const READ_AGAIN_MS = 1000;
/** No token of ours lives longer; providers of districts may give tokens of hours. */
const KEPT_FOR = '1 day';

/** Which sessions have been ended: at once in this process, within a second in every other. */
export class EndedSessions {
  readonly #pool: Pool;
  #ended = new Map<string, Date>();
  #readAt = 0;
  #reading: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Throws unauthorized when the session of this token has been ended. */
  async refuseEnded({ names, sub, issuedAt }: SessionNames) {
    await this.#fresh();
    const ofPerson = this.#ended.get(personName(sub));
    if (names.some((name) => this.#ended.has(name)) || (ofPerson && issuedAt <= ofPerson)) {
      throw unauthorized(t('Your session has ended. Sign in again.'));
    }
  }

  /** `on` is the connection of a transaction that this is a part of. */
  async end(name: string, on: Pick<Pool, 'query'> = this.#pool) {
    const { rows } = await on.query<{ ended_at: string }>(
      `insert into ended_sessions (name, until) values ($1, now() + interval '${KEPT_FOR}')
       on conflict (name) do update set ended_at = excluded.ended_at, until = excluded.until
       returning ended_at`,
      [name],
    );
    this.#ended.set(name, new Date(rows[0]!.ended_at));
  }

  async #fresh() {
    if (Date.now() - this.#readAt < READ_AGAIN_MS) return;
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    await this.#reading;
  }

  async #read() {
    const { rows } = await this.#pool.query<{ name: string; ended_at: string }>(
      'select name, ended_at from ended_sessions where until > now()',
    );
    this.#ended = new Map(rows.map(({ name, ended_at }) => [name, new Date(ended_at)]));
    this.#readAt = Date.now();
  }
}
