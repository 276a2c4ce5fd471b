import { shortenAddress } from '@artesian/contract/pages/short-links';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { answer } from '../platform/calls/answer.ts';
import type { Context } from '../platform/context.ts';

/** 60 bits: among a billion links two would meet once in two times; the longer one is for those. */
const LENGTH = 10;
const WHOLE = 22;

/** Makes one where it is not there yet, in one statement: two who share the same page at once get the same. */
const keep = `
  with made as (
    insert into short_links (code, address) values ($1, $2) on conflict do nothing returning address
  )
  select address from made
  union all
  select address from short_links where code = $1`;

/** `POST /api/short-links`: the code follows from the address, so that the same page has the same one. */
export const answerShortenAddress = answer(shortenAddress, async ({ body: { address } }, { database: { pool } }) => {
  const digest = createHash('sha256').update(address).digest('base64url');
  for (const length of [LENGTH, WHOLE]) {
    const code = digest.slice(0, length);
    const { rows } = await pool.query<{ address: string }>(keep, [code, address]);
    if (rows.every((kept) => kept.address === address)) return { path: `/s/${code}` };
  }
  throw new Error('Two addresses have the same digest.');
});

/** `/s/{code}` leads to the page; a code that nobody made to the page that says so. */
export function leadToPages(app: FastifyInstance, { database: { pool } }: Pick<Context, 'database'>) {
  app.get<{ Params: { code: string } }>('/s/:code', { schema: { hide: true } }, async ({ params: { code } }, reply) => {
    const { rows } = await pool.query<{ address: string }>('select address from short_links where code = $1', [code]);
    const [link] = rows;
    return link
      ? reply.header('cache-control', 'public, max-age=86400').redirect(link.address, 302)
      : reply.callNotFound();
  });
}
