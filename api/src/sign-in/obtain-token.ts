import { createHash, randomBytes } from 'node:crypto';

const ACCOUNTS: Record<string, string> = {
  administrator: 'demo|administrator',
  developer: 'demo|developer',
  'well-owner': 'demo|well-owner',
};
export const demonstrationRoles = Object.keys(ACCOUNTS);

interface Settings {
  signIn: { issuer: string; clientId: string };
}

/**
 * Signs in to the running server as a demonstration account, through the same pages as a person,
 * and returns the access token. Throws with a sentence that says what is wrong.
 */
export async function obtainToken(origin: string, role: string): Promise<string> {
  const account = ACCOUNTS[role];
  if (!account)
    throw new Error(`There is no demonstration account '${role}'. Choose ${demonstrationRoles.join(', ')}.`);
  const { signIn } = (await (await reach(`${origin}/api/settings`)).json()) as Settings;
  if (signIn.issuer !== `${origin}/oidc`)
    throw new Error(`${origin} has a sign-in of its own, so there are no demonstration accounts.`);
  const verifier = randomBytes(32).toString('base64url');
  const code = await walkThrough(origin, authorizationAddress(origin, signIn.clientId, verifier), account);
  return redeem(origin, signIn.clientId, code, verifier);
}

function authorizationAddress(origin: string, clientId: string, verifier: string): string {
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: `${origin}/signed-in`,
    scope: 'openid profile email offline_access',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return `${origin}/oidc/auth?${query.toString()}`;
}

/** Follows the redirects as a browser does, choosing the account on the sign-in page, until the code comes back. */
async function walkThrough(origin: string, start: string, account: string): Promise<string> {
  const cookies = new Map<string, string>();
  const visit = async (address: string, form?: Record<string, string>) => {
    const response = await reach(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) keepCookie(cookies, cookie);
    return response;
  };

  let response = await visit(start);
  for (let step = 0; step < 8; step++) {
    const location = response.headers.get('location');
    if (!location) throw new Error(`The sign-in page returned ${response.status}; is this a demonstration district?`);
    const address = new URL(location, origin);
    const code = address.pathname === '/signed-in' && address.searchParams.get('code');
    if (code) return code;
    const isSignInPage = address.pathname.startsWith('/oidc/interaction/');
    response = await visit(address.href, isSignInPage ? { account } : undefined);
  }
  throw new Error('The sign-in did not end.');
}

async function redeem(origin: string, clientId: string, code: string, verifier: string): Promise<string> {
  const response = await reach(`${origin}/oidc/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: verifier,
      redirect_uri: `${origin}/signed-in`,
    }),
  });
  const answer = (await response.json()) as { access_token?: string; error_description?: string };
  if (!answer.access_token) throw new Error(`No token was given: ${answer.error_description ?? response.status}.`);
  return answer.access_token;
}

async function reach(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch {
    throw new Error(`No response from ${new URL(address).origin}. Start Artesian with npm start, or set ORIGIN.`);
  }
}

function keepCookie(cookies: Map<string, string>, header: string) {
  const [pair = '', ...attributes] = header.split(';');
  const at = pair.indexOf('=');
  const ended = attributes.some((attribute) => /expires=thu, 01 jan 1970/i.test(attribute));
  if (ended) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}
