import { shortenAddress } from '@artesian/contract/pages/short-links';
import { describe, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

const { product } = await sharedProduct();
const visitor = await product.as('visitor');
const shorten = async (address: string) => (await visitor.call(shortenAddress, { body: { address } })).path;
const follow = (path: string) => product.fetch('visitor', path, { redirect: 'manual' });

describe('a short link', () => {
  const map = `/map?by=levelClass&draw=${'polygon:30.1,-97.8,'.repeat(20)}&q=a%20b`;

  it('leads to the page that it was made of, and is the same for the same page', async () => {
    const path = await shorten(map);
    expect(path).toMatch(/^\/s\/[\w-]{10}$/);
    const answer = await follow(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, map]);
    expect(await shorten(map)).toBe(path);
    expect(await shorten(`${map}1`)).not.toBe(path);
    expect(new Set(await Promise.all(Array.from({ length: 4 }, () => shorten('/today')))).size).toBe(1);
  });

  it('is longer where another page has the same beginning', async () => {
    const path = await shorten('/aquifers');
    await product.database.pool.query('update short_links set address = $1 where code = $2', ['/map', path.slice(3)]);
    const longer = await shorten('/aquifers');
    expect(longer).toMatch(/^\/s\/[\w-]{22}$/);
    expect((await follow(longer)).headers.get('location')).toBe('/aquifers');
    expect((await follow(path)).headers.get('location')).toBe('/map');
  });

  it('leads to no other site', async () => {
    const others = ['https://example.org', '//example.org', '/\\example.org', 'map', '', '/map\r\nset-cookie: a=b'];
    for (const address of [...others, `/${'a'.repeat(8000)}`])
      await expect(shorten(address)).rejects.toMatchObject({ status: 400 });
  });

  it('that nobody made leads to a page that says so', async () => {
    expect((await follow('/s/AAAAAAAAAA')).status).toBe(404);
    expect((await follow('/s/%00')).status).toBe(400);
  });
});
