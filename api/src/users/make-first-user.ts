import { createUser, type CreatedUser } from '@artesian/contract/people/users';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/open-database.ts';
import { transaction } from '../platform/transaction.ts';
import { forgetFactors } from '../sign-in/second-factor/factors.ts';
import type { GivenLink, Person } from './directory/directory.ts';
import { openEmbeddedAccounts } from './directory/embedded-accounts.ts';
import { noteChange } from './note-change.ts';
import { withPermits } from './read-users.ts';
import { managesUsers } from './refuse-losing-way-in.ts';

/** A user who cannot be made, in words for whoever runs the server. */
export class CannotMakeUser extends Error {}

export type FirstUser = Pick<CreatedUser, 'email' | 'name'> & {
  role: 'Administrator' | 'Developer';
  /** Whether the second factor of one who is there no longer counts. */
  resetsSecondFactor?: boolean;
};

/** Throws CannotMakeUser where the accounts are not those of the built-in sign-in. */
export function refuseAccountsElsewhere({ embeddedSignIn, issuer }: Config) {
  if (!embeddedSignIn)
    throw new CannotMakeUser(
      `Accounts are managed by the identity provider at ${issuer} (OIDC_ISSUER). Create the first administrator there.`,
    );
}

/**
 * Somebody who manages users, where nobody is there to add them: an account of the built-in sign-in, and a link to choose its password by.
 * One that is there already gets another link. Throws CannotMakeUser for what cannot be an account.
 */
export async function makeFirstUser(
  database: Database,
  config: Config,
  wanted: FirstUser,
): Promise<{ isNew: boolean } & GivenLink> {
  refuseAccountsElsewhere(config);
  const checked = createUser.body!.safeParse({
    email: wanted.email,
    name: wanted.name,
    role: wanted.role,
    nickname: wanted.name.split(' ')[0],
    permits: [],
  });
  if (!checked.success) throw new CannotMakeUser(checked.error.issues[0]!.message);
  const { email, name, nickname } = checked.data;
  const { role, resetsSecondFactor = false } = wanted;

  const directory = openEmbeddedAccounts(config);
  return transaction(database, { sub: 'command line', requestId: 'account' }, async (client) => {
    const known = (await directory.list(client)).find((person) => isOf(person, email));
    if (known) refuseUnlessSame(known, role);
    const person = known ?? (await directory.create(client, { email, name, nickname, role, password: undefined }));
    if (!known) await noteChange(client, person.id, 'created', undefined, await withPermits(client, person));
    if (resetsSecondFactor && (await forgetFactors(client, person.id)))
      await noteChange(client, person.id, 'second factor reset');
    await noteChange(client, person.id, 'invited');
    return { isNew: !known, ...(await directory.link(client, person)) };
  });
}

const isOf = (person: Person, email: string) => person.email.toLowerCase() === email.toLowerCase();

function refuseUnlessSame({ email, role, blocked }: Person, wanted: FirstUser['role']) {
  if (blocked) throw new CannotMakeUser(`Sign-in is blocked for ${email}. Use another e-mail address.`);
  if (role !== wanted)
    throw new CannotMakeUser(
      `${email} already has an account, with ${role ? `the role ${role}` : 'no role'}. Use another e-mail address, or change the role in Users Management.`,
    );
}

/** Whether somebody manages users: where nobody does, only whoever runs the server can add one. */
export const hasFirstUser = async (database: Database, config: Config): Promise<boolean> =>
  (await openEmbeddedAccounts(config).list(database.pool)).some(managesUsers);
