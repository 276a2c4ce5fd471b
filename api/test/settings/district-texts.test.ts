import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { districtText, type DistrictText } from '@artesian/contract/language/district-texts';
import { publicSettings } from '@artesian/contract/language/settings';
import { createClient } from '@artesian/contract/language/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type Product } from '../support/product.ts';

describe('what a district says in its own words', () => {
  const folder = mkdtempSync(join(tmpdir(), 'artesian-texts-'));
  let product: Product;
  beforeAll(async () => {
    writeFileSync(join(folder, 'privacy.md'), '# Privacy\n\nWe keep nothing: ñ.\n');
    writeFileSync(join(folder, 'conditions.md'), '1. Read the meter.\n');
    const settings = {
      DATA_DIR: folder,
      DISTRICT_PRIVACY: 'privacy.md',
      DISTRICT_CERTIFICATE_CONDITIONS: 'conditions.md',
      DISTRICT_VIDEO: 'https://springs.example/a.mp4',
    };
    product = await startProduct({ settings });
  });
  afterAll(async () => {
    await product.close();
    rmSync(folder, { recursive: true });
  });

  it('is open to everybody as it was written, and null where it was not', async () => {
    const client = createClient({ baseUrl: product.origin });
    const say = (text: DistrictText) => client.call(districtText, { params: { text } });
    expect(await say('privacy')).toEqual({ markdown: '# Privacy\n\nWe keep nothing: ñ.\n' });
    expect(await say('terms')).toEqual({ markdown: null });
    expect(await say('certificate-conditions')).toEqual({ markdown: '1. Read the meter.\n' });
    expect((await product.fetch('visitor', '/api/district-texts/passwords')).status).toBe(400);
  });

  it('is shown beside its video, which browsers may fetch from where it is', async () => {
    const settings = await createClient({ baseUrl: product.origin }).call(publicSettings, {});
    expect(settings.districtVideo).toBe('https://springs.example/a.mp4');
    const { headers } = await product.fetch('visitor', '/health/live');
    expect(headers.get('content-security-policy')).toContain("media-src 'self' https:");
  });

  it('stops the start where its file is not there', async () => {
    const settings = { DATA_DIR: folder, DISTRICT_TERMS: 'terms.md' };
    await expect(startProduct({ settings })).rejects.toThrow(
      /The setting DISTRICT_TERMS names .+ which cannot be read\./,
    );
  });
});
