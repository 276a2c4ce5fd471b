-- A small district with something in each table that people fill. `write-rows.ts` enters it into the version at hand and keeps what
-- became of it; `previous-version.test.ts` knows these numbers.
insert into contacts (r_name, r_organization, r_mailing_address, r_city, r_state, r_zipcode)
  values ('Wanda Waters', 'Creek Water Supply', '12 Mill Road', 'Buda', 'TX', '78610'), ('Bill Payer', null, null, 'Kyle', 'TX', null);
insert into wells (state_well_num, well_name, lat_dd, lon_dd, primary_use_ndx, well_class_ndx, aquifer_ndx, contact_ndx,
    is_published, well_depth_ft, tx_grid, gate_code)
  values ('5850411', 'Mill', 30.16823, -97.85184, 4, 2, 1, 1, true, 420.5, '58-50-4', 'Ring twice'),
    (null, 'Past', 30.17, -97.86, 4, 2, 1, 2, true, null, '58-50-4', null),
    (null, 'Lone Star''s', 30.18, -97.87, 3, 2, 1, null, false, 300, '58-50-4', null);
insert into well_contacts (well_ndx, rolo_type_ndx, rolo_ndx) values (1, 3, 1);
insert into well_formations (well_ndx, formation_ndx, ft_to_top, ft_to_bottom) values (1, 1, 10, 250);
insert into well_components (well_ndx, well_component_ndx, top_depth_ft, bottom_depth_ft) values (1, 1, 0, 40);
insert into inspections (well_ndx, inspection_date, ir_type_ndx, inspected_by, chk_meter)
  values (1, '2025-10-02', 1, 'Crew', true);
insert into attachments (well_ndx, original_filename, system_filename, content_type, size_bytes, tags)
  values (1, 'log.pdf', 'b5d0c2a4b5d0c2a4b5d0c2a4b5d0c2a4.pdf', 'application/pdf', 1234, 1);
insert into registrations (first_name, last_name, primary_phone, primary_email, mailing_address, mailing_city, mailing_state,
    mailing_zip, well_address, well_city, county_ndx, well_use_ndx, aquifer_group_ndx, reg_lat_dd, reg_lon_dd, hardcopy_well_records)
  values ('Nora', 'New', '512-555-0100', 'nora@example.org', '1 Elm', 'Kyle', 'TX', '78640', '1 Elm', 'Kyle', 1, 1, 1, 30.1, -97.8, false);

insert into permit_types (permit_type_desc, permit_prefix, conditional)
  values ('Historical', 'H', false), ('Conditional B', 'B', true);
insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction, d3_pump_reduction)
  values (1, '1900-01-01', 0.2, 0.4), (2, '1900-01-01', 0.5, 1);
insert into permit_groups (permit_group_name, permit_tier_ndx) values ('Two Creeks', 2);
insert into permits (permit_number, permit_name, permit_year, authorized_volume_gal, permit_type_ndx, permit_status_ndx,
    aquifer_group_ndx, rolo_ndx, allocation_distribution_ndx, start_date)
  values ('H1-25-1', 'East Creek', 2025, 12000000, 1, 1, 1, 1, 2, '2025-09-01'),
    ('H2-25-1', 'West Creek', 2025, 12000000, 1, 1, 2, 1, 2, '2025-09-01'),
    ('B1-25-1', 'Lone Star', 2025, 1000000, 2, 1, 2, 2, 2, '2025-09-01');
insert into permit_memberships (permit_ndx, from_year, permit_group_ndx) values (1, 2026, 1), (2, 2026, 1);
update permit_distributions set share = case when c_month <= 4 then 8334 else 8333 end where permit_ndx in (1, 2);
insert into permit_amendments (permit_ndx, pamend_type_ndx, pamend_status_ndx, effective_date, approval_date, approval_body_ndx,
    proposed_volume_change, saved_previous_volume, new_volume)
  values (3, 15, 2, '2026-01-01', '2026-01-01', 1, 400000, 600000, 1000000);
