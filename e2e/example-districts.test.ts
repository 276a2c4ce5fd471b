import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPresets } from '../api/src/district/presets.ts';
import { districtNames } from '../api/src/platform/config.ts';
import { launch, newPage } from './support/browser.ts';
import { openEveryScreen, seen } from './support/open-every-screen.ts';
import { serveProduct, type ServedProduct } from './support/serve-product.ts';

// What opens in the demonstration opens in the districts that are unlike it.

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(districtNames)('the example district %s', (name) => {
  let product: ServedProduct;
  beforeAll(async () => {
    product = await serveProduct({ settings: { DEMONSTRATION_DISTRICT: name } });
  }, 300_000);
  afterAll(() => product.stop());

  it('is served under its own name', async () => {
    const { districtName } = (await (await fetch(`${product.origin}/api/settings`)).json()) as { districtName: string };
    const { text } = (await readPresets()).find((preset) => preset.name === name)!;
    expect(text).toContain(`DISTRICT_NAME: ${districtName}\n`);
  });

  it.each(seen)('opens every screen to %s', async (role, kinds) => {
    const page = await newPage(browser, { baseURL: product.origin });
    expect(await openEveryScreen(page, role, kinds)).toEqual([]);
    await page.context().close();
  });
});
