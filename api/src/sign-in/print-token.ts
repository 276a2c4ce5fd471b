import { readConfig } from '../platform/config.ts';
import { demonstrationRoles, obtainToken } from './obtain-token.ts';

const role = process.argv[2];
try {
  if (!role) throw new Error(`Choose the account: ${demonstrationRoles.join(', ')}.`);
  console.log(await obtainToken(readConfig().origin, role));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
