import { parseArgs } from 'node:util';
import { readConfig } from '../platform/config.ts';
import { endInWords } from '../platform/end-in-words.ts';
import { ensureMigrated } from '../platform/database/migrate.ts';
import { openServersDatabase } from '../platform/database/open-database.ts';
import { readTimeZone } from '../settings/time-zone.ts';
import { CannotMakeUser, makeFirstUser, refuseAccountsElsewhere, type FirstUser } from './make-first-user.ts';

const HELP = `npm run account -- <e-mail> --name <full name> [--role Administrator | Developer] [--reset-second-factor]
Creates a user who can manage users and prints a link to set a password. For an existing account it prints a new link;
with --reset-second-factor, its passkeys, authenticator app and recovery codes stop working.`;

await endInWords(run, CannotMakeUser);

async function run() {
  const wanted = readArguments();
  const config = readConfig();
  refuseAccountsElsewhere(config);
  const database = await openServersDatabase(config);
  try {
    await ensureMigrated(database, { timeZone: config.toldTimeZone });
    const { isNew, link, expires_at } = await makeFirstUser(database, config, wanted);
    const until = new Date(expires_at).toLocaleString('en-US', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: await readTimeZone(database),
    });
    console.log(
      isNew ? `${wanted.email} is ${articleOf(wanted.role)} now.` : `${wanted.email} already has an account.`,
    );
    console.log(`Set a password here, once, until ${until}, while the server is running:\n${link}`);
  } finally {
    await database.close();
  }
}

function articleOf(role: FirstUser['role']): string {
  return role === 'Administrator' ? 'an Administrator' : 'a Developer';
}

function readArguments(): FirstUser {
  const { values, positionals } = parsed();
  const [email] = positionals;
  const role = values.role ?? 'Administrator';
  if (!email || positionals.length > 1) throw new CannotMakeUser(HELP);
  if (role !== 'Administrator' && role !== 'Developer')
    throw new CannotMakeUser(`The first users are Administrators or Developers; “${role}” is neither.\n${HELP}`);
  const resetsSecondFactor = values['reset-second-factor'] ?? false;
  return { email, name: values.name ?? email.split('@')[0]!, role, resetsSecondFactor };
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        role: { type: 'string' },
        'reset-second-factor': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new CannotMakeUser(`${(error as Error).message.split('. ')[0]}.\n${HELP}`, { cause: error });
  }
}
