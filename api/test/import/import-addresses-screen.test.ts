import { bringIn, oneImportFile, previewImport, uploadImportFile } from '@artesian/contract/importing/files';
import { goOnWithImport, listImports, oneImport, undoImport } from '@artesian/contract/importing/imports';
import { importRunRows, oneImportRun, stopImportRun } from '@artesian/contract/importing/runs';
import { mapSearch } from '@artesian/contract/map/search';
import { describe, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();

const upload = (content: string, name = 'addresses.csv') =>
  staff.upload(uploadImportFile, { fields: { register: 'addresses' }, file: new File([content], name) });
async function ended(import_run_ndx: number) {
  const ask = () => staff.call(oneImportRun, { params: { import_run_ndx } });
  await expect.poll(async () => (await ask()).state, { interval: 100, timeout: 30_000 }).not.toMatch(/waiting|running/);
  return ask();
}
async function found(q: string) {
  const answer = await product.fetch('visitor', `/api/public-map/search?q=${encodeURIComponent(q)}`);
  return mapSearch.answer.parse(await answer.json()).data.map(({ title }) => title);
}

const table = `LON,LAT,NUMBER,STREET,CITY,POSTCODE
-97.74,30.26,100,SCREEN AVE,AUSTIN,78701
-97.75,30.27,140,SCREEN AVE,AUSTIN,78701
-97.75,30.27,140,SCREEN AVE,AUSTIN,78701
-97.90,30.10,,SCREEN AVE,BUDA,78610
`;

describe('addresses of a file on the screen', () => {
  it('are previewed without a trace, brought in once, found, and taken back', async () => {
    const params = await upload(table);
    expect(await staff.call(oneImportFile, { params })).toMatchObject({ rows: 4, problem: null, columns: [] });
    const preview = await ended((await staff.call(previewImport, { params })).import_run_ndx);
    expect(preview).toMatchObject({
      state: 'done',
      rows_added: 2,
      rows_known: 1,
      rows_refused: 1,
      refusals: [{ words: 'It has no house number.', count: 1 }],
      covers: {
        addresses: 3,
        ranges: 0,
        west: -97.75,
        south: 30.26,
        east: -97.74,
        north: 30.27,
        places: [{ words: 'Austin', count: 3 }],
        more: 0,
      },
    });
    const report = await product.fetch('administrator', `/api/import-runs/${preview.import_run_ndx}/report`);
    expect(await report.text()).toContain('5,refused,Screen Ave,It has no house number.');
    expect((await staff.call(importRunRows, { params: preview })).rows.map(({ line }) => line)).toEqual([4, 5]);
    expect(await found('100 screen ave')).toEqual([]);

    const { import_ndx } = await staff.call(bringIn, { params });
    const { run } = await staff.call(oneImport, { params: { import_ndx } });
    expect(await ended(run!.import_run_ndx)).toMatchObject({ state: 'done', rows_added: 2, rows_known: 1 });
    expect(await found('100 screen ave')).toEqual(['100 Screen Ave']);
    expect((await staff.call(listImports, {}))[0]).toMatchObject({
      title: 'Addresses',
      state: 'finished',
      rows_read: 4,
    });

    const again = await upload(table, 'again.csv');
    const words = `The addresses of this file are there already, since import ${import_ndx}.`;
    expect((await staff.call(oneImportFile, { params: again })).problem).toBe(words);
    await expect(staff.call(bringIn, { params: again })).rejects.toMatchObject({ status: 400, message: words });

    const undoing = await ended((await staff.call(undoImport, { params: { import_ndx } })).import_run_ndx);
    expect(undoing).toMatchObject({ state: 'done', rows_added: 2 });
    expect(await staff.call(oneImport, { params: { import_ndx } })).toMatchObject({ state: 'undone', may_undo: false });
    expect(await found('100 screen ave')).toEqual([]);
    expect((await staff.call(oneImportFile, { params: again })).problem).toBeNull();
  });

  it('go on where they were stopped, and are as many in the end', async () => {
    const lines = 16_000;
    const rows = Array.from({ length: lines }, (_, index) => `-97.7,30.2,${(index % 15_900) + 1},LONG LN,BUDA,78610`);
    const params = await upload(['LON,LAT,NUMBER,STREET,CITY,POSTCODE', ...rows].join('\n'), 'long.csv');
    const { import_ndx } = await staff.call(bringIn, { params });
    const one = () => staff.call(oneImport, { params: { import_ndx } });
    const { import_run_ndx } = (await one()).run!;
    await expect.poll(async () => (await one()).run!.rows_done, { interval: 10, timeout: 30_000 }).toBeGreaterThan(0);
    await staff.call(stopImportRun, { params: { import_run_ndx } });
    const stopped = await ended(import_run_ndx);
    expect(stopped.state).toBe('stopped');
    expect(await one()).toMatchObject({ state: 'stopped', rows_read: stopped.rows_done, may_go_on: true });
    expect(stopped.rows_done).toBeLessThan(lines);
    await staff.call(goOnWithImport, { params: { import_ndx } });
    expect(await ended(import_run_ndx)).toMatchObject({
      state: 'done',
      rows_done: lines,
      rows_added: 15_900,
      rows_known: 100,
    });
    expect(await one()).toMatchObject({ state: 'finished', rows_added: 15_900 });
  });

  it.each([
    ['a,b\n1,2\n', 'The table has no column with the longitude of an address.'],
    ['lon,lat,number,street\n-97,30,,Main St\n', 'No line of the file has an address. It has no house number.'],
    ['', 'The file is empty.'],
  ])('are refused in words where the file is %j', async (content, message) => {
    await expect(upload(content)).rejects.toMatchObject({ status: 400, message });
  });

  it('are nothing that an owner of a well brings in', async () => {
    const body = new FormData();
    body.set('register', 'addresses');
    body.set('file', new File([table], 'addresses.csv'));
    const answer = await product.fetch('well-owner', '/api/import-files', { method: 'POST', body });
    expect(answer.status).toBe(403);
  });
});
