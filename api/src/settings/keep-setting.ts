import type pg from 'pg';
import { conflict } from '../platform/problems.ts';

/** Keeps what a setting is from now on; null lets it be as the server was started. Throws 412 where somebody changed it after `version`. */
export async function keepSetting(client: pg.PoolClient, name: string, value: string | null, version?: number) {
  const { rows } = await client.query<{ version: number; value: string | null }>(
    'select version, value from district_settings where name = $1 for update',
    [name],
  );
  if (version !== undefined && version !== (rows[0]?.version ?? 0)) throw conflict({ name, ...rows[0] });
  await client.query(
    'insert into district_settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [name, value],
  );
}
