import { demonstrationRoles, obtainToken } from './obtain-token.ts';

const role = process.argv[2];
const origin = (process.env.ORIGIN ?? 'http://localhost:3000').replace(/\/$/, '');
try {
  if (!role) throw new Error(`Say whose token: ${demonstrationRoles.join(', ')}.`);
  console.log(await obtainToken(origin, role));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
