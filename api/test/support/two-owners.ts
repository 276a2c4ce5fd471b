import type { Product } from './product.ts';

/**
 * Two well owners: Otto (`well-owner`) has permits 1 and 3, Dee (`developer`, who is a Well Owner here) has permit 2. Meters 1, 2 and 4 stand
 * at wells of one owner each; meter 3 is shared by well 1 of Otto and well 2 of Dee. Contacts 1 and 2 hold their permits. Every word of
 * Dee's has FOREIGN in it.
 */
export const twoOwners = `
  update accounts set roles = '{Well Owner}', name = 'FOREIGN Dee' where sub = 'demo|developer';
  insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix, conditional) values (1, 'Historical', 'H', false);
  insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction) values (1, '1900-01-01', 0.2);
  update drought_stage_history set drought_stage_ndx = 2
    where make_date(d_year, d_month, 1) = date_trunc('month', district_today());
  insert into contacts (rolo_ndx, r_name, r_email, r_mailing_address, r_city, r_state, r_zipcode) values
    (1, 'Otto Ownby', 'otto@example.org', '1 Creek Road', 'Buda', 'TX', '78610'),
    (2, 'FOREIGN Dora', null, '2 FOREIGN Road', 'Kyle', 'TX', '78640');
  insert into permit_groups (permit_group_ndx, permit_group_name) values (2, 'FOREIGN group');
  insert into wells (well_ndx, well_name, lat_dd, lon_dd, primary_use_ndx, is_published, contact_ndx) values
    (1, 'Mill', 30.1, -97.8, 1, false, 1), (2, 'FOREIGN Barn', 30.11, -97.81, 1, false, 2), (3, 'Orchard', 30.12, -97.82, 1, false, 1);
  insert into permits (permit_ndx, permit_number, permit_name, permit_year, start_date, authorized_volume_gal, permit_type_ndx, rolo_ndx) values
    (1, 'H1-20-1', 'Creek Ranch', 2020, '2020-01-01', 12000000, 1, 1), (2, 'FOREIGN-2', 'FOREIGN Ranch', 2020, '2020-01-01', 12000000, 1, 2),
    (3, 'H1-20-3', 'Orchard', 2020, '2020-01-01', 6000000, 1, 1);
  insert into permit_memberships (permit_ndx, from_year, permit_group_ndx) values (2, 2000, 2);
  update permit_distributions set share = case when c_month <= 4 then 8334 else 8333 end;
  insert into permit_wells (permit_ndx, well_ndx, start_date) values (1, 1, '2020-01-01'), (2, 2, '2020-01-01'), (3, 3, '2020-01-01');
  insert into meters (meter_ndx, meter_id, setup_well_ndx, joined_date, notes, shares_over_wells) values
    (1, 'M-OWN', 1, '2020-01-01', null, false), (2, 'FOREIGN-M', 2, '2020-01-01', 'FOREIGN notes', false),
    (3, 'M-SHARED', 1, '2020-01-01', 'FOREIGN gate code', true), (4, 'M-ORCHARD', 3, '2020-01-01', null, false);
  insert into meter_wells (meter_ndx, well_ndx, start_date) values (3, 1, '2020-01-01'), (3, 2, '2020-01-01');
  insert into meter_readings (meter_ndx, c_year, c_month, meter_reading, notes)
    select meter_ndx, extract(year from month), extract(month from month), 1000000 + 1000 * meter_ndx * place, case when meter_ndx = 2 then 'FOREIGN leak' end
    from meters
    cross join generate_series(date_trunc('month', district_today()) - interval '6 months', date_trunc('month', district_today()) - interval '2 months',
      interval '1 month') with ordinality as months (month, place);
  insert into account_permits (sub, permit_ndx) values ('demo|well-owner', 1), ('demo|well-owner', 3), ('demo|developer', 2);
  insert into attachments (well_ndx, original_filename, system_filename, content_type, size_bytes, tags, photo_gallery)
    values (1, 'own.png', repeat('0', 31) || '1.png', 'image/png', 1, 7, true), (2, 'FOREIGN.png', repeat('0', 31) || '2.png', 'image/png', 1, 7, true);
  insert into attachments (permit_ndx, original_filename, system_filename, content_type, size_bytes, tags)
    values (2, 'FOREIGN.pdf', repeat('0', 31) || '3.pdf', 'application/pdf', 1, 14);
  insert into water_levels (well_ndx, collect_timestamp, dtw_ft) values (1, now(), 10), (2, now(), 20);
  insert into inspections (well_ndx, inspected_by) values (2, 'FOREIGN inspector');
`;

/** The month so many before the present one of the district. */
export async function monthBefore({ database }: Product, months: number) {
  const { rows } = await database.pool.query<{ c_year: number; c_month: number }>(
    `select extract(year from month)::integer as c_year, extract(month from month)::integer as c_month
     from (select date_trunc('month', district_today()) - $1 * interval '1 month' as month) as one`,
    [months],
  );
  return rows[0]!;
}
