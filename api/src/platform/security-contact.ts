import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { contactOf } from './district-contact.ts';
import { notFound } from './problems.ts';

/** Programs read the file again before it expires. */
const GOOD_FOR_DAYS = 180;

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness, which is the district office as its settings have it. */
export function answerSecurityContact(app: FastifyInstance, config: Config) {
  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_request, reply) => {
    const { email, phone } = contactOf(config);
    const contacts = [email && `mailto:${email}`, phone && phoneAddress(phone)].filter(Boolean);
    if (contacts.length === 0) throw notFound('security contact');
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expiry().toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${config.origin}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  });
}

/** A number of ten digits is one of the United States. */
function phoneAddress(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, '');
  return `tel:${/^\d{10}$/.test(digits) ? `+1${digits}` : digits}`;
}

/** The same all day, so that the file is. */
const expiry = () => new Date((Math.floor(Date.now() / 86_400_000) + GOOD_FOR_DAYS) * 86_400_000);
