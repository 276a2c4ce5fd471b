import type { FastifyRequest } from 'fastify';

/** What the log keeps of a call: an address without secrets or e-mail addresses, and who asked from where; no headers. */
export const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({
  method,
  url: withoutSecrets(url),
  remoteAddress: ip,
});

const SECRET_NAME = /code|token|secret|password|hint|state|nonce|verifier|challenge|mail|key/i;
// Each looks only where a word begins: from every character of a long address anew, it would take as long as the square of its length.
const EMAIL = /(?<![^\s/?&=])[^\s/?&=]+(?:@|%40)[^\s/?&=]+/gi;
const TOKEN = /(?<![\w-])[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g;

/** Any text with `…` for e-mail addresses and tokens. */
export const withoutPersons = (text: string): string => text.replaceAll(EMAIL, '…').replaceAll(TOKEN, '…');

/** An address with `…` for what signs somebody in, and for e-mail addresses, wherever they stand in it. */
export function withoutSecrets(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return withoutPersons(path);
  const parameters = query.split('&').map((parameter) => {
    const [name = ''] = parameter.split('=', 1);
    return SECRET_NAME.test(name) ? `${name}=…` : withoutPersons(parameter);
  });
  return `${withoutPersons(path)}?${parameters.join('&')}`;
}
