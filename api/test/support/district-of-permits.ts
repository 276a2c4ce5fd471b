/**
 * What the tests of permits read: permits 1 and 2 are held by contact 1 and grouped; 3 was retired, 4 removed, 5 is for nobody and unset in everything.
 * Wells 1 and 2 stand under permit 1 today, 3 once did and 4 will; well 2 is removed later.
 */
export const aDistrictOfPermits = `
  update permit_statuses set allows_pumping = true;
  insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix)
    values (1, 'Historical', 'H'), (2, 'Conditional A', 'A'), (3, 'Historical Trinity', 'H');
  insert into permit_groups (permit_group_ndx, permit_group_name, permit_tier_ndx, removed)
    values (1, 'Two Creeks', 2, false), (2, 'Nobody''s', 0, false);
  insert into contacts (rolo_ndx, r_name, r_organization, r_mailing_address, r_city, r_state, r_zipcode, removed)
    values (1, 'Wanda Waters', 'Creek Water Supply', '12 Mill Road', 'Buda', 'TX', '78610', false),
      (2, 'Bill Payer', null, null, 'Kyle', null, null, false), (3, 'Gone Away', null, null, null, null, null, true);
  insert into permits (permit_ndx, permit_number, permit_name, permit_year, authorized_volume_gal, permit_type_ndx,
      permit_status_ndx, aquifer_group_ndx, rolo_ndx, billing_rolo_ndx, meter_rolo_ndx,
      allocation_distribution_ndx, special_provisions, removed, start_date, ended_date)
    values (1, 'H7-19-1', 'East Creek', 2019, 12000000, 1, 1, 1, 1, 2, 2, 2, 'Spring flow first.', false, '2019-01-01', null),
      (2, 'H12-24-2', 'West Creek', 2024, 6000000, 3, 2, 1, 1, null, null, 4, null, false, '2024-01-01', null),
      (3, 'LEGACY 3', 'Old Creek', 2009, 1000, 1, 3, 1, 1, null, null, 1, null, false, '2009-01-01', '2021-05-31'),
      (4, 'A3-20-1', 'Lost Creek', 2020, 1000, 2, 1, 1, 1, 2, null, 1, null, true, '2020-01-01', null);
  insert into permit_memberships (permit_ndx, from_year, permit_group_ndx) select permit_ndx, 2000, 1 from permits;
  insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, rolo_ndx)
    values (5, 'Unset', 2020, 0, 999999);
  insert into wells (well_ndx, well_name, lat_dd, lon_dd, contact_ndx, mgmtzone_ndx)
    values (1, 'Mill', 30.1, -97.8, 1, 1), (2, null, 30.1, -97.8, 999999, 5), (3, 'Past', 30.1, -97.8, 2, 2),
      (4, 'Coming', 30.1, -97.8, 999999, 2);
  insert into well_contacts (well_ndx, rolo_type_ndx, rolo_ndx) values (1, 3, 1), (3, 3, 1);
  insert into permit_wells (permit_ndx, well_ndx, start_date, end_date)
    values (1, 1, '2019-01-01', '2020-12-31'), (1, 1, '2021-01-01', null), (1, 2, '2021-01-01', district_today()),
      (1, 3, '2019-01-01', district_today() - 1), (1, 4, district_today() + 1, null);
  insert into meters (meter_ndx, meter_id, setup_well_ndx, joined_date, retired_date)
    values (1, 'M-1', 1, '2019-01-01', '2022-01-01'), (2, 'M-2', 3, '2022-01-01', null), (3, 'M-3', 3, '2022-01-01', null);
  insert into meter_wells (meter_ndx, well_ndx, start_date, end_date)
    values (1, 1, '2019-01-01', null), (2, 2, '2022-01-01', null), (3, 1, '2022-01-01', '2022-02-01');
`;
