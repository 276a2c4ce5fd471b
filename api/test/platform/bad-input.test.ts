import { accessTable } from '@artesian/contract/access';
import { problem } from '@artesian/contract/language/problem';
import { wellComponents, wellFormations } from '@artesian/contract/wells/well-rows';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildMeter, buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
beforeAll(async () => {
  await buildMeter(await product.as('administrator'));
});

const send = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
  product.fetch('administrator', path, {
    method,
    ...(body !== undefined && { body }),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
  });

/** In words, with an id to quote, and nothing of how the server is made. */
async function expectProblem(response: Response, status: number) {
  const text = await response.text();
  expect({ status: response.status, text }).toEqual({ status, text });
  const { detail } = problem.parse(JSON.parse(text));
  expect(detail).not.toMatch(/FST_|select |insert |node_modules|\bat .+:\d+/i);
}

describe('an address', () => {
  it.each([
    ['/api/list-wells/%00', 400],
    ['/api/list-wells/1%20or%201=1', 400],
    [`/api/list-wells/${'9'.repeat(400)}`, 400],
    ['/api/list-wells/%E0%A4%A', 400],
    ['/api/list-wells/-1', 400],
    ['/api/list-wells/1.5', 400],
    ["/api/public-map/sources/'; drop table wells", 400],
    ['/api/public-map/sources/../../etc/passwd', 404],
    ['/api/public-map/tiles/3/9/0', 400],
    ['/api/public-map/tiles/30/0/0', 400],
    ['/api/adjacent-wells/90.000001/0/5', 400],
    ['/api/adjacent-wells/30/-97/Infinity', 400],
    ['/api/adjacent-wells/30/-97/-1', 400],
    ['/api/history/no-such-register/1', 404],
    ['/api/list-wells/%20', 400],
    ['/api/list-wells/', 400],
    ['/api/adjacent-wells/%20/-97/5', 400],
    ['/api/public-map/tiles/%09/0/0', 400],
  ])('%s is refused in words', async (path, status) => {
    await expectProblem(await send('GET', path), status);
  });
});

it('an address with a blank for any of its values is refused, whatever the call', async () => {
  for (const call of accessTable.keys()) {
    const [method, path] = call.split(' ') as [string, string];
    if (!path.includes('{')) continue;
    const sent = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
    const response = await product.fetch('developer', path.replaceAll(/\{\w+\}/g, '%20'), { method, ...sent });
    expect({ call, status: response.status }).toEqual({ call, status: 400 });
  }
});

describe('a body', () => {
  it.each([
    ['that is cut off', '{"r_name": "x"', 400],
    ['that is empty', '', 400],
    ['that is a list', '[]', 400],
    ['that is null', 'null', 400],
    ['that would change every object', '{"__proto__": {"admin": true}}', 400],
    ['that is nested a hundred thousand times', '['.repeat(100_000), 400],
    ['of three megabytes', JSON.stringify({ r_name: 'x'.repeat(3_000_000) }), 413],
    ['with a character that cannot be stored', '{"r_name": "a\\u0000b"}', 400],
    ['with half a character', '{"r_name": "\\ud800"}', 400],
    ['with a number beyond all numbers', '{"r_name": "x", "precinct_num": 1e999}', 400],
    ['with a number in words', '{"r_name": "x", "precinct_num": "3"}', 400],
    ['that names nobody', '{"r_city": "Buda"}', 422],
  ])('%s is refused in words', async (_what, body, status) => {
    await expectProblem(await send('POST', '/api/list-rolodex', body), status);
  });

  it('keeps text as it was written, whatever it looks like', async () => {
    const names = [
      '=cmd()',
      "Robert'); drop table contacts;--",
      '<script>alert(1)</script>',
      '水井 🚰 e\u0301',
      '\u202Eevil',
    ];
    for (const r_name of names) {
      const response = await send('POST', '/api/list-rolodex', JSON.stringify({ r_name }));
      expect([response.status, ((await response.json()) as { r_name: string }).r_name]).toEqual([201, r_name]);
    }
  });
});

describe('a date', () => {
  it.each(['2026-02-30', '0000-01-01', '2026-13-01', '01/02/2026', '2026-1-1', 'tomorrow', ''])(
    '%j is refused',
    async (joined_date) => {
      await expectProblem(await send('PUT', '/api/list-meters/1', JSON.stringify({ joined_date })), 400);
    },
  );
});

