import { deleteView, savedViews, saveView } from '@artesian/contract/people/saved-views';
import type { Client } from '@artesian/contract/language/client';
import { beforeAll, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

const { product } = await sharedProduct();
let ada: Client;
let dev: Client;
beforeAll(async () => {
  ada = await product.as('administrator');
  dev = await product.as('developer');
});

const params = { table_path: 'list-wells' };
const view = {
  filters: { city: 'Buda' },
  search: '',
  sort: [{ id: 'city', descending: true }],
  size: 30,
  hidden: ['notes'],
};
const names = async (client: Client) => (await client.call(savedViews, { params })).map(({ view_name }) => view_name);

it('keeps the views of each person by table and name, the same name once', async () => {
  await ada.call(saveView, { params, body: { view_name: 'Wells in Buda', view } });
  const again = await ada.call(saveView, {
    params,
    body: { view_name: ' Wells in Buda ', view: { ...view, size: 100 } },
  });
  expect(again).toMatchObject({ view_name: 'Wells in Buda', view: { size: 100, filters: { city: 'Buda' } } });
  await ada.call(saveView, { params, body: { view_name: 'all', view } });
  expect(await names(ada)).toEqual(['all', 'Wells in Buda']);
  expect(await ada.call(savedViews, { params: { table_path: 'list-meters' } })).toEqual([]);
  expect(await names(dev)).toEqual([]);
});

it('lets nobody forget a view of another, and forgets ones own', async () => {
  const { saved_view_ndx } = await ada.call(saveView, { params, body: { view_name: 'Mine', view } });
  const one = { params: { ...params, saved_view_ndx } };
  await expect(dev.call(deleteView, one)).rejects.toMatchObject({ status: 404 });
  await ada.call(deleteView, one);
  expect(await names(ada)).not.toContain('Mine');
});

it('refuses a view without a name, and one that is none, in words', async () => {
  await expect(ada.call(saveView, { params, body: { view_name: ' ', view } })).rejects.toMatchObject({
    status: 400,
    problem: { errors: [{ field: 'view_name', message: '*Required field' }] },
  });
  await expect(
    ada.call(saveView, { params, body: { view_name: 'Odd', view: { ...view, size: -1 } } }),
  ).rejects.toMatchObject({ status: 400 });
});

it('shows a shared view to all staff under the name of who saved it, who alone may take it back', async () => {
  const shared = { params, body: { view_name: 'For all', view, is_shared: true } };
  const { saved_view_ndx } = await ada.call(saveView, shared);
  const seen = (await dev.call(savedViews, { params })).find((one) => one.saved_view_ndx === saved_view_ndx);
  expect(seen).toMatchObject({ view_name: 'For all', is_shared: true, is_own: false, saved_by: 'Ada Administrator' });
  await expect(dev.call(deleteView, { params: { ...params, saved_view_ndx } })).rejects.toMatchObject({ status: 404 });
  await dev.call(saveView, { params, body: { view_name: 'For all', view } });
  expect((await names(dev)).filter((name) => name === 'For all')).toHaveLength(2);
  await ada.call(saveView, { params, body: { view_name: 'For all', view } });
  expect((await names(dev)).filter((name) => name === 'For all')).toHaveLength(1);
});
