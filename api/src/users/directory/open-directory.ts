import type { Config } from '../../platform/config.ts';
import { Refusal } from '../../platform/problems.ts';
import { openAuth0 } from './auth0.ts';
import type { Directory } from './directory.ts';
import { openEmbeddedAccounts } from './embedded-accounts.ts';
import { openKeycloak } from './keycloak.ts';

/** The directory of the settings: that of the identity provider, or the accounts of the built-in sign-in. */
export function openDirectory(config: Config): Directory {
  if (config.DIRECTORY_KIND === 'auth0') return openAuth0(config);
  if (config.DIRECTORY_KIND === 'keycloak') return openKeycloak(config);
  return config.embeddedSignIn ? openEmbeddedAccounts(config) : keptElsewhere;
}

const refuse = () =>
  Promise.reject(
    new Refusal(
      409,
      'kept-elsewhere',
      'Kept elsewhere',
      'Users are managed by the district’s identity provider. To manage them here, the server administrator can set DIRECTORY_KIND.',
    ),
  );
const keptElsewhere: Directory = {
  list: refuse,
  find: refuse,
  create: refuse,
  change: refuse,
  remove: refuse,
  link: refuse,
  hasChosenPassword: refuse,
  signOut: refuse,
};
