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
    permit_group_ndx, aquifer_group_ndx, rolo_ndx, allocation_distribution_ndx, start_date)
  values ('H1-25-1', 'East Creek', 2025, 12000000, 1, 1, 1, 1, 1, 2, '2025-09-01'),
    ('H2-25-1', 'West Creek', 2025, 12000000, 1, 1, 1, 2, 1, 2, '2025-09-01'),
    ('B1-25-1', 'Lone Star', 2025, 1000000, 2, 1, null, 2, 2, 2, '2025-09-01');
update permit_distributions set share = case when c_month <= 4 then 8334 else 8333 end where permit_ndx in (1, 2);
insert into permit_amendments (permit_ndx, pamend_type_ndx, pamend_status_ndx, effective_date, approval_date, approval_body_ndx,
    proposed_volume_change, saved_previous_volume, new_volume)
  values (3, 15, 2, '2026-01-01', '2026-01-01', 1, 400000, 600000, 1000000);
insert into account_permits (sub, permit_ndx) values ('demo|well-owner', 1);
insert into attachments (permit_ndx, original_filename, system_filename, content_type, size_bytes, tags)
  values (1, 'order.pdf', 'c7e1f3b2c7e1f3b2c7e1f3b2c7e1f3b2.pdf', 'application/pdf', 4321, 1);
insert into drought_stage_history (d_year, d_month, drought_stage_ndx) values (2025, 10, 2), (2025, 11, 4)
  on conflict (d_year, d_month) do update set drought_stage_ndx = excluded.drought_stage_ndx;
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
