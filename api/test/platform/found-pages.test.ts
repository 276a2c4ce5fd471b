import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aquifers } from '@artesian/contract/map/aquifers';
import { addressIn } from '@artesian/domain/texts/languages';
import { mapWells } from '@artesian/contract/map/map-wells';
import { afterAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../support/fresh-database.ts';
import { serveProduct } from '../support/serve-product.ts';

const folder = mkdtempSync(join(tmpdir(), 'artesian-web-'));
writeFileSync(
  join(folder, 'index.html'),
  `<html><head><meta name="description" content="usual" /><title>Artesian</title></head><body><noscript>Allow it.</noscript></body></html>`,
);
writeFileSync(
  join(folder, 'screens.json'),
  JSON.stringify([
    { path: '/', title: 'Home' },
    { path: '/today', title: 'The District Today' },
    { path: '/map', title: 'Map' },
    { path: '/contact', title: 'Contact' },
    { path: '/tools/near/{lat?}/{lon?}', title: 'Near' },
    { path: '/aquifers/{name}', pageOf: 'aquifers', title: 'Aquifer' },
    { path: '/wells/{id}', pageOf: 'wells', title: 'Well' },
    { path: '/dashboard' },
  ]),
);
const product = await serveProduct(
  await freshDatabase({ demo: true }),
  { DISTRICT_NAME: 'Clear "Creek" District' },
  folder,
);
const visitor = await product.as('visitor');
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

const pageAt = async (path: string) => (await fetch(`${product.origin}${path}`)).text();
const partOf = (page: string, pattern: RegExp) => pattern.exec(page)?.[1];
const titleOf = (page: string) => partOf(page, /<title>([^<]*)<\/title>/);
const descriptionOf = (page: string) => partOf(page, /<meta name="description" content="([^"]*)"/);
const canonicalOf = (page: string) => partOf(page, /<link rel="canonical" href="([^"]*)"/);
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);

