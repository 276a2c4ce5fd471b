import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Pool } from 'pg';

export interface Account {
  sub: string;
  email: string;
  name: string;
  roles: string[];
  demonstration: boolean;
}

/** Argon2id with the parameters of OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 };
export const hashPassword = (password: string) => hash(password, cost);

/** As long a check for an address that nobody has, so that time does not tell which addresses exist. */
const decoy = hashPassword(randomBytes(12).toString('hex'));

const columns = 'sub, email, name, roles, demonstration';

export async function findAccount(pool: Pool, sub: string): Promise<Account | undefined> {
  const { rows } = await pool.query<Account>(`select ${columns} from accounts where sub = $1 and not blocked`, [sub]);
  return rows[0];
}

/** The account of this address when the password is right and it is not blocked. */
export async function checkPassword(pool: Pool, email: string, password: string): Promise<Account | undefined> {
  const { rows } = await pool.query<Account & { password_hash: string | null; blocked: boolean }>(
    `select ${columns}, password_hash, blocked from accounts where lower(email) = lower($1) and deleted_at is null`,
    [email],
  );
  const account = rows[0];
  const right = await verify(account?.password_hash ?? (await decoy), password).catch(() => false);
  return account && right && !account.blocked ? account : undefined;
}

/** What tokens call the account of this address, blocked or not; undefined where nobody has it. */
export async function accountWith(pool: Pool, email: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ sub: string }>(
    'select sub from accounts where lower(email) = lower($1) and deleted_at is null',
    [email],
  );
  return rows[0]?.sub;
}

/** Whether this is the password of an account that is signed in. */
export async function isPasswordOf(pool: Pool, sub: string, password: string): Promise<boolean> {
  const { rows } = await pool.query<{ password_hash: string | null }>(
    'select password_hash from accounts where sub = $1 and not blocked',
    [sub],
  );
  const known = rows[0]?.password_hash;
  return known ? verify(known, password).catch(() => false) : false;
}

export const noteSignIn = (pool: Pool, sub: string) =>
  pool.query('update accounts set last_login = now() where sub = $1', [sub]);

export async function demonstrationAccounts(pool: Pool): Promise<Account[]> {
  const { rows } = await pool.query<Account>(
    `select ${columns} from accounts where demonstration and not blocked order by array_position(array['Administrator', 'Developer', 'Well Owner'], roles[1])`,
  );
  return rows;
}

const people = [
  {
    role: 'Administrator',
    sub: 'demo|administrator',
    name: 'Ada Administrator',
    email: 'administrator@district.example',
  },
  { role: 'Developer', sub: 'demo|developer', name: 'Dee Developer', email: 'developer@district.example' },
  { role: 'Well Owner', sub: 'demo|well-owner', name: 'Otto Owner', email: 'well-owner@district.example' },
];

/** One account per role, for trying out. Nobody knows their passwords: they are signed in to by one click. */
export async function createDemonstrationAccounts(pool: Pool) {
  for (const { role, sub, name, email } of people) {
    await pool.query(
      `insert into accounts (sub, email, name, nickname, password_hash, roles, demonstration)
       values ($1, $2, $3, split_part($3, ' ', 1), $4, array[$5], true) on conflict do nothing`,
      [sub, email, name, await hashPassword(randomBytes(24).toString('hex')), role],
    );
  }
}
