import type { recordHistory } from '@artesian/contract/language/history';
import { columnsOf, type Register } from '@artesian/contract/language/register';
import { registers } from '@artesian/contract/registers';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problems.ts';

type Entry = z.output<(typeof recordHistory)['answer']>[number];
type StoredChange = Omit<Entry, 'changes'> & {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** Columns that say when and by whom; the entry of the history says it already. */
const STAMPS = /^(version|(created|updated|removed)_(timestamp|by))$/;
const NEWEST = 200;

/** Who changed a record, when, from what to what: the newest 200 changes of the register's own fields. */
export const answerRecordHistory =
  ({ database }: Context) =>
  async (request: FastifyRequest<{ Params: { register: string; key: number } }>): Promise<Entry[]> => {
    const register = registers.find(({ path }) => path === request.params.register);
    if (!register) throw notFound('such register');
    const { rows } = await database.pool.query<StoredChange>(
      `select changes.at, changes.who, accounts.name as who_name, changes.operation, changes.before, changes.after, changes.request_id
       from history.changes
       left join accounts on accounts.sub = changes.who
       where changes.table_name = $1 and changes.record_key = $2
       order by changes.change_ndx desc
       limit ${NEWEST}`,
      [register.table, String(request.params.key)],
    );
    return rows
      .map((stored) => readable(stored, register))
      .filter(({ operation, changes }) => operation !== 'update' || changes.length > 0);
  };

function readable({ before, after, ...entry }: StoredChange, register: Register): Entry {
  const fields = columnsOf(register).filter((name) => !STAMPS.test(name) && name !== register.key);
  const changes = fields
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
  return { ...entry, changes };
}
