import { createHash, randomBytes } from 'node:crypto';

/** What one sign-in has. */
interface SignedIn {
  accessToken: string;
  /** Asks for another token, as browsers do before the present one expires. */
  renew: () => Promise<Response>;
  /** Goes through the pages that log out, and answers the status of the last. */
  logOut: () => Promise<number>;
}

/**
 * A visit to the built-in sign-in, as a browser makes it: with cookies, redirects and forms, but without a browser. `ip` is where a proxy
 * says that it comes from.
 */
export function startBrowserless(origin: string, { ip }: { ip?: string } = {}) {
  const cookies = new Map<string, string>();
  const setCookies: string[] = [];
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const visit = async (address: string, form?: Record<string, string>) => {
    const response = await fetch(new URL(address, origin), {
      redirect: 'manual',
      headers: {
        cookie: cookie(),
        ...(ip !== undefined && { 'x-forwarded-for': ip }),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const header of response.headers.getSetCookie()) {
      setCookies.push(header);
      const [name = '', value = ''] = header.split(';')[0]!.split('=', 2);
      cookies.set(name, value);
    }
    return response;
  };
  const token = (form: Record<string, string>, browser = '') =>
    fetch(`${origin}/oidc/token`, {
      method: 'POST',
      headers: { 'user-agent': browser },
      body: new URLSearchParams({ client_id: 'artesian-web', ...form }),
    });
  const verifier = randomBytes(32).toString('base64url');
  const beginSignIn = async (asked: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      client_id: 'artesian-web',
      response_type: 'code',
      redirect_uri: `${origin}/signed-in`,
      scope: 'openid profile email offline_access',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...asked,
    });
    return (await visit(`/oidc/auth?${query}`)).headers.get('location')!;
  };
  const openSignInPage = () => beginSignIn();

  /** `second` is what the second page is answered with, where there is one. */
  const obtainCode = async (form: Record<string, string>, second?: Record<string, string>) => {
    let response = await visit(await openSignInPage(), form);
    for (let step = 0; step < 5; step++) {
      const to = response.headers.get('location');
      if (to === null) throw new Error(`The sign-in page returned ${response.status}.`);
      const location = new URL(to, origin);
      const code = location.searchParams.get('code');
      if (code) return { code, verifier };
      const isSecond = location.pathname.endsWith('/second-factor');
      response = await visit(location.href, isSecond ? second : undefined);
    }
    throw new Error('The sign-in did not end.');
  };
  const redeem = (code: string, code_verifier: string, browser?: string) =>
    token({ grant_type: 'authorization_code', code, code_verifier, redirect_uri: `${origin}/signed-in` }, browser);

  const redeemed = async (
    form: Record<string, string>,
    { browser, second }: { browser?: string; second?: Record<string, string> } = {},
  ): Promise<SignedIn> => {
    const { code } = await obtainCode(form, second);
    const answer = (await (await redeem(code, verifier, browser)).json()) as Record<string, string>;
    return {
      accessToken: answer['access_token']!,
      renew: () => token({ grant_type: 'refresh_token', refresh_token: answer['refresh_token']! }),
      async logOut() {
        const page = await (await visit(`/oidc/session/end?id_token_hint=${answer['id_token']!}`)).text();
        const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
        return (await visit('/oidc/session/end/confirm', { xsrf, logout: 'yes' })).status;
      },
    };
  };

  return {
    /** What a browser would send along by itself, and every header that set some of it. */
    cookie,
    setCookies,
    obtainCode: (account: string) => obtainCode({ account }),
    redeem,
    cookies,
    visit,
    openSignInPage,
    /** What the provider answers a browser that asks for a code without showing a page: the code, or why there is none. */
    async askSilently(): Promise<{ code: string | null; error: string | null }> {
      const { searchParams } = new URL(await beginSignIn({ prompt: 'none' }), origin);
      return { code: searchParams.get('code'), error: searchParams.get('error') };
    },
    /** The status of the sign-in page's answer to a password, also of who is signed in already. */
    async tryPassword(email: string, password: string): Promise<number> {
      return (await visit(await beginSignIn({ prompt: 'login' }), { email, password })).status;
    },
    /** `browser` is what it says of itself. */
    signIn: (account: string, browser?: string) => redeemed({ account }, browser === undefined ? {} : { browser }),
    signInWith: (email: string, password: string, second?: Record<string, string>) =>
      redeemed({ email, password }, second && { second }),
  };
}