describe('a page that everybody may find', () => {
  it('of a view of the map says what is shown, keeps one address for search engines, and has a card of its own', async () => {
    const whole = await pageAt('/map');
    expect(titleOf(whole)).toContain('Map of Wells');
    const page = await pageAt('/map?by=wellClass&depth=100..400&wellClass=Exempt&blob=1&at=x&drilled=9..1');
    expect(titleOf(page)).toContain('Wells by Well Class');
    expect(descriptionOf(page)).toContain('Wells shown: Is Active; Well Class: Exempt; Well Depth: 100 to 400 ft.');
    expect(canonicalOf(page)).toBe(`${product.origin}/map`);
    const shared = partOf(page, /og:url" content="([^"]*)"/)!.replaceAll('&amp;', '&');
    expect(Object.fromEntries(new URL(shared).searchParams)).toEqual({
      by: 'wellClass',
      wellClass: 'Exempt',
      depth: '100..400',
    });
    const cards = [whole, page].map((told) => partOf(told, /og:image" content="([^"]*)"/)!.replaceAll('&amp;', '&'));
    const pictures = await Promise.all(cards.map(async (card) => fetch(card)));
    expect(pictures.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
      [200, 'image/png'],
      [200, 'image/png'],
    ]);
    expect(new Set(pictures.map(({ headers }) => headers.get('etag'))).size).toBe(2);
    const broken = `${product.origin}/cards/map.png?at=95,1,x&by=blob&area=${'x'.repeat(9000)}&on=%00&only=zzz`;
    expect((await fetch(broken)).status).toBe(200);
  });

  it('of a well says which and what, where its data are, and nothing that only staff know', async () => {
    const [well] = await visitor.view(mapWells);
    const page = await pageAt(`/wells/${encodeURIComponent(well!.well_id)}`);
    expect(titleOf(page)).toBe(`Well ${well!.well_id}, ${well!.well_name} · Clear &quot;Creek&quot; District`);
    expect(descriptionOf(page)).toContain(well!.primary_use!);
    expect(canonicalOf(page)).toBe(`${product.origin}/wells/${encodeURIComponent(well!.well_id)}`);
    expect(page).not.toContain('content="usual"');
    const data = JSON.parse(partOf(page, /<script type="application\/ld\+json">([^]*?)<\/script>/)!) as {
      '@type': string;
    };
    expect(data).toMatchObject({ '@type': 'Dataset', creator: { name: 'Clear "Creek" District' } });
    // Whoever runs no script reads it, too.
    expect(partOf(page, /<noscript><h1>([^<]*)<\/h1>/)).toBe(titleOf(page));
    const { rows } = await product.database.pool.query<{ driller: string }>(
      `select driller_name as driller from wells join drillers using (driller_ndx) where well_ndx = $1`,
      [well!.well_ndx],
    );
    expect(page).not.toContain(rows[0]!.driller || 'no driller');
  });

  it('of a well that is not published says nothing of it', async () => {
    const { rows } = await product.database.pool.query<{ id: string }>(
      'select district_well_id as id from wells where not is_published limit 1',
    );
    const page = await pageAt(`/wells/${encodeURIComponent(rows[0]!.id)}`);
    expect(titleOf(page)).toBe('Artesian');
    expect(page).not.toContain(rows[0]!.id);
  });

  it('of the day names the stage in force', async () => {
    const { rows } = await product.database.pool.query<{ stage: string }>(
      'select drought_stage_name as stage from api.stages_in_force join drought_stages using (drought_stage_ndx)',
    );
    const page = await pageAt('/today?from=somewhere');
    expect(descriptionOf(page)).toContain(`${rows[0]!.stage} since`);
    expect(canonicalOf(page)).toBe(`${product.origin}/today`);
  });

  it('of an aquifer, and any other, has a title of its own', async () => {
    const name = (await visitor.view(aquifers))[0]!.aq_group_summary_name;
    const paths = ['/', '/today', '/contact', '/tools/near', `/aquifers/${encodeURIComponent(name)}`];
    const titles = await Promise.all(paths.map(async (path) => titleOf(await pageAt(path))));
    expect(new Set(titles).size).toBe(paths.length);
    expect(titles.every((title) => title?.includes('District'))).toBe(true);
    expect(canonicalOf(await pageAt('/tools/near/30/-97'))).toBe(`${product.origin}/tools/near/30/-97`);
  });

  it('is no page of the staff, nor one that is not there', async () => {
    for (const path of ['/dashboard', '/nowhere', '/wells/none']) {
      const page = await pageAt(path);
      expect(titleOf(page)).toBe('Artesian');
      expect(canonicalOf(page)).toBeUndefined();
    }
  });
});

describe('the card of a page', () => {
  const pictureAt = async (address: string) => {
    const answered = await fetch(address);
    const bytes = Buffer.from(await answered.arrayBuffer());
    return {
      status: answered.status,
      type: answered.headers.get('content-type'),
      bytes,
      etag: answered.headers.get('etag'),
    };
  };
  const imageOf = async (path: string) => partOf(await pageAt(path), /<meta property="og:image" content="([^"]*)"/)!;

  it('is a picture of the size that services ask for, another for each well, and asked for again only when it changed', async () => {
    const wells = await visitor.view(mapWells);
    const measured = wells.find(({ level_class }) => level_class === 'Normal')!;
    const paths = ['/today', ...[wells[0]!, measured].map(({ well_id }) => `/wells/${encodeURIComponent(well_id)}`)];
    const pictures = await Promise.all(paths.map(async (path) => pictureAt(await imageOf(path))));
    for (const { status, type, bytes, etag } of pictures) {
      expect([status, type]).toEqual([200, 'image/png']);
      // The header of a PNG has its size.
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(etag).toBeTruthy();
    }
    expect(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size).toBe(3);
    const again = await fetch(await imageOf('/today'), { headers: { 'if-none-match': pictures[0]!.etag! } });
    expect(again.status).toBe(304);
  });

  it('is none of a well that is not published', async () => {
    const { rows } = await product.database.pool.query<{ id: string }>(
      'select district_well_id as id from wells where not is_published limit 1',
    );
    expect((await fetch(`${product.origin}/cards/wells/${encodeURIComponent(rows[0]!.id)}.png`)).status).toBe(404);
    expect((await fetch(`${product.origin}/cards/wells/${'x'.repeat(60)}.png`)).status).toBe(404);
  });
});

describe('the sitemap', () => {
  it('is named by the robots file, and leads to every public page and published well once', async () => {
    const robots = await pageAt('/robots.txt');
    for (const closed of ['/api/', '/map?', '/es/map?']) expect(robots).toContain(`Disallow: ${closed}`);
    const parts = addressesIn(await pageAt(new URL(/Sitemap: (\S+)/.exec(robots)![1]!).pathname));
    const listed = (
      await Promise.all(parts.map(async (part) => addressesIn(await pageAt(new URL(part).pathname))))
    ).flat();
    const wells = await visitor.view(mapWells);
    const expected = [
      '/',
      '/today',
      '/map',
      '/contact',
      '/tools/near',
      ...(await visitor.view(aquifers)).map((one) => `/aquifers/${encodeURIComponent(one.aq_group_summary_name)}`),
      ...wells.map(({ well_id }) => `/wells/${encodeURIComponent(well_id)}`),
    ].flatMap((path) => [`${product.origin}${path}`, `${product.origin}${addressIn('es', path)}`]);
    expect(listed.map((address) => address.replace(/(?<=:\d+)$/, '/')).toSorted()).toEqual(expected.toSorted());
  });

  it.each(['/sitemap/wells-2.xml', '/sitemap/wells-0.xml', '/sitemap/none.xml', '/sitemap/..%2f'])(
    'has no part %s',
    async (path) => {
      expect((await fetch(`${product.origin}${path}`)).status).toBe(404);
    },
  );
});
