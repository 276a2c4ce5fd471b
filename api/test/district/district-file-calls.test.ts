import {
  appliedDistrictFiles,
  applyDistrictFile,
  checkDistrictFile,
  districtFileSchema,
  districtPresets,
  exportDistrictFile,
  undoDistrictFile,
} from '@artesian/contract/settings/district-file';
import { listDistrictSettings } from '@artesian/contract/settings/district-settings';
import { wordsOf } from '@artesian/contract/vocabularies/calls';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { refusalOf } from '../support/refusal-of.ts';
import { sharedProduct } from '../support/product.ts';

// A district file on its screen: by the functions that the command line has, as the person who is signed in.

const { product, staff } = await sharedProduct();
const developer = await product.as('developer');

const TEXT = `settings:
  DISTRICT_NAME: High Plains Water District
lists:
  aquifer-groups:
    - word: Ogallala
      aq_group_summary_name: Ogallala
`;
const file = { file_name: 'plains.yaml', text: TEXT };
const nameOfDistrict = async () =>
  (await developer.call(listDistrictSettings, {})).find(({ name }) => name === 'DISTRICT_NAME')!.value;
const groups = async () =>
  (await developer.call(wordsOf, { params: { vocabulary: 'aquifer-groups' } })).map(({ word }) => word);

it('is checked line by line, and nothing is saved', async () => {
  const before = await nameOfDistrict();
  const { changes, problems, months } = await developer.call(checkDistrictFile, { body: file });
  expect(problems).toEqual([]);
  expect(changes.map(({ line, words }) => [line, words.split(':')[0]])).toEqual([
    [2, 'Name of the District'],
    [5, 'aquifer-groups, Ogallala'],
  ]);
  expect(months).toEqual({ months: 0, permits: 0, gallons: 0 });
  expect([await nameOfDistrict(), (await groups()).includes('Ogallala')]).toEqual([before, false]);
});

it('is applied by whoever is signed in, stands in the list, and is undone', async () => {
  const before = await nameOfDistrict();
  const { changes } = await developer.call(applyDistrictFile, { body: file });
  expect(changes).toHaveLength(2);
  expect([await nameOfDistrict(), (await groups()).includes('Ogallala')]).toEqual(['High Plains Water District', true]);
  expect(await developer.view(appliedDistrictFiles)).toMatchObject([
    { file_name: 'plains.yaml', applied_by: 'Dee Developer', undone_at: null },
  ]);
  expect(await developer.call(undoDistrictFile, {})).toEqual({
    file_name: 'plains.yaml',
    settings: 1,
    records: 1,
    kept: [],
  });
  expect([await nameOfDistrict(), (await groups()).includes('Ogallala')]).toEqual([before, false]);
  expect(await developer.view(appliedDistrictFiles)).toMatchObject([{ undone_by: 'Dee Developer' }]);
  expect((await refusalOf(developer.call(undoDistrictFile, {}))).detail).toBe(
    'There is no applied district file to undo.',
  );
});

it.each([
  ['a field that nobody knows', `${TEXT}      colour: blue\n`],
  ['no YAML', 'settings: [\n'],
  ['nothing but words', 'Hello'],
])('with %s is refused, whole', async (_what, text) => {
  const body = { ...file, text };
  const { problems } = await developer.call(checkDistrictFile, { body });
  expect(problems.length).toBeGreaterThan(0);
  const { detail } = await refusalOf(developer.call(applyDistrictFile, { body }));
  expect(detail).toContain(`Nothing was saved. Line ${problems[0]!.line}: `);
  expect((await groups()).includes('Ogallala')).toBe(false);
});

it('is written as the district is: checked again, nothing changes', async () => {
  const response = await product.fetch('developer', exportDistrictFile.path);
  expect(response.headers.get('content-disposition')).toContain('district.yaml');
  const text = await response.text();
  expect(await developer.call(checkDistrictFile, { body: { ...file, text } })).toMatchObject({
    changes: [],
    problems: [],
  });
  expect(await developer.call(districtFileSchema, {})).toMatchObject({ $schema: expect.any(String) as string });
});

it('begins from an example that comes with the product', async () => {
  const presets = await developer.call(districtPresets, {});
  expect(presets.map(({ name, title }) => [name, title])).toEqual([
    ['half-years', 'Prairie Water District'],
    ['land-and-reserve', 'High Prairie Groundwater District'],
    ['two-pools', 'Two Pools Aquifer District'],
  ]);
  for (const { about, text } of presets) {
    expect(about).toMatch(/^An invented district .*\.$/);
    expect(parse(text)).toHaveProperty('settings');
    expect((await developer.call(checkDistrictFile, { body: { file_name: 'a.yaml', text } })).problems).toEqual([]);
  }
});

it('is for Developers', async () => {
  for (const refused of [
    () => staff.call(checkDistrictFile, { body: file }),
    () => staff.call(applyDistrictFile, { body: file }),
    () => staff.call(undoDistrictFile, {}),
  ])
    expect((await refusalOf(refused())).status).toBe(403);
});
