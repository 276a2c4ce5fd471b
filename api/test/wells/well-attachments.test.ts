import { mapWells } from '@artesian/contract/map/map-wells';
import { galleryPhotos } from '@artesian/contract/wells/well-lists';
import { wellAttachments } from '@artesian/contract/wells/well-relations';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAttachment, buildPermitOn } from '../support/around-wells.ts';
import { buildWell } from '../support/builders.ts';
import { sharedProduct, type Product } from '../support/product.ts';

const { product, staff } = await sharedProduct();
let pool: Product['database']['pool'];
beforeAll(async () => {
  pool = product.database.pool;
});

const onMap = async (well_ndx: number) => (await staff.view(mapWells)).find((well) => well.well_ndx === well_ndx)!;
const of = ({ well_ndx }: { well_ndx: number }) => ({ params: { well_ndx } });

describe('photos and documents', () => {
  it('are listed for staff with their address, without those removed, and on the map as pairs', async () => {
    const well = await buildWell(staff);
    const photo = await buildAttachment(pool, well.well_ndx, 'Head, north; 2024.png');
    const log = await buildAttachment(pool, well.well_ndx, 'log.pdf', {
      photo_gallery: false,
      content_type: 'application/pdf',
      tags: 10,
    });
    const report = await buildAttachment(pool, well.well_ndx, 'report.pdf', { photo_gallery: false, tags: 11 });
    await buildAttachment(pool, well.well_ndx, 'gone.png', { removed: true });
    await buildAttachment(pool, well.well_ndx, 'Torn.heic', { cannot_be_shown: true });
    await buildAttachment(pool, well.well_ndx, 'Letter.pdf', { photo_gallery: false, tags: 15 });
    expect(
      (await staff.view(wellAttachments, of(well))).map(({ original_filename, system_filepath }) => [
        original_filename,
        system_filepath,
      ]),
    ).toEqual([
      ['Letter.pdf', expect.any(String)],
      ['Torn.heic', expect.any(String)],
      ['report.pdf', `/api/files/${report}`],
      ['log.pdf', `/api/files/${log}`],
      ['Head, north; 2024.png', `/api/files/${photo}`],
    ]);
    expect(await onMap(well.well_ndx)).toMatchObject({
      attached_documents: `log.pdf;/api/files/${log},report.pdf;/api/files/${report}`,
      attached_photos: `Head  north  2024.png;/api/files/${photo}`,
    });
    expect(await onMap((await buildWell(staff)).well_ndx)).toMatchObject({
      attached_documents: null,
      attached_photos: null,
    });
  });

  it('of the gallery are those of a Well Owner’s own wells, and all for staff', async () => {
    const own = await buildWell(staff, { well_name: 'Own well' });
    const foreign = await buildWell(staff);
    const photo = await buildAttachment(pool, own.well_ndx, 'own.png');
    await buildAttachment(pool, own.well_ndx, 'paper.png', { photo_gallery: false });
    await buildAttachment(pool, own.well_ndx, 'Torn.heic', { cannot_be_shown: true });
    await buildAttachment(pool, foreign.well_ndx, 'foreign.png');
    const { permit_ndx, permit_number } = await buildPermitOn(pool, own.well_ndx, {});
    await pool.query(`insert into account_permits (sub, permit_ndx) values ('demo|well-owner', $1)`, [permit_ndx]);
    expect(await (await product.as('well-owner')).view(galleryPhotos)).toMatchObject([
      {
        hyperlink: `/api/files/${photo}`,
        tag: 'Well Head',
        well_name: 'Own well',
        permits_info: permit_number,
        well_class_name: null,
        primary_use_group_desc: 'Domestic',
        secondary_use_group_desc: null,
        filename: 'own.png',
      },
    ]);
    const everybody = (await staff.view(galleryPhotos)).map(({ filename }) => filename);
    expect(everybody).toEqual(expect.arrayContaining(['own.png', 'foreign.png']));
    expect(everybody).not.toContain('paper.png');
  });
});
