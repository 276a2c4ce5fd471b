import { accessTable } from '@artesian/contract/access';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressesOf } from '../spec-calls/addresses.ts';
import { sharedProduct } from '../support/product.ts';

// Words that nobody but staff may read, each unlike anything else: whoever finds one behind an open door has found a hole.

const { product } = await sharedProduct({ demo: true });
beforeAll(async () => {
  await product.database.pool.query(`
    update aquifers set aquifer_desc = 'PRIVATE-AQUIFER-' || aquifer_ndx where aquifer_ndx <> 999;
    update aquifer_settings set aq_setting_desc = 'PRIVATE-SETTING-' || aq_setting_ndx where aq_setting_ndx <> 999;
    update wells set gate_code = 'PRIVATE-GATE', access_notes = 'PRIVATE-ACCESS', owner_primary_contact_phone = 'PRIVATE-PHONE',
      owner_primary_contact_email = 'PRIVATE-EMAIL';
    update contacts set notes = 'PRIVATE-NOTES', r_email = 'private-email@example.org', r_phone = 'PRIVATE-TELEPHONE'
      where rolo_ndx not in (
        select rolo_ndx from permits join account_permits using (permit_ndx) where sub = 'demo|well-owner');
    update inspections set field_notes = 'PRIVATE-INSPECTION'`);
});

/** Where calls whose parameters no view knows are asked. */
const others: Record<string, string[]> = {
  '/api/public-map/tiles/{}/{}/{}': ['/api/public-map/tiles/10/233/421', '/api/public-map/tiles/8/58/105'],
  // These hold nothing of the district's records.
  '/api/public-map/base-map/{}': [],
  '/api/district-texts/{}': [],
  '/api/district-pictures/{}': [],
  // Made of the collections, which are asked; their own tests hold them to these.
  '/ogc/files/{}': [],
  '/api/public-map/sources/{}': ['/api/public-map/sources/district', '/api/public-map/sources/watersheds'],
  '/api/public-map/wells/{}': ['shapefile', 'geopackage', 'geojson', 'kml', 'csv'].map(
    (format) => `/api/public-map/wells/${format}`,
  ),
};

async function addresses(path: string): Promise<string[]> {
  const pattern = path.replaceAll(/\{[^}]+\}/g, '{}');
  if (others[pattern]) return others[pattern];
  if (pattern === '/api/files/{}') return [];
  if (pattern.startsWith('/api/ui-map-wells/{}')) return ['/api/ui-map-wells/1', '/api/ui-map-wells/2'];
  if (pattern.startsWith('/api/wells/{}')) {
    const { rows } = await product.database.pool.query<{ id: string }>(
      'select district_well_id as id from wells where is_published and not removed order by well_ndx limit 3',
    );
    return rows.map(({ id }) => pattern.replace('{}', id));
  }
  if (pattern === '/api/public-map/sources/{}/{}') {
    const { rows } = await product.database.pool.query<{ shape: string }>(
      `select distinct on (source_id) source_id || '/' || feature_ndx as shape from map_features order by source_id, feature_ndx`,
    );
    return rows.map(({ shape }) => `/api/public-map/sources/${shape}`);
  }
  return addressesOf(product.database, path);
}

/** What an answer says, also inside an archive. */
async function wordsOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const parts = isArchive ? Object.values(unzipSync(bytes)) : [bytes];
  return parts.map((part) => Buffer.from(part).toString('latin1')).join('');
}

const found = (words: string): string[] => [...new Set(words.match(/private-[a-z]+/gi) ?? [])];

const reading = (access: string) =>
  [...accessTable].filter(([call, who]) => call.startsWith('GET ') && who === access).map(([call]) => call.slice(4));

describe.each([...reading('open'), ...reading('signed-in')])('%s', (path) => {
  it('says nothing to visitors and Well Owners that only staff may read', async () => {
    for (const address of await addresses(path)) {
      for (const caller of ['visitor', 'well-owner'] as const) {
        const words = await wordsOf(await product.fetch(caller, address));
        expect({ address, caller, found: found(words) }).toEqual({ address, caller, found: [] });
      }
    }
  });
});

it('would find them where staff read them', async () => {
  const asStaff = async (address: string) => found(await wordsOf(await product.fetch('administrator', address)));
  expect(await asStaff('/api/ui-map-wells')).toContain('PRIVATE-AQUIFER');
  expect(await asStaff('/api/query-and-download/fetch-data-records/q-d-data-wells')).toEqual(
    expect.arrayContaining(['PRIVATE-AQUIFER', 'PRIVATE-SETTING', 'PRIVATE-TELEPHONE']),
  );
  expect(await asStaff('/api/public-map/wells/shapefile')).toContain('PRIVATE-SETTING');
});
