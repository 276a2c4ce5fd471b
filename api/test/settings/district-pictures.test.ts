import { publicSettings } from '@artesian/contract/language/settings';
import {
  changeDistrictSetting,
  listDistrictSettings,
  uploadSettingPicture,
} from '@artesian/contract/settings/district-settings';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { missingFiles } from '../../src/backup/missing-files.ts';
import { sweepFiles } from '../../src/jobs/sweep-files.ts';
import { readConfig } from '../../src/platform/config.ts';
import { takePhoto } from '../support/photo.ts';
import { sharedProduct } from '../support/product.ts';

const { product } = await sharedProduct();
const developer = await product.as('developer');
const visitor = await product.as('visitor');

const drawn = async (width: number, height: number, format: 'png' | 'jpeg' | 'webp' = 'png') =>
  new File(
    [
      Uint8Array.from(
        await sharp({ create: { width, height, channels: 4, background: '#0a6e6e80' } })
          .toFormat(format)
          .toBuffer(),
      ),
    ],
    `Our logo.${format}`,
  );
const upload = (file: File, name = 'DISTRICT_LOGO') =>
  developer.upload(uploadSettingPicture, { params: { name }, fields: {}, file });
const now = async (name = 'DISTRICT_LOGO') =>
  (await developer.call(listDistrictSettings, {})).find((setting) => setting.name === name)!;
const shown = async (address: string) => {
  const answer = await product.fetch('visitor', address);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

it('a logo is uploaded, shown to everybody at a size for sheets, and followed by another one', async () => {
  await upload(await drawn(1800, 600));
  const { value, isChanged, changes } = await now();
  expect([isChanged, changes[0]!.who]).toEqual([true, 'Dee Developer']);
  expect((await visitor.call(publicSettings, {})).districtLogo).toBe(value);
  const { status, headers, bytes } = await shown(value!);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 600, height: 200, hasAlpha: true });

  await upload(await drawn(80, 40, 'webp'));
  const next = (await now()).value!;
  expect(next).not.toBe(value);
  expect(await sharp((await shown(next)).bytes).metadata()).toMatchObject({ format: 'png', width: 80, height: 40 });
  expect((await shown(value!)).status).toBe(404);
});

it('what a camera wrote into a picture is not shown with it', async () => {
  await upload(new File([await takePhoto()], 'head.jpg'), 'CONTRACTOR_LOGO');
  const { bytes } = await shown((await now('CONTRACTOR_LOGO')).value!);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

it('refuses in words what is no picture, too large or damaged, or of another setting', async () => {
  const whole = new Uint8Array(await (await drawn(40, 40)).arrayBuffer());
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const [file, status, words] of [
    [new File([svg], 'logo.svg'), 415, /Choose a PNG, a JPEG, or a WebP/],
    [new File(['words'], 'logo.png'), 415, /Choose a PNG, a JPEG, or a WebP/],
    [new File([], 'logo.png'), 422, /is empty/],
    [new File([new Uint8Array(2_000_001)], 'logo.png'), 413, /the maximum is 2 MB/],
    [new File([whole.subarray(0, whole.length - 30)], 'logo.png'), 422, /logo.png is damaged or incomplete/],
  ] as const) {
    const refused = await upload(file).catch((error: Error) => error);
    expect(refused).toMatchObject({ status, message: expect.stringMatching(words) });
  }
  await expect(upload(await drawn(40, 40), 'DISTRICT_NAME')).rejects.toMatchObject({ status: 404 });
  const address = (value: string) =>
    developer.call(changeDistrictSetting, { params: { name: 'DISTRICT_LOGO' }, body: { value } });
  await expect(address('/api/district-pictures/../secret.png')).rejects.toMatchObject({ status: 400 });
  expect((await shown('/api/district-pictures/..%2F..%2Fpackage.json')).status).toBe(404);
});

it('is swept when no setting has it any more and never before, and missed by a backup that lacks it', async () => {
  const uploaded = async () => {
    await upload(await drawn(40, 40));
    return (await now()).value!.split('/').at(-1)!;
  };
  const [former, name] = [await uploaded(), await uploaded()];
  const aged = { ...product.files, old: () => product.files.names() };
  await sweepFiles.run({ config: readConfig({}, {}), database: product.database, files: aged });
  expect([await product.files.read(former), await product.files.read(name)]).toEqual([undefined, expect.anything()]);
  expect((await shown((await now()).value!)).status).toBe(200);
  expect(await missingFiles(product.database, product.files)).not.toContain(name);
  for (const file of await product.files.names()) if (file.startsWith(name)) await product.files.remove(file);
  expect(await missingFiles(product.database, product.files)).toContain(name);
});
