import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Pool } from 'pg';

interface StoredState {
  payload: AdapterPayload;
  expires_at: string | null;
  consumed_at: string | null;
}

/** What the embedded identity provider remembers, kept in the database so that any process can answer. */
export function storedState(pool: Pool) {
  const find = async (model: string, column: 'id' | 'uid' | 'user_code', value: string) => {
    const { rows } = await pool.query<StoredState>(
      `select payload, expires_at, consumed_at from sign_in_state where model = $1 and ${column} = $2`,
      [model, value],
    );
    return rows[0] && stillValid(rows[0]);
  };

  return class implements Adapter {
    readonly model: string;
    constructor(model: string) {
      this.model = model;
    }
    async upsert(id: string, payload: AdapterPayload, expiresInSeconds: number) {
      const expiresAt = expiresInSeconds ? new Date(Date.now() + expiresInSeconds * 1000).toISOString() : null;
      await pool.query(
        `insert into sign_in_state (model, id, payload, grant_id, user_code, uid, expires_at) values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (model, id) do update
         set payload = excluded.payload, grant_id = excluded.grant_id, user_code = excluded.user_code,
             uid = excluded.uid, expires_at = excluded.expires_at`,
        [
          this.model,
          id,
          JSON.stringify(payload),
          payload.grantId ?? null,
          payload.userCode ?? null,
          payload.uid ?? null,
          expiresAt,
        ],
      );
    }
    find(id: string) {
      return find(this.model, 'id', id);
    }
    findByUid(uid: string) {
      return find(this.model, 'uid', uid);
    }
    findByUserCode(userCode: string) {
      return find(this.model, 'user_code', userCode);
    }
    async consume(id: string) {
      await pool.query('update sign_in_state set consumed_at = now() where model = $1 and id = $2', [this.model, id]);
    }
    async destroy(id: string) {
      await pool.query('delete from sign_in_state where model = $1 and id = $2', [this.model, id]);
    }
    async revokeByGrantId(grantId: string) {
      await pool.query('delete from sign_in_state where grant_id = $1', [grantId]);
    }
  };
}

function stillValid({ payload, expires_at, consumed_at }: StoredState): AdapterPayload | undefined {
  if (expires_at !== null && Date.parse(expires_at) <= Date.now()) return undefined;
  return consumed_at === null ? payload : { ...payload, consumed: Math.floor(Date.parse(consumed_at) / 1000) };
}
