import { districtText } from '@artesian/contract/language/district-texts';
import { publicSettings } from '@artesian/contract/language/settings';
import { mapLayers } from '@artesian/contract/map/layers';
import { mapHome } from '@artesian/contract/map/map-home';
import {
  changeDistrictSetting,
  districtSettings,
  listDistrictSettings,
} from '@artesian/contract/settings/district-settings';
import { expect, it } from 'vitest';
import { sharedProduct, startProduct } from '../support/product.ts';

const { product } = await sharedProduct({ settings: { DISTRICT_PHONE: '512-555-0100' } });
const developer = await product.as('developer');
const visitor = await product.as('visitor');

const change = (name: string, value: string | null, version?: number) =>
  developer.call(changeDistrictSetting, { params: { name }, body: { value }, version });
const now = async (name: string) =>
  (await developer.call(listDistrictSettings, {})).find((setting) => setting.name === name)!;

it('changes what the district is called for everybody at once, and tells who did', async () => {
  await product.database.pool.query("update map_layers set layer_group = '{product} Wells'");
  const layers = async () => JSON.stringify(await developer.call(mapLayers, {}));
  expect(await layers()).not.toContain('Cedar');
  await change('DISTRICT_NAME', 'Cedar Valley District');
  await change('DISTRICT_SHORT_NAME', 'Cedar');
  await change('MAP_HOME', '31,-98,9');
  expect(await now('DISTRICT_NAME')).toMatchObject({
    value: 'Cedar Valley District',
    isChanged: true,
    version: 1,
    changes: [{ who: 'Dee Developer', from: null, to: 'Cedar Valley District' }],
  });
  expect(await visitor.call(publicSettings, {})).toMatchObject({ districtName: 'Cedar Valley District' });
  expect(await layers()).toContain('Cedar');
  expect(await visitor.call(mapHome, {})).toEqual({ latitude: 31, longitude: -98, zoom: 9, is_known: true });
});

it('lets a setting be as the server was started with it', async () => {
  await change('DISTRICT_PHONE', '512-555-0199');
  expect(await now('DISTRICT_PHONE')).toMatchObject({ value: '512-555-0199', isChanged: true });
  await change('DISTRICT_PHONE', null);
  const { value, isChanged, changes } = await now('DISTRICT_PHONE');
  expect({ value, isChanged }).toEqual({ value: '512-555-0100', isChanged: false });
  expect(changes.map(({ to }) => to)).toEqual([null, '512-555-0199']);
});

it('takes as much as the limits say now', async () => {
  await change('ATTACHMENT_MB', '30');
  await change('IMPORT_ZIP_MB', '400');
  await now('ATTACHMENT_MB');
  expect(await visitor.call(publicSettings, {})).toMatchObject({
    mostBytesOfAttachment: 30_000_000,
    mostBytesOfZip: 400_000_000,
  });
  await change('OPEN_DATA_RATE_LIMIT', '77');
  await now('OPEN_DATA_RATE_LIMIT');
  const { headers } = await product.fetch('visitor', '/ogc');
  expect(headers.get('x-ratelimit-limit')).toBe('77');
});

it('lets pages show the folder of guides that was set last', async () => {
  await change('DISTRICT_GUIDES_FOLDER', 'https://folder.example/guides');
  await now('DISTRICT_GUIDES_FOLDER');
  const { headers } = await product.fetch('visitor', '/api/settings');
  expect(headers.get('content-security-policy')).toContain('https://folder.example');
});

it('refuses what a setting cannot be, with words, and a change over a later one', async () => {
  for (const [name, value, words] of [
    ['MAP_HOME', 'the office', /latitude, longitude and zoom/],
    ['MAP_IMAGERY', 'https://imagery.example/{z}/{x}', /\{z\}, \{x\} and \{y\}/],
    ['DISTRICT_LOGO', 'javascript:alert(1)', /https/],
    ['DISTRICT_EMAIL', 'office', /office@example.org/],
    ['DISTRICT_REMINDER_DAYS_BEFORE', '40', /1 to 20/],
    ['DISTRICT_READING_DUE_DAY', '29', /from 1 to 28/],
    ['DISTRICT_METER_TOLERANCE', 'some', /percentage from 0 to 100/],
    ['ATTACHMENT_MB', '101', /1 to 100/],
    ['ATTACHMENT_MB', 'many', /1 to 100/],
    ['DISTRICT_NAME', 'x'.repeat(501), /at most 500/],
    ['DISTRICT_TERMS', 'x'.repeat(20_001), /at most 20,000/],
    ['DISTRICT_STAGE_NOTICE', 'A stage.\n\n{limits}', /begin with the subject line/],
    ['DISTRICT_STAGE_NOTICE', '# A stage of {month}\n\n{limits}', /asks for \{month\}/],
    ['DISTRICT_READING_OVERDUE', '# Late\n\nSee {meters}.', /needs a paragraph containing only \{meters\}/],
    ['OIDC_ISSUER', 'https://elsewhere.example', /where the server runs/],
  ] as const) {
    const refused = await change(name, value).catch((error: Error) => error);
    expect({ name, refused }).toMatchObject({ name, refused: { status: 400, message: expect.stringMatching(words) } });
  }
  await expect(change('DATABASE_URL', 'postgres://elsewhere')).rejects.toMatchObject({ status: 404 });
  await change('DISTRICT_CONTACT', 'Groundwater Team', 0);
  await expect(change('DISTRICT_CONTACT', 'Late', 0)).rejects.toMatchObject({ status: 412 });
});

