import { randomBytes } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import type { Pool } from 'pg';
import { unauthorized } from '../platform/problems.ts';
import { secret } from '../platform/secret.ts';
import type { SessionNames } from './sessions.ts';
import type { TokenHolder } from './tokens.ts';

/** Somebody's view of the product, as a Developer sees it for a while. */
export interface Seeing {
  /** As whom. */
  holder: TokenHolder;
  /** Who sees. */
  by: { sub: string; name: string };
  /** The session of the Developer that it is a part of. */
  names: readonly string[];
  issuedAt: Date;
}

const TYPE = 'seeing+jwt';
const SECONDS = 30 * 60;
const OVER = 'Viewing as another user is over. Go back to your own view.';

/** Tokens by which a Developer reads as somebody else. They are ours alone, whichever identity provider there is. */
export class SeeingTokens {
  readonly #pool: Pool;
  #key: Promise<Uint8Array> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async make({ holder, by, names }: Omit<Seeing, 'issuedAt'>): Promise<{ token: string; expires_at: string }> {
    const until = Math.floor(Date.now() / 1000) + SECONDS;
    const token = await new SignJWT({ holder, by, names })
      .setProtectedHeader({ alg: 'HS256', typ: TYPE })
      .setIssuedAt()
      .setExpirationTime(until)
      .sign(await this.#keyOf());
    return { token, expires_at: new Date(until * 1000).toISOString() };
  }

  /** Undefined for what is no such token; throws 401 for one that is over or forged. */
  async read(authorization: string): Promise<Seeing | undefined> {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
    if (token === undefined || !isSeeing(token)) return undefined;
    const { payload } = await jwtVerify(token, await this.#keyOf(), { typ: TYPE, algorithms: ['HS256'] }).catch(() => {
      throw unauthorized(OVER);
    });
    // What has this signature was written here.
    const { holder, by, names, iat = 0 } = payload as unknown as Omit<Seeing, 'issuedAt'> & { iat?: number };
    return { holder, by, names, issuedAt: new Date(iat * 1000) };
  }

  /** Neither session may have ended: the Developer's, nor those of the person, which end with a role that changes. */
  static sessionsOf({ holder, by, names, issuedAt }: Seeing): SessionNames[] {
    return [
      { names, sub: by.sub, issuedAt },
      { names: [], sub: holder.sub, issuedAt },
    ];
  }

  #keyOf(): Promise<Uint8Array> {
    this.#key ??= secret(this.#pool, 'seeing-key', async () => randomBytes(32).toString('base64url')).then((key) =>
      Buffer.from(key, 'base64url'),
    );
    this.#key.catch(() => (this.#key = undefined));
    return this.#key;
  }
}

function isSeeing(token: string): boolean {
  try {
    return decodeProtectedHeader(token).typ === TYPE;
  } catch {
    return false;
  }
}