insert into account_permits (sub, permit_ndx) values ('demo|well-owner', 1);
insert into attachments (permit_ndx, original_filename, system_filename, content_type, size_bytes, tags)
  values (1, 'order.pdf', 'c7e1f3b2c7e1f3b2c7e1f3b2c7e1f3b2.pdf', 'application/pdf', 4321, 1);
insert into drought_stage_history (d_year, d_month, drought_stage_ndx) values (2025, 10, 2), (2025, 11, 4)
  on conflict (drought_area_ndx, d_year, d_month) do update set drought_stage_ndx = excluded.drought_stage_ndx;
insert into drought_triggers (drought_stage_ndx, valid_from, flow_cfs, level_ft_msl) values (2, '2025-01-01', 38, 478.4);

insert into permit_wells (permit_ndx, well_ndx, start_date, end_date)
  values (1, 1, '2025-09-01', null), (2, 2, '2025-09-01', '2026-03-31'), (3, 3, '2025-09-01', null);
insert into meters (setup_well_ndx, joined_date, retired_date, meter_type, start_reading, shares_over_wells)
  values (1, '2025-09-01', null, 'Turbine', 500, true), (2, '2025-09-01', '2026-03-31', null, 0, false),
    (3, '2025-09-01', null, null, 0, false);
insert into meter_wells (meter_ndx, well_ndx, start_date) values (1, 1, '2025-09-01');
insert into meter_readings (meter_ndx, c_year, c_month, meter_reading, adjustment, mr_adjustment_reason_ndx)
  values (1, 2025, 9, 500500, 0, null), (1, 2025, 10, 2100420, 0, null), (1, 2025, 11, null, 400000, 3),
    (2, 2025, 10, 250000, 0, null), (3, 2025, 11, 250, 0, null);

-- What volumes depended on before facts had dates: a group over three aquifers, permits that ended, wait or are suspended, shares that do
-- not total 100 %, amendments that hold, are to be approved and were removed, reductions that changed, a register that turned, a swap,
-- water that is shared over wells, and months that nobody read. Of another aquifer than the report of the three permits above.
insert into wells (well_name, lat_dd, lon_dd, primary_use_ndx)
  select 'Volumes ' || number, 30.2, -97.9, 4 from generate_series(1, 6) as numbers (number);
insert into permit_types (permit_type_desc, permit_prefix, conditional)
  values ('Volumes', 'V', false), ('Volumes Conditional', 'W', true);
insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction, d2_pump_reduction, d3_pump_reduction, d4_pump_reduction)
  select permit_type_ndx, holds_from::date, alarm, critical, exceptional, emergency
  from (values
    ('V', '1900-01-01', 0.2, 0.3, 0.4, 0.5), ('V', '2025-03-01', 0.25, 0.355, 0.45, 0.5), ('W', '1900-01-01', 0.5, 0.75, 1, 1)
  ) as given (prefix, holds_from, alarm, critical, exceptional, emergency)
  join permit_types on permit_prefix = prefix;
insert into permit_groups (permit_group_name, permit_tier_ndx) values ('Volumes', 1);
insert into permits (permit_number, permit_year, authorized_volume_gal, permit_type_ndx, permit_status_ndx, aquifer_group_ndx,
    allocation_distribution_ndx, start_date, ended_date)
  select 'V' || number, 2023, volume, permit_type_ndx, status, other, 2, start, ended
  from (values
    (1, 9000001, 'V', 1, date '2023-09-01', null),
    (2, 5000003, 'V', 3, '2023-09-01', date '2025-06-15'),
    (3, 4000001, 'W', 2, '2024-11-20', null),
    (4, 7777777, 'W', 6, '2023-09-01', null),
    (5, 3000000, 'V', 1, '2024-02-01', null),
    (6, 8400000, 'V', 1, '2024-09-01', null)
  ) as given (number, volume, prefix, status, start, ended)
  join permit_types on permit_prefix = prefix,
  (select min(aquifer_group_ndx) as other from aquifer_groups where aq_group_summary_name = 'Other') as others
  order by number;
