import type { Product } from './product.ts';

type Pool = Product['database']['pool'];
let numbers = 0;

/** A permit of this kind, linked to the well from so many days ago until so many days from now. */
export async function buildPermitOn(
  pool: Pool,
  well_ndx: number,
  { from = -400, until = null as number | null, ended = false, removed = false } = {},
) {
  numbers += 1;
  const { rows } = await pool.query<{ permit_ndx: number; permit_number: string; permit_name: string }>(
    `insert into permits (permit_number, permit_name, permit_year, start_date, authorized_volume_gal, permit_status_ndx, removed)
     values ($1, $2, 2020, '2020-01-01', 1000000, $3, $4) returning permit_ndx, permit_number, permit_name`,
    [`T-20-${numbers}`, `Ranch ${numbers}`, ended ? 7 : 1, removed],
  );
  const permit = rows[0]!;
  if (ended) {
    await pool.query('update permits set ended_date = district_today() - 1 where permit_ndx = $1', [permit.permit_ndx]);
  }
  await pool.query(
    `insert into permit_wells (permit_ndx, well_ndx, start_date, end_date)
     values ($1, $2, district_today() + $3::integer, district_today() + $4::integer)`,
    [permit.permit_ndx, well_ndx, from, until],
  );
  return permit;
}

/** A photo of the gallery without bytes, or what `values` make of it; gives its system filename. */
export async function buildAttachment(pool: Pool, well_ndx: number, original_filename: string, values: object = {}) {
  numbers += 1;
  const file = {
    well_ndx,
    original_filename,
    system_filename: `${String(numbers).padStart(32, '0')}.png`,
    content_type: 'image/png',
    size_bytes: 1,
    tags: 7,
    photo_gallery: true,
    removed: false,
    ...values,
  };
  const columns = Object.keys(file).join(', ');
  await pool.query(
    `insert into attachments (${columns}) select ${columns} from jsonb_populate_record(null::attachments, $1)`,
    [JSON.stringify(file)],
  );
  return file.system_filename;
}