it('words what the district says: its pages, conditions and notices, on many lines', async () => {
  const terms = '# Terms\n\nBe kind.';
  const markdown = async () => (await visitor.call(districtText, { params: { text: 'terms' } })).markdown;
  expect(await markdown()).toBeNull();
  await change('DISTRICT_TERMS', terms);
  await now('DISTRICT_TERMS');
  expect(await markdown()).toBe(terms);
  const { standard } = await now('DISTRICT_STAGE_NOTICE');
  expect(standard).toContain('{limits}');
  await change('DISTRICT_STAGE_NOTICE', standard!.replace('Your limits', 'What you may pump'));
  expect((await now('DISTRICT_STAGE_NOTICE')).value).toContain('What you may pump');
});

it('lets Administrators name the district, its year and how to reach it, and nothing else', async () => {
  const administrator = await product.as('administrator');
  const seen = await administrator.call(listDistrictSettings, {});
  expect(seen.map(({ name }) => name)).toEqual([
    'DISTRICT_NAME',
    'DISTRICT_SHORT_NAME',
    'DISTRICT_TIME_ZONE',
    'DISTRICT_YEAR_FIRST_MONTH',
    'DISTRICT_YEAR_NAMED_FOR',
    'DISTRICT_SIGNER',
    'DISTRICT_CONTACT',
    'DISTRICT_PHONE',
    'DISTRICT_EMAIL',
    'DISTRICT_ADDRESS',
    'STAFF_SECOND_FACTOR',
  ]);
  const set = (name: string, value: string | null) =>
    administrator.call(changeDistrictSetting, { params: { name }, body: { value } });
  await set('DISTRICT_NAME', 'Clear Creek District');
  expect((await now('DISTRICT_NAME')).value).toBe('Clear Creek District');
  await set('DISTRICT_NAME', null);
  await expect(set('MAP_GEOCODER', 'https://places.example/{query}')).rejects.toMatchObject({ status: 403 });
  const owner = await product.as('well-owner');
  await expect(owner.call(listDistrictSettings, {})).rejects.toMatchObject({ status: 403 });
});

it('tells of secrets only whether they are set', async () => {
  const told = await developer.call(listDistrictSettings, {});
  const secrets = districtSettings.filter(({ isSecret }) => isSecret).map(({ name }) => name);
  expect(secrets).toContain('SMTP_URL');
  for (const { name, value } of told) if (secrets.includes(name)) expect(value).toBeNull();
  expect(told.map(({ name }) => name)).toEqual(districtSettings.map(({ name }) => name));
});

it('tells what a demonstration shows of an office whose contact is not set', async () => {
  const demonstration = await startProduct();
  const client = await demonstration.as('developer');
  const phone = async () =>
    (await client.call(listDistrictSettings, {})).find(({ name }) => name === 'DISTRICT_PHONE')!;
  expect(await phone()).toMatchObject({ isSet: false, value: null, invented: '512-555-0100' });
  const { contact } = await client.call(publicSettings, {});
  expect(contact.phone).toBe('512-555-0100');
  // Once a part of the contact is set, nothing is made up.
  await client.call(changeDistrictSetting, {
    params: { name: 'DISTRICT_CONTACT' },
    body: { value: 'Groundwater Team' },
  });
  expect(await phone()).toMatchObject({ isSet: false, invented: null });
  await demonstration.close();
});

it('says names of the district in the Spanish that it gave them, where Spanish is asked for', async () => {
  const setting = 'DISTRICT_NAMES_ES';
  const toTranslate = (await now(setting)).standard?.split('\n') ?? [];
  expect(toTranslate).toContain('No Drought = ');
  expect(toTranslate).not.toContain('Domestic = ');
  await expect(change(setting, 'No Drought = Sin sequía\nAlarm')).rejects.toMatchObject({ status: 400 });
  expect(toTranslate).toContain('Bentonite = ');
  await change(setting, 'No Drought = Sin sequía\nBentonite =');
  const settingsIn = async (language: string) => {
    const answer = await product.fetch('visitor', '/api/settings', { headers: { 'accept-language': language } });
    return publicSettings.answer.parse(await answer.json()).ownNames;
  };
  expect(await settingsIn('es')).toEqual({ 'No Drought': 'Sin sequía' });
  expect(await settingsIn('en')).toEqual({});
  // Neither what is translated nor what has a line already is asked for again.
  expect((await now(setting)).standard).not.toMatch(/No Drought|Bentonite/);
});