update permit_distributions as kept
  set share = (array[6000, 6000, 7000, 8000, 9000, 11000, 12000, 11000, 9000, 8000, 7000, 6000])[c_month]
  from permits where permits.permit_ndx = kept.permit_ndx and permit_number in ('V1', 'V2', 'V3', 'V4', 'V6');
-- One month is off.
update permit_distributions as kept set share = case c_month when 1 then 8330 else 8333 end
  from permits where permits.permit_ndx = kept.permit_ndx and permit_number = 'V5';
insert into permit_memberships (permit_ndx, from_year, permit_group_ndx)
  select permit_ndx, from_year, permit_group_ndx
  from (values ('V1', 2024, true), ('V2', 2024, true), ('V4', 2025, true), ('V1', 2026, false)) as said (number, from_year, is_in)
  join permits on permit_number = number
  left join permit_groups on is_in and permit_group_name = 'Volumes';
insert into permit_amendments (permit_ndx, pamend_type_ndx, pamend_status_ndx, effective_date, approval_date, approval_body_ndx,
    proposed_volume_change, saved_previous_volume, new_volume, removed)
  select permit_ndx, 15, status, effective::date, effective::date, 1, change, 5000000, 5000000 + change, is_removed
  from (values
    ('V1', 2, '2025-03-02', 1500000, false), ('V1', 1, '2025-05-01', 700000, false), ('V1', 2, '2024-12-01', 300000, true),
    ('V6', 2, '2025-01-01', 900000, false), ('V6', 2, '2025-07-15', -400000, false)
  ) as given (number, status, effective, change, is_removed)
  join permits on permit_number = number;
insert into drought_stage_history (d_year, d_month, drought_stage_ndx)
  select extract(year from month), extract(month from month), stage
  from unnest(array[2, 2, 3, 3, 4, 3, 2, 2, 0, 999, 2, 5]) with ordinality as stages (stage, number),
    lateral (select date '2024-08-01' + make_interval(months => number::integer)) as months (month)
  on conflict (drought_area_ndx, d_year, d_month) do update set drought_stage_ndx = excluded.drought_stage_ndx;

insert into permit_wells (permit_ndx, well_ndx, start_date, end_date)
  select permit_ndx, well_ndx, since::date, until::date
  from (values
    ('V1', 1, '2023-09-01', null), ('V2', 2, '2023-09-01', null), ('V6', 2, '2025-02-10', null), ('V3', 3, '2024-11-20', null),
    ('V4', 4, '2023-09-01', '2025-04-30'), ('V5', 5, '2024-02-01', null), ('V6', 6, '2024-09-01', null)
  ) as given (number, well, since, until)
  join permits on permit_number = number
  join wells on well_name = 'Volumes ' || well;
insert into meters (setup_well_ndx, joined_date, retired_date, start_reading, shares_over_wells)
  select well_ndx, since::date, until::date, first, is_shared
  from (values
    (1, '2024-08-01', null, 9400000, true), (2, '2024-08-01', '2025-01-15', 0, false), (3, '2024-11-01', null, 12, false),
    (4, '2024-08-01', null, 500, false), (6, '2024-09-01', null, 0, false)
  ) as given (well, since, until, first, is_shared)
  join wells on well_name = 'Volumes ' || well
  order by well;
insert into meters (setup_well_ndx, joined_date, start_reading, replaces_meter_ndx)
  select setup_well_ndx, retired_date, 40, meter_ndx from meters where retired_date = '2025-01-15';
insert into meter_wells (meter_ndx, well_ndx, start_date, end_date)
  select meter_ndx, wells.well_ndx, since::date, until::date
  from (values (1, 1, '2024-08-01', null), (1, 6, '2024-08-01', '2025-05-31'), (1, 5, '2024-12-01', null)) as given (at, well, since, until)
  join wells as places on places.well_name = 'Volumes ' || at
  join meters on setup_well_ndx = places.well_ndx
  join wells on wells.well_name = 'Volumes ' || well;
