import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicSettings } from '@artesian/contract/language/settings';
import { SETTINGS_ON_PAGE } from '@artesian/contract/language/addresses';
import { afterAll, expect, it } from 'vitest';
import { pageWith } from '../../src/platform/page.ts';
import { settingsOf } from '../../src/settings/public-settings.ts';
import { readConfig } from '../../src/platform/config.ts';

const folder = mkdtempSync(join(tmpdir(), 'artesian-page-'));
const path = join(folder, 'index.html');
afterAll(() => rmSync(folder, { recursive: true }));

it('a page brings the settings along, whatever the district is called', async () => {
  writeFileSync(path, '<html><body><div id="root"></div></body></html>');
  const config = { ...readConfig({}), DISTRICT_NAME: "$& Wells </script><script>alert('x')</script>" };
  const settings = settingsOf({ config, baseMap: undefined });
  const { page, etag } = await pageWith(settings, path);
  const [, text = ''] =
    page.match(new RegExp(`<script type="application/json" id="${SETTINGS_ON_PAGE}">(.*)</script></body>`)) ?? [];
  expect(text).not.toContain('<');
  expect(publicSettings.answer.parse(JSON.parse(text))).toEqual(settings);
  expect((await pageWith(settings, path)).etag).toBe(etag);
  expect((await pageWith({ ...settings, districtName: 'Another' }, path)).etag).not.toBe(etag);
});
