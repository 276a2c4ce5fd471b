/** `fetch` as a browser does it for one person: the cookie that an answer sets goes along with all that follows. */
export function fetchWithCookies(): typeof fetch {
  let cookie = '';
  return async (address, init) => {
    const headers = new Headers(init?.headers);
    if (cookie) headers.set('cookie', cookie);
    const response = await fetch(address, { ...init, headers });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  };
}
