import {
  addGuide,
  changeGuide,
  orderGuides,
  removeGuide,
  resourceGuides,
  restoreGuide,
} from '@artesian/contract/guides/guides';
import { describe, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

const FOLDER = 'https://folder.example/embedded?id=7';
const { product, staff } = await sharedProduct({ settings: { DISTRICT_GUIDES_FOLDER: FOLDER } });
const owner = await product.as('well-owner');

const file = (name: string) => new File(['%PDF-1.7 a guide'], name, { type: 'application/pdf' });
const titles = async () => (await owner.call(resourceGuides, {})).guides.map(({ title }) => title);

describe('resource guides', () => {
  it('are added, said more of, put in order, read by owners and removed with their file', async () => {
    const meter = await staff.upload(addGuide, {
      file: file('meter.pdf'),
      fields: { title: 'Reading a meter' },
    });
    const rules = await staff.upload(addGuide, { file: file('rules.pdf'), fields: { title: 'Rules', about: 'All' } });
    expect(meter).toMatchObject({ about: null, original_filename: 'meter.pdf', size_bytes: 16 });
    expect(await titles()).toEqual(['Reading a meter', 'Rules']);

    const keys = [rules, meter].map(({ resource_guide_ndx }) => resource_guide_ndx);
    await staff.call(orderGuides, { body: { resource_guide_ndx: keys } });
    const { guides } = await owner.call(resourceGuides, {});
    expect(guides.map(({ title }) => title)).toEqual(['Rules', 'Reading a meter']);

    const params = { resource_guide_ndx: meter.resource_guide_ndx };
    const { version } = guides[1]!;
    const changed = await staff.call(changeGuide, {
      params,
      body: { title: 'Your meter', about: 'By photo' },
      version,
    });
    expect(changed).toMatchObject({ title: 'Your meter', about: 'By photo', version: version + 1 });
    const stale = staff.call(changeGuide, { params, body: { title: 'Late' }, version });
    await expect(stale).rejects.toMatchObject({ status: 412 });

    expect((await product.fetch('visitor', meter.system_filepath)).status).toBe(200);
    await staff.call(removeGuide, { params });
    expect(await titles()).toEqual(['Rules']);
    expect((await product.fetch('visitor', meter.system_filepath)).status).toBe(404);
    await expect(staff.call(changeGuide, { params, body: { title: 'Gone' } })).rejects.toMatchObject({
      status: 404,
    });
    await staff.call(restoreGuide, { params });
    expect(await titles()).toEqual(['Rules', 'Your meter']);
    expect((await product.fetch('visitor', meter.system_filepath)).status).toBe(200);
    await expect(staff.call(restoreGuide, { params: { resource_guide_ndx: 987_654 } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('need a title, and a file of a kind that is known', async () => {
    const untitled = staff.upload(addGuide, { file: file('a.pdf'), fields: { title: '' } });
    await expect(untitled).rejects.toMatchObject({ status: 400 });
    const program = new File([new Uint8Array([77, 90, 0, 0])], 'a.exe');
    const unknown = staff.upload(addGuide, { file: program, fields: { title: 'A program' } });
    await expect(unknown).rejects.toMatchObject({ status: 415 });
  });
});

it('give way to a shared folder, the only other place that a frame may show', async () => {
  expect((await owner.call(resourceGuides, {})).folder).toBe(FOLDER);
  const answer = await product.fetch('visitor', '/api/settings');
  expect(answer.headers.get('content-security-policy')).toMatch(/frame-src 'self' https:\/\/folder\.example(;|$)/);
});
