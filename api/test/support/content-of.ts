import type { ClientBase } from 'pg';

/** What every table holds, and where its numbers stand, by name. */
export async function contentOf(client: Pick<ClientBase, 'query'>): Promise<Record<string, string>> {
  const { rows: named } = await client.query<{ name: string; kind: string }>(
    `select pg_class.oid::regclass::text as name, relkind as kind
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname in ('public', 'history', 'pgboss') and relkind in ('r', 'S')
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     order by name`,
  );
  const content: Record<string, string> = {};
  for (const { name, kind } of named) {
    const { rows } = await client.query<{ content: string }>(
      kind === 'S'
        ? `select last_value || ' ' || is_called as content from ${name}`
        : `select count(*) || ' ' || coalesce(md5(string_agg(md5(kept::text), '' order by md5(kept::text) collate "C")), '') as content
           from ${name} as kept`,
    );
    content[name] = rows[0]!.content;
  }
  return content;
}
