import { mapWell, mapWells, oneMapWell, staffOnlyWellColumns } from '@artesian/contract/map/map-wells';
import { rowsOfTable, type Table } from '@artesian/contract/language/table';
import { describe, expect, it } from 'vitest';
import { buildWell } from '../support/builders.ts';
import { sharedProduct, type Caller } from '../support/product.ts';

/** What only staff may read, in words that stand nowhere else. */
const canaries = ['Canary Drilling', 'past the yellow canary', 'Confined', 'Edwards (Balcones Fault Zone)'];
const here = { lat: 30.16823, lon: -97.85184 };

const { product, staff } = await sharedProduct();

/** What staff enter on other screens of a well. */
async function changeWell(wellNdx: number, columns: Record<string, unknown>) {
  const assignments = Object.keys(columns).map((column, place) => `${column} = $${place + 2}`);
  await product.database.pool.query(`update wells set ${assignments.join(', ')} where well_ndx = $1`, [
    wellNdx,
    ...Object.values(columns),
  ]);
}

async function secretWell(): Promise<number> {
  const { well_ndx } = await buildWell(staff, { well_name: 'Secret Well', well_class_ndx: 1 });
  await product.database.pool.query(
    `insert into drillers (driller_ndx, driller_name) values (1, 'Canary Drilling') on conflict do nothing`,
  );
  const directions_to_well = 'Turn left past the yellow canary.';
  await changeWell(well_ndx, {
    driller_ndx: 1,
    directions_to_well,
    aq_setting_ndx: 2,
    aquifer_ndx: 1,
    mgmtzone_ndx: 1,
  });
  return well_ndx;
}

describe('one well of the map', () => {
  it('is the row of the list', async () => {
    const { well_ndx } = await buildWell(staff, { well_name: 'Old Mill' });
    const one = mapWell.parse(await staff.call(oneMapWell, { params: { well_ndx } }));
    const listed = (await staff.view(mapWells)).find((well) => well.well_ndx === well_ndx);
    expect(one).toEqual(listed);
  });

  it('is not there before it is published', async () => {
    const { well_ndx } = await buildWell(staff, { is_published: false });
    expect((await product.fetch('administrator', `/api/ui-map-wells/${well_ndx}`)).status).toBe(404);
  });

  it.each(['0', '-1', 'seven', '1.5'])('cannot be %s', async (number) => {
    expect((await product.fetch('visitor', `/api/ui-map-wells/${number}`)).status).toBe(400);
  });
});

describe('the wells of the map as a table', () => {
  const read = async <T>(caller: Caller, path: string) => (await (await product.fetch(caller, path)).json()) as T;

  it.each(['visitor', 'well-owner', 'administrator'] as const)('are the same wells for a %s', async (caller) => {
    await secretWell();
    const list = await read<object[]>(caller, '/api/ui-map-wells');
    const table = await read<Table>(caller, '/api/ui-map-wells?as=table');
    expect(list.length).toBeGreaterThan(0);
    expect(table.columns).toEqual(Object.keys(list[0]!));
    expect(rowsOfTable(table)).toEqual(list);
  });

  it('are known by a tag of their own until a well changes', async () => {
    const { well_ndx } = await buildWell(staff, { well_name: 'Old Mill' });
    const ask = (tag = '') =>
      product.fetch('visitor', '/api/ui-map-wells?as=table', { headers: { 'if-none-match': tag } });
    const tag = (await ask()).headers.get('etag')!;
    expect((await product.fetch('visitor', '/api/ui-map-wells')).headers.get('etag')).not.toBe(tag);
    expect((await ask(tag)).status).toBe(304);
    await changeWell(well_ndx, { well_name: 'New Mill' });
    expect(await (await ask(tag)).text()).toContain('New Mill');
  });

  it('are not made into anything else', async () => {
    expect((await product.fetch('visitor', '/api/ui-map-wells?as=chart')).status).toBe(400);
  });
});

describe('what only staff may read', () => {
  const paths = async (wellNdx: number) => [
    '/api/ui-map-wells',
    '/api/ui-map-wells?as=table',
    `/api/ui-map-wells/${wellNdx}`,
    `/api/adjacent-wells/${here.lat}/${here.lon}/300`,
    '/api/public-map/filters',
    '/api/public-map/layers',
  ];

  it('reaches neither a visitor nor a Well Owner by any call of the map', async () => {
    const secrets = [...canaries, ...staffOnlyWellColumns.map((column) => `"${column}"`)];
    for (const path of await paths(await secretWell())) {
      for (const caller of ['visitor', 'well-owner'] as const) {
        const text = await (await product.fetch(caller, path)).text();
        const leaked = secrets
          .filter((word) => text.includes(word))
          .map((word) => `${caller} reads ${word} at ${path}`);
        expect(leaked).toEqual([]);
      }
    }
  });

  it('reaches staff', async () => {
    const well_ndx = await secretWell();
    expect(await staff.call(oneMapWell, { params: { well_ndx } })).toMatchObject({
      driller_name: 'Canary Drilling',
      directions_to_well: 'Turn left past the yellow canary.',
      aquifer_setting: 'Confined',
      aquifer: 'Edwards (Balcones Fault Zone)',
    });
  });
});
