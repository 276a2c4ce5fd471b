import { randomUUID } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { hashPassword } from '../../sign-in/accounts.ts';
import { forgetSignIns } from '../../sign-in/devices.ts';
import { makeLink } from '../../sign-in/links.ts';
import { notFound } from '../../platform/problems.ts';
import { highestOf, type Directory, type Person, type Queries } from './directory.ts';

type Account = Omit<Person, 'role'> & { roles: string[] };

const columns = 'sub as id, name, nickname, email, roles, blocked, created_at, last_login';
const personOf = ({ roles, ...account }: Account): Person => ({ ...account, role: highestOf(roles) });

async function read(on: Queries, text: string, values: unknown[]): Promise<Person[]> {
  const { rows } = await on.query<Account>(text, values);
  return rows.map(personOf);
}

async function one(on: Queries, text: string, values: unknown[]): Promise<Person> {
  const [person] = await read(on, text, values);
  if (!person) throw notFound('such user');
  return person;
}

/** The accounts of the built-in sign-in, in the database of the district. */
export function openEmbeddedAccounts(config: Config): Directory {
  return {
    list: (on) => read(on, `select ${columns} from accounts where deleted_at is null order by name, sub`, []),
    find: async (on, id) =>
      (await read(on, `select ${columns} from accounts where deleted_at is null and sub = $1`, [id]))[0],
    create: async (on, { name, nickname, email, role, password }) =>
      one(
        on,
        `insert into accounts (sub, email, name, nickname, password_hash, roles) values ($1, $2, $3, $4, $5, array[$6])
         returning ${columns}`,
        [
          `local|${randomUUID()}`,
          email,
          name,
          nickname,
          password === undefined ? null : await hashPassword(password),
          role,
        ],
      ),
    // Whoever holds several roles keeps them until another one is given.
    change: (on, was, { name, nickname, email, role, blocked }) =>
      one(
        on,
        `update accounts set name = $2, nickname = $3, email = $4, blocked = $5, roles = case when $6 then array[$7] else roles end
         where sub = $1 and deleted_at is null
         returning ${columns}`,
        [was.id, name, nickname, email, blocked, was.role !== role, role],
      ),
    remove: async (on, { id }) => {
      await on.query('update accounts set deleted_at = now(), blocked = true, password_hash = null where sub = $1', [
        id,
      ]);
      await on.query('delete from account_links where sub = $1', [id]);
    },
    hasChosenPassword: async (on, { id }) =>
      (await on.query('select from accounts where sub = $1 and password_hash is not null', [id])).rowCount! > 0,
    link: (on, { id }) => makeLink(on, config, id),
    signOut: (on, { id }) => forgetSignIns(on, id),
  };
}