describe('a header', () => {
  it.each([
    ['if-match', 'garbage'],
    ['if-match', '"99999999999"'],
    ['idempotency-key', 'short'],
    ['idempotency-key', 'x'.repeat(300)],
  ])('%s: %s is refused in words', async (name, value) => {
    await expectProblem(await send('PUT', '/api/list-meters/1', '{}', { [name]: value }), 400);
  });
});

describe('each form of a well', () => {
  const long = (letters: number) => 'x'.repeat(letters + 1);
  const each = (field: string, ...values: unknown[]) => values.map((value) => [field, value] as const);
  const noNumbers = ['far', '12 ft', '1e2', true, {}, [], 1e12, -1e12] as const;
  const noKeys = ['Edwards', 123456, 1.5, -1, true, {}] as const;
  const noTexts = [5, true, {}, []] as const;

  /** Twenty for each, at the least. */
  const forms: Record<string, readonly (readonly [field: string, value: unknown])[]> = {
    'list-wells': [
      ...each('state_well_num', '58503', 'abcdefg', '58503011', '58-503-1', 5850301),
      ...each('lat_dd', 91, -90.5, '30', null),
      ...each('lon_dd', 181, -180.1, true, null),
      ...each('elevation_ft', 'high', 1e12),
      ...each('primary_use_ndx', 'Domestic', 123456, 999, null),
      ...each('well_class_ndx', 123456),
      ...each('well_subclass_ndx', 123456),
      ...each('contact_ndx', 123456, 1.5),
      ...each('well_name', long(120)),
      ...each('is_published', 'yes', null),
    ],
    'list-wells-completion': [
      ...each('temp_new_driller', null, '', ' ', '\t\n', long(120), long(5000), 'a\u0000b', '\ud800', ...noTexts),
      ...each('driller_add_new', 'yes', 1, null, {}, []),
      ...each('driller_ndx', ...noKeys),
    ],
    'list-wells-hydrogeology-formations': [
      ...each('formation_ndx', ...noKeys),
      ...each('ft_to_top', ...noNumbers),
      ...each('ft_to_bottom', ...noNumbers),
    ],
    'list-wells-completion-components': [
      ...each('well_component_ndx', ...noKeys),
      ...each('top_depth_ft', ...noNumbers),
      ...each('diameter_inches', ...noNumbers),
      ...each('casing_material_ndx', ...noKeys),
      ...each('screen_material_notes', long(200), ...noTexts),
    ],
    'list-wells-associated-contacts': [
      ...each('rolo_ndx', ...noKeys, 'Smith', '5', null, [], false, 1e12, -999999, '999999'),
      ...each('rolo_type_ndx', 'Owner', 1.5, -1, true, {}, null),
    ],
  };

  /** Says what to do, and not only that something is wrong. */
  const clear =
    /^(Enter |Use at most |Choose |Remove |Answer |There is no such |This [\w -]+ does not exist|A State Well Number has |Invalid coordinate)/;

  it('refuses twenty bad inputs in words beside the field, and loses nothing of what was there', async () => {
    const { well_ndx } = await buildWell(staff, { well_name: 'Kept' });
    const formation = await staff.register(wellFormations).create({ well_ndx, formation_ndx: 1, ft_to_top: 0 });
    const component = await staff.register(wellComponents).create({ well_ndx, well_component_ndx: 1, top_depth_ft: 0 });
    const keys: Record<string, number> = {
      'list-wells-hydrogeology-formations': formation.ndx,
      'list-wells-completion-components': component.ndx,
      'list-wells-associated-contacts': 0,
    };
    for (const [path, inputs] of Object.entries(forms)) {
      const saved = async () => (await product.fetch('administrator', `/api/${path}/${well_ndx}`)).text();
      const before = await saved();
      expect(inputs.length).toBeGreaterThanOrEqual(20);
      for (const [field, value] of inputs) {
        const besides = { temp_new_driller: { driller_add_new: true }, rolo_ndx: { well_ndx, rolo_type_ndx: 4 } };
        const body = { ...besides[field as keyof typeof besides], [field]: value };
        const response = await send('PUT', `/api/${path}/${keys[path] ?? well_ndx}`, JSON.stringify(body));
        const { errors = [] } = problem.parse(await response.json());
        expect([path, body, [...new Set(errors.map((error) => error.field))]]).toEqual([path, body, [field]]);
        const isBlank = value === null || (typeof value === 'string' && value.trim() === '') || value === 999;
        expect([path, body, errors[0]!.message]).toEqual([
          path,
          body,
          expect.stringMatching(isBlank ? /Required|yes or no/ : clear),
        ]);
      }
      expect([path, await saved()]).toEqual([path, before]);
    }
  });
});