-- Some 400,000 gallons a month; the first register turns past 9,999,999, one month in seven is not read, one reading is a mistake.
insert into meter_readings (meter_ndx, c_year, c_month, meter_reading, adjustment, mr_adjustment_reason_ndx)
  select meter_ndx, extract(year from month), extract(month from month), shown, adjustment,
    case when adjustment <> 0 then 1 end
  from meters
  join wells on wells.well_ndx = setup_well_ndx and well_name like 'Volumes %',
    generate_series(date_trunc('month', joined_date), coalesce(retired_date, date '2025-12-01'), interval '1 month')
      with ordinality as months (month, number),
    lateral (
      select
        start_reading + number * (400001 + 1000 * setup_well_ndx) as register,
        start_reading + (number - 1) * (400001 + 1000 * setup_well_ndx) as register_before
    ) as turning,
    lateral (
      select
        case
          when number % 7 = 3 then null
          when number = 8 and well_name = 'Volumes 3' then 5
          else register % 10000000
        end as shown,
        case
          when number % 7 = 3 then 0
          when register / 10000000 > register_before / 10000000 then 10000000
          when number = 5 then -777
          else 0
        end as adjustment
    ) as reading;
insert into well_production (well_ndx, c_year, c_month, production_gallons)
  select well_ndx, 2024, c_month, 123456 from wells, generate_series(8, 11) as months (c_month) where well_name = 'Volumes 5';

insert into water_levels (well_ndx, collect_timestamp, dtw_ft, is_pumping, remarks)
  values (1, '2025-10-01 17:00Z', 214.13, false, 'Steady'), (1, '2025-10-03 17:00Z', 230, true, null);
insert into logger_uploads (description, uploaded_by, file_format_ndx) values ('Spring', 'Crew', 1);
insert into logger_readings (well_ndx, read_at, dtw_ft, upload_ndx) values (1, '2025-10-02 17:00Z', 215.5, 1);
select api.publish_water_levels();
insert into aqsci_parameter_akas (aqsci_parameter_ndx, aka) select min(aqsci_parameter_ndx), 'As it was called' from aqsci_parameters;
insert into water_quality_samples (well_ndx, collect_timestamp, well_purged, sampled_by)
  values (1, '2025-10-01 17:00Z', true, 'Crew');
insert into water_quality_results (sample_ndx, parameter_ndx, result_value)
  select 1, min(aqsci_parameter_ndx), 7.1 from aqsci_parameters;

insert into imports (subject, file_name, file_hash, mapping, rows_read, rows_added, rows_known, rows_refused)
  values ('wells', 'inventory.csv', '0123456789abcdef', '{}', 3, 3, 0, 0);
update wells set import_ndx = 1, import_row_hash = 'row ' || well_ndx;
insert into map_sources (source_id, attribution) values ('boundary', 'The district');
insert into map_features (source_id, geom, properties)
  values ('boundary', st_geomfromtext('MULTIPOLYGON(((-98 30, -97 30, -97 31, -98 31, -98 30)))', 4326), '{"name": "District"}');
insert into map_layers (layer_id, source_id, kind, title, layer_group) values ('boundary', 'boundary', 'line', 'Boundary', 'Boundaries');
insert into accounts (sub, email, name, password_hash, roles) values ('own|1', 'staff@example.org', 'Stella Staff', 'none', '{Administrator}');
insert into idempotency_keys (key, who, call, body_hash, status, answer) values ('k1', 'own|1', 'PUT /api/list-wells/1', '00', 200, '{}');

-- Of what became of the rows only the change of a person is kept: the rows themselves are long.
delete from history.changes;
select set_config('app.user', 'own|1', false);
update contacts set r_phone = '512-555-0199' where rolo_ndx = 1;
