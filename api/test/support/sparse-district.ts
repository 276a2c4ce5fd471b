/**
 * A district with as good as nothing filled in: records with what must be there and no more, permits and wells without links,
 * meters without readings, and readings of nothing. What may be empty is empty somewhere here.
 */
export const aSparseDistrict = `
  insert into contacts (rolo_ndx, r_name) values (1, 'Only Name');
  insert into contacts (rolo_ndx, r_organization) values (2, 'Only Organization');
  insert into wells (well_ndx, lat_dd, lon_dd, is_published, contact_ndx)
    values (1, 30.1, -97.8, true, null), (2, 30.2, -97.9, true, 1), (3, 30.2, -97.9, false, 1), (4, 30.2, -97.9, true, 999999);
  insert into well_contacts (well_ndx, rolo_type_ndx) values (1, 5);
  insert into well_formations (well_ndx) values (1);
  insert into well_components (well_ndx) values (1);
  insert into inspections (well_ndx, inspected_by) values (1, 'Somebody');
  update wells set watershed_ndx = 999 where well_ndx = 1;
  insert into wells (well_ndx, lat_dd, lon_dd, is_published, primary_use_ndx, well_class_ndx)
    select 9, 30.1, -97.8, true, 3, well_class_ndx from well_classes where well_class_name = 'Nonexempt';
  insert into permit_groups (permit_group_ndx, permit_group_name, permit_tier_ndx) values (1, 'Without permits', 0), (2, 'Of one', 3);
  insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, start_date)
    values (1, 'Nothing 1', 2020, 0, '2020-01-01'), (2, 'Nothing 2', 2020, 1000, '2020-01-01'), (3, 'Nothing 3', 2020, 0, '2020-01-01');
  insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, start_date, rolo_ndx)
    values (4, 'Named 1', 2020, 0, '2020-01-01', 1), (5, 'Named 2', 2020, 0, '2020-01-01', 1);
  insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, start_date, permit_status_ndx,
      aquifer_group_ndx)
    values (6, 'Unset', 2020, 1000, '2020-01-01', 999, 2);
  insert into permit_memberships (permit_ndx, from_year, permit_group_ndx) values (6, 2000, 2), (5, 2000, 1), (5, 2001, null);
  insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, start_date) values (7, 'Gone', 2020, 0, '2020-01-01');
  update permits set removed = true where permit_ndx = 7;
  -- A use that goes to one with a name, and back to the one without.
  insert into permit_facts (permit_ndx, holds_from, authorized_volume_gal, permit_type_ndx, permit_status_ndx, aquifer_group_ndx,
      primary_use_ndx, secondary_use_ndx, shares)
    select permit_ndx, later.holds_from, authorized_volume_gal, permit_type_ndx, permit_status_ndx, aquifer_group_ndx,
      later.primary_use_ndx, secondary_use_ndx, shares
    from permit_facts cross join (values (date '2030-01-01', 3), (date '2031-01-01', 999)) as later (holds_from, primary_use_ndx)
    where permit_ndx = 3;
  -- By land: of a type without a reserve, and of one whose shares are not whole.
  insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix) values (50, 'By land', 'L');
  insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, start_date, permit_type_ndx)
    values (50, 'Land 1', 2020, 0, '2020-01-01', 50), (51, 'Land 2', 2020, 0, '2020-01-01', 999);
  update permit_distributions set share = share - 1 where permit_ndx = 50 and c_month = 1;
  insert into land_allowances (permit_type_ndx, from_year, allowance_gal_per_acre, earned_part) values (50, 2020, 1000, 1);
  insert into permit_land (permit_ndx, from_year, acres) values (50, 2020, 10);
  insert into reserve_entries (permit_ndx, fiscal_year, entry) values (51, 2021, 'Opening Reserve');
  insert into permit_wells (permit_ndx, well_ndx, start_date) values (1, 1, '2020-01-01'), (2, 2, '2020-01-01');
  -- Their shares do not total 100 %, so that nothing is known of what they allow.
  update permit_distributions set share = share - 1 where permit_ndx in (2, 6) and c_month = 1;
  insert into permit_amendments (permit_ndx, pamend_type_ndx, pamend_status_ndx) values (1, 999, 999);
  insert into permit_amendments (permit_ndx, pamend_type_ndx, pamend_status_ndx, approval_date, approval_body_ndx)
    values (1, 999, 2, '2025-01-15', 1);
  insert into permit_renewals (permit_ndx, fiscal_year, renewal_act) values (1, 2026, 1);
  insert into indicator_readings (indicator_ndx, read_on, reading) values (1, '2025-01-15', 20), (2, '2025-02-15', 460);
  insert into indicator_sources (indicator_ndx, well_ndx, holds_from) values (1, 1, '2025-01-01');
  insert into indicator_sources (indicator_ndx, part_ndx, holds_from) values (1, 2, '2025-01-01');
  insert into drought_triggers (drought_stage_ndx, indicator_ndx, valid_from) values (2, 1, '2025-01-01');
  insert into drought_trigger_rules (holds_from) values ('2025-01-01');
  insert into drought_days (drought_area_ndx, day, drought_stage_ndx, figures) values (1, '2025-01-01', 0, '[]');
  insert into figure_checks (figures, different, first_different) values (3, 1, array['A figure']);
  insert into level_months (well_ndx, month, depth_ft, is_provisional) values (1, '2025-01-01', 100, true);
  insert into level_standings (well_ndx, last_month, depth_ft, is_provisional, level_class, first_month, years_measured, days_left_out)
    values (1, date_trunc('month', now()), 100, true, 'Record Too Short', '2025-01-01', 1, 0);
  insert into alert_events (about, title, detail) values ('stages', 'A stage', 'Before: none.');
  insert into alert_events (about, well_ndx, title, detail) values ('well', 1, 'A well', 'Before: Normal.');
  insert into alert_subscriptions (email, about_stages, about_indicators, well_ndx) values ('someone@example.org', true, false, 1);
  insert into activity_events (act) values ('exported');
  insert into refused_attempts (hour, act, from_address) values (date_trunc('hour', now()), 'sign-in refused', '192.0.2.1');
  insert into district_files (file_name, settings, renamed, imports) values ('a.yaml', '[]', '[]', '{}');
  insert into drought_stage_changes (from_day, drought_stage_ndx) values ('2025-02-10', 0);
  insert into drought_declarations (declared_on, drought_stage_ndx, first_month, last_month, stages_before)
    values ('2025-01-15', 2, '2025-02-01', '2025-02-01', '{0}');
  insert into drought_declarations (declared_on, drought_stage_ndx, first_month, last_month, stages_before)
    values ('2025-03-15', 2, '2025-04-01', '2025-04-01', '{0}');
  insert into notices (notice_ndx, kind, drought_declaration_ndx) values (1, 'stage', 1), (2, 'correction', 1);
  insert into notices (notice_ndx, kind, reading_month) values (3, 'reminder', '2025-02-01');
  insert into letters (notice_ndx, rolo_ndx, message_id, addressee, about, subject, body, state)
    values (1, 1, '<a@b>', 'Only Name', 'Nothing 1', 'Nothing', '[]', 'to post');
  insert into letters (notice_ndx, rolo_ndx, message_id, addressee, organization, r_email, about, subject, body, state, told_at, failure)
    values (1, 2, '<b@b>', 'Only Organization', 'Of', 'a@b.example', 'Nothing 2', 'Nothing', '[]', 'unsure', now(), 'Lost');
  insert into account_permits (sub, permit_ndx) values ('demo|well-owner', 1);
  insert into claims (rolo_ndx, state) values (1, 'to post');
  insert into claims (rolo_ndx, r_email, state, used_by, used_at) values (2, 'a@b.example', 'sent', 'somebody', now());
  insert into meters (meter_ndx, setup_well_ndx) values (1, 1), (2, 2), (3, 3);
  insert into meters (meter_ndx, setup_well_ndx, joined_date) values (4, 4, '2020-01-01');
  insert into meters (meter_ndx, setup_well_ndx, joined_date) values (5, 2, '2020-01-01');
  insert into meter_wells (meter_ndx, well_ndx, start_date) values (1, 2, '2020-01-01');
  insert into meter_readings (meter_ndx, c_year, c_month) values (1, 2025, 1);
  insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values (1, 2025, 2, 0), (1, 2025, 3, 1000), (2, 2025, 3, 10), (3, 2025, 3, 10);
  insert into submitted_readings (submitted_reading_ndx, permit_ndx, meter_ndx, c_year, c_month, meter_reading)
    values (1, 1, 1, 2025, 5, 2000), (2, 1, 4, 2025, 5, 2000);
  insert into submitted_readings (submitted_reading_ndx, permit_ndx, meter_ndx, c_year, c_month, meter_reading, notes, state, question)
    values (3, 1, 1, 2025, 1, 2000, 'By the gate', 'questioned', 'Is it right?');
  update submitted_readings set notes = notes where submitted_reading_ndx = 3;
  -- A correction of a month of which nobody knows what it allows.
  select set_config('app.correction', 'Read wrongly', true);
  insert into meter_readings (meter_ndx, c_year, c_month, adjustment, mr_adjustment_reason_ndx) values (5, 2025, 2, 5, 1);
  select set_config('app.correction', '', true);
  -- While a district is loaded, readings stand without those before them.
  select set_config('app.loading', 'on', true);
  insert into meter_readings (meter_ndx, c_year, c_month) values (2, 2025, 4);
  select set_config('app.loading', '', true);
  insert into attachments (well_ndx, original_filename, system_filename, content_type, size_bytes, tags, photo_gallery)
    values (1, 'a.png', repeat('0', 31) || '1.png', 'image/png', 0, 999, true);
  insert into attachments (permit_ndx, original_filename, system_filename, content_type, size_bytes, tags)
    values (1, 'a.pdf', repeat('0', 31) || '2.pdf', 'application/pdf', 0, 999);
  insert into permit_certificates (permit_ndx, issued_date, att_ndx)
    select permit_ndx, '2025-09-01', att_ndx from attachments where permit_ndx is not null;
  insert into attachments (well_ndx, permit_ndx, original_filename, system_filename, content_type, size_bytes, tags, removed)
    select well_ndx, permit_ndx, original_filename, translate(system_filename, '0', 'f'), content_type, 0, 999, true
    from attachments;
  insert into water_levels (well_ndx, collect_timestamp, dtw_ft) values (1, '2025-01-01T12:00:00Z', 10);
  insert into level_marks (well_ndx, of_what, from_at, to_at, flag) values (1, 'hand', '2025-01-01', '2025-01-02', 'Good');
  insert into level_marks (well_ndx, of_what, from_at, to_at, standing) values (1, 'hand', '2025-01-01', '2025-01-02', 'provisional');
  select api.publish_water_levels();
  update report_runs set last_run = '2025-01-01' where report = 'publish-water-levels';
  insert into aqsci_parameters (aqsci_parameter_ndx, parameter_name, parameter_abbrev) values (101, 'Unset', 'U');
  insert into water_quality_samples (ndx, well_ndx, collect_timestamp) values (1, 1, '2025-01-01T12:00:00Z');
  insert into water_quality_results (sample_ndx, parameter_ndx, result_value) values (1, 101, 0);
  insert into imports (subject, file_name, file_hash, mapping, rows_read, rows_added, rows_known, rows_refused)
    values ('readings', 'a.csv', '0', '{}', 0, 0, 0, 0);
  insert into logger_uploads (description, uploaded_by, file_format_ndx) values ('Levels', 'Somebody', 1);
  insert into logger_files (upload_ndx, file_name, system_filename, size_bytes, maker, format, reading)
  select upload_ndx, 'air.txt', 'air.txt', 1, 'Plain columns', 'text', '{"use": "barometer", "well_ndx": null}' from logger_uploads;
  insert into logger_uploads (description, uploaded_by, file_format_ndx, status, error) values ('Levels', 'Somebody', 1, 'failed', 'No columns');
  insert into registrations (first_name, last_name, primary_phone, primary_email, mailing_address, mailing_city, mailing_state,
      mailing_zip, well_address, well_city, county_ndx, well_use_ndx, aquifer_group_ndx, reg_lat_dd, reg_lon_dd,
      hardcopy_well_records)
    values ('A', 'B', '1', 'a@b.example', 'C', 'D', 'TX', '78610', 'E', 'F', 1, 1, 1, 30.1, -97.8, false),
      ('Only', 'Name', '1', 'a@b.example', 'C', 'D', 'TX', '78610', 'E', 'F', 999, 999, 999, 30.1, -97.8, false);
`;
