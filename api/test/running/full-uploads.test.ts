import { attachToWell } from '@artesian/contract/wells/attachments';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { buildWell } from '../support/builders.ts';
import { counted } from '../support/counted.ts';
import { sharedProduct } from '../support/product.ts';
import { smallDisk } from '../support/small-disk.ts';

const UPLOADS = 20;
const { product, staff } = await sharedProduct();
const disk = smallDisk(product.folder, '4m');

/** About 400 kB, which no compression makes smaller. */
const photo = Uint8Array.from(
  await sharp(randomBytes(370 * 370 * 3), { raw: { width: 370, height: 370, channels: 3 } })
    .png()
    .toBuffer(),
);
const keptRows = async () =>
  (await product.database.pool.query<{ name: string }>('select system_filename as name from attachments')).rows
    .map(({ name }) => name)
    .toSorted();
const originals = () =>
  product
    .fileNames()
    .filter((name) => !name.endsWith('.webp'))
    .toSorted();

it.skipIf(!disk)(
  'a full disk of uploads is said as such, and leaves no row without a file nor half a file',
  async (context) => {
    const { well_ndx } = await buildWell(staff);
    const upload = (turn: number) =>
      staff.upload(attachToWell, {
        fields: { well_ndx, tags: '[7]' },
        file: new File([photo], `photo-${turn}.png`),
      });
    const statuses: number[] = [];
    for (let turn = 0; turn < UPLOADS; turn++) {
      statuses.push(
        await upload(turn).then(
          () => 201,
          (error: { status: number; message: string }) => {
            expect(error.message).toContain('The server’s disk is full');
            return error.status;
          },
        ),
      );
    }
    expect(new Set(statuses)).toEqual(new Set([201, 507]));
    expect(originals()).toEqual(await keptRows());

    disk!.grow('40m');
    await upload(UPLOADS);
    expect(originals()).toEqual(await keptRows());
    counted(context, UPLOADS, `${statuses.filter((status) => status === 507).length} refused`);
  },
);
