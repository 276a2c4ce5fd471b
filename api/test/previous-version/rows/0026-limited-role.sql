-- Rows of a district at this migration, as write-rows.ts found them.

delete from account_permits;
insert into account_permits (sub, permit_ndx) overriding system value values
  ('demo|well-owner', '1');

delete from accounts;
insert into accounts (sub, email, name, password_hash, roles, demonstration, blocked) overriding system value values
  ('own|1', 'staff@example.org', 'Stella Staff', 'none', '{Administrator}', 'false', 'false');

delete from aqsci_parameter_akas;
insert into aqsci_parameter_akas (ndx, aqsci_parameter_ndx, aka, version, created_timestamp, created_by) overriding system value values
  ('1', '3', 'Conductivity', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('2', '4', 'Residue, filterable', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('3', '14', 'Alkalinity as HCO3', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('4', '15', 'Nitrate-N', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('5', '20', 'E. coli by Colilert', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('6', '1', 'As it was called', '1', '2026-11-22 00:25:18.492+00', 'system');

delete from attachments;
insert into attachments (att_ndx, well_ndx, permit_ndx, original_filename, system_filename, content_type, size_bytes, tags, photo_gallery, version, created_timestamp, created_by, removed) overriding system value values
  ('1', '1', NULL, 'log.pdf', 'b5d0c2a4b5d0c2a4b5d0c2a4b5d0c2a4.pdf', 'application/pdf', '1234', '1', 'false', '1', '2026-11-22 00:25:18.492+00', 'system', 'false'),
  ('2', NULL, '1', 'order.pdf', 'c7e1f3b2c7e1f3b2c7e1f3b2c7e1f3b2.pdf', 'application/pdf', '4321', '1', 'false', '1', '2026-11-22 00:25:18.492+00', 'system', 'false');

delete from contacts;
insert into contacts (rolo_ndx, r_name, r_organization, r_phone, r_mailing_address, r_city, r_state, r_zipcode, version, created_timestamp, created_by, updated_timestamp, updated_by, removed) overriding system value values
  ('1', 'Wanda Waters', 'Creek Water Supply', '512-555-0199', '12 Mill Road', 'Buda', 'TX', '78610', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'own|1', 'false'),
  ('2', 'Bill Payer', NULL, NULL, NULL, 'Kyle', 'TX', NULL, '1', '2026-11-22 00:25:18.492+00', 'system', NULL, NULL, 'false'),
  ('999999', 'No owner', NULL, NULL, NULL, NULL, NULL, NULL, '1', '2026-11-22 00:25:02.585+00', 'system', NULL, NULL, 'false');

delete from daily_water_levels;
insert into daily_water_levels (well_ndx, collect_day, dtw_ft, is_pumping) overriding system value values
  ('1', '2025-10-01', '214.13', 'false'),
  ('1', '2025-10-02', '215.5', 'false'),
  ('1', '2025-10-03', '230', 'true');

delete from data_versions;
insert into data_versions (table_name, backend, changes) overriding system value values
  ('account_permits', '42', '1'),
  ('allocation_distribution_shares', '42', '1'),
  ('allocation_distributions', '42', '1'),
  ('aqsci_parameter_akas', '42', '2'),
  ('aqsci_parameters', '42', '1'),
  ('aquifer_groups', '42', '1'),
  ('aquifers', '42', '1'),
  ('attachment_tags', '42', '1'),
  ('attachments', '42', '2'),
  ('contacts', '42', '3'),
  ('daily_water_levels', '42', '2'),
  ('drought_stage_history', '42', '3'),
  ('drought_triggers', '42', '1'),
  ('grouping_months', '42', '30'),
  ('imports', '42', '1'),
  ('inspections', '42', '1'),
  ('kind_months', '42', '31'),
  ('logger_readings', '42', '1'),
  ('logger_uploads', '42', '1'),
  ('map_features', '42', '1'),
  ('map_layers', '42', '2'),
  ('map_sources', '42', '2'),
  ('meter_readings', '42', '3'),
  ('meter_wells', '42', '1'),
  ('meters', '42', '1'),
  ('permit_amendments', '42', '1'),
  ('permit_distributions', '42', '7'),
  ('permit_groups', '42', '1'),
  ('permit_months', '42', '45'),
  ('permit_statuses', '42', '1'),
  ('permit_type_reductions', '42', '2'),
  ('permit_types', '42', '2'),
  ('permit_wells', '42', '1'),
  ('permit_years', '42', '30'),
  ('permits', '42', '2'),
  ('registrations', '42', '1'),
  ('report_runs', '42', '4'),
  ('water_levels', '42', '1'),
  ('water_quality_results', '42', '1'),
  ('water_quality_samples', '42', '1'),
  ('well_components', '42', '1'),
  ('well_contacts', '42', '1'),
  ('well_formations', '42', '1'),
  ('wells', '42', '2');

delete from drought_stage_history;
insert into drought_stage_history (ndx, d_year, d_month, drought_stage_ndx, version, created_timestamp, created_by) overriding system value values
  ('1', '2026', '1', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('10', '2026', '10', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('11', '2026', '11', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('12', '2026', '12', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('13', '2027', '1', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('14', '2027', '2', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('15', '2027', '3', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('16', '2027', '4', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('17', '2027', '5', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('18', '2027', '6', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('19', '2027', '7', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('2', '2026', '2', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('20', '2027', '8', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('21', '2027', '9', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('22', '2027', '10', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('23', '2027', '11', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('24', '2027', '12', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('25', '2025', '10', '2', '1', '2026-11-22 00:25:18.492+00', 'system'),
  ('26', '2025', '11', '4', '1', '2026-11-22 00:25:18.492+00', 'system'),
  ('3', '2026', '3', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('4', '2026', '4', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('5', '2026', '5', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('6', '2026', '6', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('7', '2026', '7', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('8', '2026', '8', '999', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('9', '2026', '9', '999', '1', '2026-11-22 00:25:02.585+00', 'system');

delete from drought_triggers;
insert into drought_triggers (drought_trigger_ndx, drought_stage_ndx, valid_from, flow_cfs, level_ft_msl, version, created_timestamp, created_by) overriding system value values
  ('1', '2', '2025-01-01', '38', '478.4', '1', '2026-11-22 00:25:18.492+00', 'system');

delete from grouping_months;
insert into grouping_months (grouping_ndx, fiscal_year, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx, permits, running_permits, incomplete_permits, permitted_gal, reduced_gal, metered_gal, exceeding_gal, counts_as_exceeding) overriding system value values
  ('-3', '2026', '2025', '10', 'Trinity', '0', '1', '1', '1', '0', '39000', '19500', '0', '0', 'false'),
  ('-3', '2026', '2025', '11', 'Trinity', '0', '1', '1', '1', '0', '36000', '0', '250', '250', 'true'),
  ('-3', '2026', '2025', '12', 'Trinity', '0', '1', '1', '1', '0', '36000', '36000', '0', '0', 'false'),
  ('-3', '2026', '2025', '9', 'Trinity', '0', '1', '1', '1', '0', '42000', '42000', '0', '0', 'false'),
  ('-3', '2026', '2026', '1', 'Trinity', '0', '1', '1', '1', '0', '60000', '60000', '0', '0', 'false'),
  ('-3', '2026', '2026', '2', 'Trinity', '0', '1', '1', '1', '0', '65000', '65000', '0', '0', 'false'),
  ('-3', '2026', '2026', '3', 'Trinity', '0', '1', '1', '1', '0', '75000', '75000', '0', '0', 'false'),
  ('-3', '2026', '2026', '4', 'Trinity', '0', '1', '1', '1', '0', '85000', '85000', '0', '0', 'false'),
  ('-3', '2026', '2026', '5', 'Trinity', '0', '1', '1', '1', '0', '100000', '100000', '0', '0', 'false'),
  ('-3', '2026', '2026', '6', 'Trinity', '0', '1', '1', '1', '0', '120000', '120000', '0', '0', 'false'),
  ('-3', '2026', '2026', '7', 'Trinity', '0', '1', '1', '1', '0', '125000', '125000', '0', '0', 'false'),
  ('-3', '2026', '2026', '8', 'Trinity', '0', '1', '1', '1', '0', '115000', '115000', '0', '0', 'false'),
  ('-3', '2027', '2026', '10', 'Trinity', '0', '1', '1', '1', '0', '65000', '65000', '0', '0', 'false'),
  ('-3', '2027', '2026', '11', 'Trinity', '0', '1', '1', '1', '0', '60000', '60000', '0', '0', 'false'),
  ('-3', '2027', '2026', '12', 'Trinity', '0', '1', '1', '1', '0', '60000', '60000', '0', '0', 'false'),
  ('-3', '2027', '2026', '9', 'Trinity', '0', '1', '1', '1', '0', '70000', '70000', '0', '0', 'false'),
  ('-3', '2027', '2027', '1', 'Trinity', '0', '1', '1', '1', '0', '60000', '60000', '0', '0', 'false'),
  ('-3', '2027', '2027', '2', 'Trinity', '0', '1', '1', '1', '0', '65000', '65000', '0', '0', 'false'),
  ('-3', '2027', '2027', '3', 'Trinity', '0', '1', '1', '1', '0', '75000', '75000', '0', '0', 'false'),
  ('-3', '2027', '2027', '4', 'Trinity', '0', '1', '1', '1', '0', '85000', '85000', '0', '0', 'false'),
  ('-3', '2027', '2027', '5', 'Trinity', '0', '1', '1', '1', '0', '100000', '100000', '0', '0', 'false'),
  ('-3', '2027', '2027', '6', 'Trinity', '0', '1', '1', '1', '0', '120000', '120000', '0', '0', 'false'),
  ('-3', '2027', '2027', '7', 'Trinity', '0', '1', '1', '1', '0', '125000', '125000', '0', '0', 'false'),
  ('-3', '2027', '2027', '8', 'Trinity', '0', '1', '1', '1', '0', '115000', '115000', '0', '0', 'false'),
  ('-3', '2028', '2027', '10', 'Trinity', '0', '1', '1', '1', '0', '65000', '65000', '0', '0', 'false'),
  ('-3', '2028', '2027', '11', 'Trinity', '0', '1', '1', '1', '0', '60000', '60000', '0', '0', 'false'),
  ('-3', '2028', '2027', '12', 'Trinity', '0', '1', '1', '1', '0', '60000', '60000', '0', '0', 'false'),
  ('-3', '2028', '2027', '9', 'Trinity', '0', '1', '1', '1', '0', '70000', '70000', '0', '0', 'false'),
  ('-3', '2028', '2028', '1', 'Trinity', '0', '1', '1', '1', '0', '60000', '60000', '0', '0', 'false'),
  ('-3', '2028', '2028', '2', 'Trinity', '0', '1', '1', '1', '0', '65000', '65000', '0', '0', 'false'),
  ('-3', '2028', '2028', '3', 'Trinity', '0', '1', '1', '1', '0', '75000', '75000', '0', '0', 'false'),
  ('-3', '2028', '2028', '4', 'Trinity', '0', '1', '1', '1', '0', '85000', '85000', '0', '0', 'false'),
  ('-3', '2028', '2028', '5', 'Trinity', '0', '1', '1', '1', '0', '100000', '100000', '0', '0', 'false'),
  ('-3', '2028', '2028', '6', 'Trinity', '0', '1', '1', '1', '0', '120000', '120000', '0', '0', 'false'),
  ('-3', '2028', '2028', '7', 'Trinity', '0', '1', '1', '1', '0', '125000', '125000', '0', '0', 'false'),
  ('-3', '2028', '2028', '8', 'Trinity', '0', '1', '1', '1', '0', '115000', '115000', '0', '0', 'false'),
  ('1', '2026', '2025', '10', 'Edwards', '2', '1', '1', '1', '0', '999960', '799968', '1599920', '249984', 'true'),
  ('1', '2026', '2025', '10', 'Trinity', '2', '1', '1', '1', '0', '999960', '799968', '250000', '0', 'false'),
  ('1', '2026', '2025', '11', 'Edwards', '2', '1', '1', '1', '0', '999960', '599976', '400000', '0', 'false'),
  ('1', '2026', '2025', '11', 'Trinity', '2', '1', '1', '1', '0', '999960', '599976', '0', '0', 'false'),
  ('1', '2026', '2025', '12', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2026', '2025', '12', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2026', '2025', '9', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '500000', '0', 'false'),
  ('1', '2026', '2025', '9', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2026', '2026', '1', 'Edwards', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2026', '2026', '1', 'Trinity', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2026', '2026', '2', 'Edwards', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2026', '2026', '2', 'Trinity', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2026', '2026', '3', 'Edwards', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2026', '2026', '3', 'Trinity', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2026', '2026', '4', 'Edwards', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2026', '2026', '4', 'Trinity', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2026', '2026', '5', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2026', '2026', '5', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2026', '2026', '6', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2026', '2026', '6', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2026', '2026', '7', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2026', '2026', '7', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2026', '2026', '8', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2026', '2026', '8', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2027', '2026', '10', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2027', '2026', '10', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2027', '2026', '11', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2027', '2026', '11', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2027', '2026', '12', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2027', '2026', '12', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2027', '2026', '9', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2027', '2026', '9', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2027', '2027', '1', 'Edwards', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2027', '2027', '1', 'Trinity', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2027', '2027', '2', 'Edwards', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2027', '2027', '2', 'Trinity', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2027', '2027', '3', 'Edwards', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2027', '2027', '3', 'Trinity', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2027', '2027', '4', 'Edwards', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2027', '2027', '4', 'Trinity', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2027', '2027', '5', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2027', '2027', '5', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2027', '2027', '6', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2027', '2027', '6', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2027', '2027', '7', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2027', '2027', '7', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2027', '2027', '8', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2027', '2027', '8', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2028', '2027', '10', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2028', '2027', '10', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2028', '2027', '11', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2028', '2027', '11', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2028', '2027', '12', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2028', '2027', '12', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2028', '2027', '9', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2028', '2027', '9', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2028', '2028', '1', 'Edwards', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2028', '2028', '1', 'Trinity', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2028', '2028', '2', 'Edwards', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2028', '2028', '2', 'Trinity', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2028', '2028', '3', 'Edwards', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2028', '2028', '3', 'Trinity', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2028', '2028', '4', 'Edwards', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2028', '2028', '4', 'Trinity', '2', '1', '1', '1', '0', '1000080', '1000080', '0', '0', 'false'),
  ('1', '2028', '2028', '5', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2028', '2028', '5', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2028', '2028', '6', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2028', '2028', '6', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2028', '2028', '7', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2028', '2028', '7', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2028', '2028', '8', 'Edwards', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false'),
  ('1', '2028', '2028', '8', 'Trinity', '2', '1', '1', '1', '0', '999960', '999960', '0', '0', 'false');

delete from history.changes;
insert into history.changes (change_ndx, at, who, table_name, record_key, operation, before, after) overriding system value values
  ('273', '2026-11-22 00:25:21.47+00', 'own|1', 'contacts', '1', 'update', '{"notes": null, "r_city": "Buda", "r_name": "Wanda Waters", "r_email": null, "r_phone": null, "r_state": "TX", "removed": false, "version": 1, "rolo_ndx": 1, "r_zipcode": "78610", "created_by": "system", "removed_by": null, "updated_by": null, "precinct_num": null, "r_organization": "Creek Water Supply", "created_timestamp": "2026-11-22T00:25:18.492+00:00", "r_mailing_address": "12 Mill Road", "removed_timestamp": null, "updated_timestamp": null}', '{"notes": null, "r_city": "Buda", "r_name": "Wanda Waters", "r_email": null, "r_phone": "512-555-0199", "r_state": "TX", "removed": false, "version": 2, "rolo_ndx": 1, "r_zipcode": "78610", "created_by": "system", "removed_by": null, "updated_by": "own|1", "precinct_num": null, "r_organization": "Creek Water Supply", "created_timestamp": "2026-11-22T00:25:18.492+00:00", "r_mailing_address": "12 Mill Road", "removed_timestamp": null, "updated_timestamp": "2026-11-22T00:25:18.492+00:00"}');

delete from idempotency_keys;
insert into idempotency_keys (key, who, call, body_hash, status, answer, at) overriding system value values
  ('k1', 'own|1', 'PUT /api/list-wells/1', '00', '200', '{}', '2026-11-22 00:25:18.492+00');

delete from imports;
insert into imports (import_ndx, subject, file_name, file_hash, mapping, rows_read, rows_added, rows_known, rows_refused, version, created_timestamp, created_by, words_added) overriding system value values
  ('1', 'wells', 'inventory.csv', '0123456789abcdef', '{}', '3', '3', '0', '0', '1', '2026-11-22 00:25:18.492+00', 'system', '[]');

delete from inspections;
insert into inspections (ir_ndx, well_ndx, inspection_date, ir_type_ndx, inspected_by, chk_identity, chk_location, chk_use, chk_setbacks, chk_meter, chk_equipment, chk_treatment, chk_surf_compl, chk_classification, version, created_timestamp, created_by) overriding system value values
  ('1', '1', '2025-10-02 00:00:00+00', '1', 'Crew', 'false', 'false', 'false', 'false', 'true', 'false', 'false', 'false', 'false', '1', '2026-11-22 00:25:18.492+00', 'system');

delete from kind_months;
insert into kind_months (fiscal_year, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx, permits, running_permits, incomplete_permits, exceeding_groupings, permitted_gal, reduced_gal, metered_gal, exceeding_gal) overriding system value values
  ('2026', '2025', '10', 'Edwards', '2', '1', '1', '1', '0', '1', '999960', '799968', '1599920', '249984'),
  ('2026', '2025', '10', 'Trinity', '0', '1', '1', '1', '0', '0', '39000', '19500', '0', '0'),
  ('2026', '2025', '10', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '799968', '250000', '0'),
  ('2026', '2025', '11', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '599976', '400000', '0'),
  ('2026', '2025', '11', 'Trinity', '0', '1', '1', '1', '0', '1', '36000', '0', '250', '250'),
  ('2026', '2025', '11', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '599976', '0', '0'),
  ('2026', '2025', '12', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2026', '2025', '12', 'Trinity', '0', '1', '1', '1', '0', '0', '36000', '36000', '0', '0'),
  ('2026', '2025', '12', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2026', '2025', '9', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '500000', '0'),
  ('2026', '2025', '9', 'Trinity', '0', '1', '1', '1', '0', '0', '42000', '42000', '0', '0'),
  ('2026', '2025', '9', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2026', '2026', '1', 'Edwards', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2026', '2026', '1', 'Trinity', '0', '1', '1', '1', '0', '0', '60000', '60000', '0', '0'),
  ('2026', '2026', '1', 'Trinity', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2026', '2026', '2', 'Edwards', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2026', '2026', '2', 'Trinity', '0', '1', '1', '1', '0', '0', '65000', '65000', '0', '0'),
  ('2026', '2026', '2', 'Trinity', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2026', '2026', '3', 'Edwards', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2026', '2026', '3', 'Trinity', '0', '1', '1', '1', '0', '0', '75000', '75000', '0', '0'),
  ('2026', '2026', '3', 'Trinity', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2026', '2026', '4', 'Edwards', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2026', '2026', '4', 'Trinity', '0', '1', '1', '1', '0', '0', '85000', '85000', '0', '0'),
  ('2026', '2026', '4', 'Trinity', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2026', '2026', '5', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2026', '2026', '5', 'Trinity', '0', '1', '1', '1', '0', '0', '100000', '100000', '0', '0'),
  ('2026', '2026', '5', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2026', '2026', '6', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2026', '2026', '6', 'Trinity', '0', '1', '1', '1', '0', '0', '120000', '120000', '0', '0'),
  ('2026', '2026', '6', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2026', '2026', '7', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2026', '2026', '7', 'Trinity', '0', '1', '1', '1', '0', '0', '125000', '125000', '0', '0'),
  ('2026', '2026', '7', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2026', '2026', '8', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2026', '2026', '8', 'Trinity', '0', '1', '1', '1', '0', '0', '115000', '115000', '0', '0'),
  ('2026', '2026', '8', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2027', '2026', '10', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2027', '2026', '10', 'Trinity', '0', '1', '1', '1', '0', '0', '65000', '65000', '0', '0'),
  ('2027', '2026', '10', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2027', '2026', '11', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2027', '2026', '11', 'Trinity', '0', '1', '1', '1', '0', '0', '60000', '60000', '0', '0'),
  ('2027', '2026', '11', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2027', '2026', '12', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2027', '2026', '12', 'Trinity', '0', '1', '1', '1', '0', '0', '60000', '60000', '0', '0'),
  ('2027', '2026', '12', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2027', '2026', '9', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2027', '2026', '9', 'Trinity', '0', '1', '1', '1', '0', '0', '70000', '70000', '0', '0'),
  ('2027', '2026', '9', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2027', '2027', '1', 'Edwards', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2027', '2027', '1', 'Trinity', '0', '1', '1', '1', '0', '0', '60000', '60000', '0', '0'),
  ('2027', '2027', '1', 'Trinity', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2027', '2027', '2', 'Edwards', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2027', '2027', '2', 'Trinity', '0', '1', '1', '1', '0', '0', '65000', '65000', '0', '0'),
  ('2027', '2027', '2', 'Trinity', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2027', '2027', '3', 'Edwards', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2027', '2027', '3', 'Trinity', '0', '1', '1', '1', '0', '0', '75000', '75000', '0', '0'),
  ('2027', '2027', '3', 'Trinity', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2027', '2027', '4', 'Edwards', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2027', '2027', '4', 'Trinity', '0', '1', '1', '1', '0', '0', '85000', '85000', '0', '0'),
  ('2027', '2027', '4', 'Trinity', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2027', '2027', '5', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2027', '2027', '5', 'Trinity', '0', '1', '1', '1', '0', '0', '100000', '100000', '0', '0'),
  ('2027', '2027', '5', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2027', '2027', '6', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2027', '2027', '6', 'Trinity', '0', '1', '1', '1', '0', '0', '120000', '120000', '0', '0'),
  ('2027', '2027', '6', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2027', '2027', '7', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2027', '2027', '7', 'Trinity', '0', '1', '1', '1', '0', '0', '125000', '125000', '0', '0'),
  ('2027', '2027', '7', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2027', '2027', '8', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2027', '2027', '8', 'Trinity', '0', '1', '1', '1', '0', '0', '115000', '115000', '0', '0'),
  ('2027', '2027', '8', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2028', '2027', '10', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2028', '2027', '10', 'Trinity', '0', '1', '1', '1', '0', '0', '65000', '65000', '0', '0'),
  ('2028', '2027', '10', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2028', '2027', '11', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2028', '2027', '11', 'Trinity', '0', '1', '1', '1', '0', '0', '60000', '60000', '0', '0'),
  ('2028', '2027', '11', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2028', '2027', '12', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2028', '2027', '12', 'Trinity', '0', '1', '1', '1', '0', '0', '60000', '60000', '0', '0'),
  ('2028', '2027', '12', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2028', '2027', '9', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2028', '2027', '9', 'Trinity', '0', '1', '1', '1', '0', '0', '70000', '70000', '0', '0'),
  ('2028', '2027', '9', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2028', '2028', '1', 'Edwards', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2028', '2028', '1', 'Trinity', '0', '1', '1', '1', '0', '0', '60000', '60000', '0', '0'),
  ('2028', '2028', '1', 'Trinity', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2028', '2028', '2', 'Edwards', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2028', '2028', '2', 'Trinity', '0', '1', '1', '1', '0', '0', '65000', '65000', '0', '0'),
  ('2028', '2028', '2', 'Trinity', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2028', '2028', '3', 'Edwards', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2028', '2028', '3', 'Trinity', '0', '1', '1', '1', '0', '0', '75000', '75000', '0', '0'),
  ('2028', '2028', '3', 'Trinity', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2028', '2028', '4', 'Edwards', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2028', '2028', '4', 'Trinity', '0', '1', '1', '1', '0', '0', '85000', '85000', '0', '0'),
  ('2028', '2028', '4', 'Trinity', '2', '1', '1', '1', '0', '0', '1000080', '1000080', '0', '0'),
  ('2028', '2028', '5', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2028', '2028', '5', 'Trinity', '0', '1', '1', '1', '0', '0', '100000', '100000', '0', '0'),
  ('2028', '2028', '5', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2028', '2028', '6', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2028', '2028', '6', 'Trinity', '0', '1', '1', '1', '0', '0', '120000', '120000', '0', '0'),
  ('2028', '2028', '6', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2028', '2028', '7', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2028', '2028', '7', 'Trinity', '0', '1', '1', '1', '0', '0', '125000', '125000', '0', '0'),
  ('2028', '2028', '7', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2028', '2028', '8', 'Edwards', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0'),
  ('2028', '2028', '8', 'Trinity', '0', '1', '1', '1', '0', '0', '115000', '115000', '0', '0'),
  ('2028', '2028', '8', 'Trinity', '2', '1', '1', '1', '0', '0', '999960', '999960', '0', '0');

delete from logger_readings;
insert into logger_readings (well_ndx, read_at, dtw_ft, upload_ndx) overriding system value values
  ('1', '2025-10-02 17:00:00+00', '215.5', '1');

delete from logger_uploads;
insert into logger_uploads (upload_ndx, description, uploaded_by, file_format_ndx, status, progress, file_count, version, created_timestamp, created_by) overriding system value values
  ('1', 'Spring', 'Crew', '1', 'processing', '0', '0', '1', '2026-11-22 00:25:18.492+00', 'system');

delete from map_features;
insert into map_features (feature_ndx, source_id, geom, properties) overriding system value values
  ('1', 'boundary', '0106000020E6100000010000000103000000010000000500000000000000008058C00000000000003E4000000000004058C00000000000003E4000000000004058C00000000000003F4000000000008058C00000000000003F4000000000008058C00000000000003E40', '{"name": "District"}');

delete from map_layers;
insert into map_layers (layer_id, source_id, kind, title, paint, layout, minzoom, maxzoom, legend, draw_order, legend_order, legend_group, layer_group, label_group, title_field, exclude_fields, admin_only_fields, exclude_popup, exclude_layer_collapse) overriding system value values
  ('boundary', 'boundary', 'line', 'Boundary', '{}', '{}', NULL, NULL, '[]', NULL, NULL, NULL, 'Boundaries', NULL, NULL, '{}', '{}', 'false', 'false'),
  ('wells-large', 'wells', 'circle', 'Wells, from near', '{"circle-color": "#0f766e", "circle-radius": ["interpolate", ["linear"], ["zoom"], 11, 5, 16, 11], "circle-stroke-color": "#ffffff", "circle-stroke-width": 1.5}', '{}', '11', NULL, '[]', '1010', NULL, 'Wells', 'Wells', 'wells', 'well_id', '{location_geometry,attached_documents,attached_photos,count}', '{is_index_well,aquifer_setting,aquifer,available_logs,inspections_info,enforcements_info,driller_name,directions_to_well}', 'false', 'false'),
  ('wells-names', 'wells', 'symbol', 'Names', '{"text-color": "#1f2f2c", "text-halo-color": "#ffffff", "text-halo-width": 1.5}', '{"text-size": 11, "text-field": ["get", "well_id"], "text-anchor": "top", "text-offset": [0, 0.9]}', '12', NULL, '[]', '1030', NULL, 'Wells', 'Wells', 'wells', 'well_id', '{location_geometry,attached_documents,attached_photos,count}', '{is_index_well,aquifer_setting,aquifer,available_logs,inspections_info,enforcements_info,driller_name,directions_to_well}', 'true', 'false'),
  ('wells-small', 'wells', 'circle', 'Wells, from afar', '{"circle-color": "#0f766e", "circle-radius": ["interpolate", ["linear"], ["zoom"], 6, 1.5, 11, 4], "circle-stroke-color": "#ffffff", "circle-stroke-width": ["interpolate", ["linear"], ["zoom"], 6, 0.3, 11, 1]}', '{}', NULL, '11', '[]', '1000', NULL, 'Wells', 'Wells', 'wells', 'well_id', '{location_geometry,attached_documents,attached_photos,count}', '{is_index_well,aquifer_setting,aquifer,available_logs,inspections_info,enforcements_info,driller_name,directions_to_well}', 'false', 'false'),
  ('wells-symbol', 'wells', 'symbol', 'Kinds of wells', '{"icon-color": ["case", ["==", ["get", "well_status"], "Plugged"], "#000000", ["in", ["get", "well_status"], ["literal", ["Abandoned", "Capped"]]], "#d32f2f", ["==", ["get", "well_subclass"], "Westbay Multiport"], "#ffffff", ["==", ["get", "well_class"], "Monitoring"], "#ffffff", ["in", ["get", "well_class"], ["literal", ["Exempt", "Spring"]]], "#ffffff", ["==", ["get", "well_subclass"], "Limited Production Permit"], "#fdd835", "#ffffff"], "icon-halo-color": "#263238", "icon-halo-width": 1}', '{"icon-size": ["interpolate", ["linear"], ["zoom"], 11, 0.3, 16, 0.6], "icon-image": ["case", ["in", ["get", "well_status"], ["literal", ["Plugged", "Abandoned", "Capped"]]], "well-circle", ["==", ["get", "well_subclass"], "Westbay Multiport"], "well-star", ["==", ["get", "well_class"], "Monitoring"], "well-triangle", ["in", ["get", "well_class"], ["literal", ["Exempt", "Spring"]]], "well-circle", ["in", ["get", "well_subclass"], ["literal", ["Individual Production Permit", "Limited Production Permit"]]], "well-square", ""], "icon-allow-overlap": true}', '11', NULL, '[{"color": "#ffffff", "label": "IPP Wells", "shape": "square", "filter": ["==", ["get", "well_subclass"], "Individual Production Permit"], "outline": "#263238"}, {"color": "#fdd835", "label": "LPP Wells", "shape": "square", "filter": ["==", ["get", "well_subclass"], "Limited Production Permit"], "outline": "#263238"}, {"color": "#ffffff", "label": "Active Exempt Wells & Springs", "shape": "circle", "filter": ["all", ["==", ["get", "is_active"], true], ["in", ["get", "well_class"], ["literal", ["Exempt", "Spring"]]]], "outline": "#263238"}, {"color": "#ffffff", "label": "Monitoring Wells", "shape": "triangle", "filter": ["==", ["get", "well_class"], "Monitoring"], "outline": "#263238"}, {"color": "#ffffff", "label": "Westbay Multiport Wells", "shape": "star", "filter": ["==", ["get", "well_subclass"], "Westbay Multiport"], "outline": "#263238"}, {"color": "#d32f2f", "label": "Abandoned, Capped & Re-Tagged Wells", "shape": "circle", "filter": ["in", ["get", "well_status"], ["literal", ["Abandoned", "Capped"]]], "outline": "#263238"}, {"color": "#000000", "label": "Plugged Wells", "shape": "circle", "filter": ["==", ["get", "well_status"], "Plugged"], "outline": "#ffffff"}]', '1020', '1', 'Wells', 'Wells', 'wells', 'well_id', '{location_geometry,attached_documents,attached_photos,count}', '{is_index_well,aquifer_setting,aquifer,available_logs,inspections_info,enforcements_info,driller_name,directions_to_well}', 'true', 'false');

delete from map_sources;
insert into map_sources (source_id, kind, attribution, promote_id) overriding system value values
  ('boundary', 'shapes', 'The district', NULL),
  ('wells', 'wells', NULL, 'well_ndx');

delete from meter_readings;
insert into meter_readings (meter_reading_ndx, meter_ndx, c_year, c_month, meter_reading, adjustment, mr_adjustment_reason_ndx, mr_report_status_ndx, version, created_timestamp, created_by, updated_timestamp, updated_by, prev_meter_reading) overriding system value values
  ('1', '1', '2025', '9', '500500', '0', NULL, '999', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system', '500'),
  ('2', '1', '2025', '10', '2100420', '0', NULL, '999', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system', '500500'),
  ('3', '1', '2025', '11', NULL, '400000', '3', '999', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system', '2100420'),
  ('4', '2', '2025', '10', '250000', '0', NULL, '999', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system', '0'),
  ('5', '3', '2025', '11', '250', '0', NULL, '999', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system', '0');

delete from meter_wells;
insert into meter_wells (ndx, meter_ndx, well_ndx, start_date, version, created_timestamp, created_by) overriding system value values
  ('1', '1', '1', '2025-09-01', '1', '2026-11-22 00:25:18.492+00', 'system');

delete from meters;
insert into meters (meter_ndx, meter_id, setup_well_ndx, joined_date, retired_date, meter_type, version, created_timestamp, created_by, start_reading, shares_over_wells) overriding system value values
  ('1', 'M-00001', '1', '2025-09-01', NULL, 'Turbine', '1', '2026-11-22 00:25:18.492+00', 'system', '500', 'true'),
  ('2', 'M-00002', '2', '2025-09-01', '2026-03-31', NULL, '1', '2026-11-22 00:25:18.492+00', 'system', '0', 'false'),
  ('3', 'M-00003', '3', '2025-09-01', NULL, NULL, '1', '2026-11-22 00:25:18.492+00', 'system', '0', 'false');

delete from permit_amendments;
insert into permit_amendments (pamend_ndx, permit_ndx, pamend_type_ndx, pamend_status_ndx, effective_date, proposed_volume_change, new_volume, approval_date, approval_body_ndx, saved_previous_volume, version, created_timestamp, created_by, removed) overriding system value values
  ('1', '3', '15', '2', '2026-01-01', '400000', '1000000', '2026-01-01', '1', '600000', '1', '2026-11-22 00:25:18.492+00', 'system', 'false');

delete from permit_distributions;
insert into permit_distributions (ndx, permit_ndx, c_month, share, version, created_timestamp, created_by, updated_timestamp, updated_by) overriding system value values
  ('1', '1', '1', '8334', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('10', '1', '10', '8333', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('11', '1', '11', '8333', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('12', '1', '12', '8333', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('13', '2', '1', '8334', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('14', '2', '2', '8334', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('15', '2', '3', '8334', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('16', '2', '4', '8334', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('17', '2', '5', '8333', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('18', '2', '6', '8333', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('19', '2', '7', '8333', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('2', '1', '2', '8334', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('20', '2', '8', '8333', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('21', '2', '9', '8333', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('22', '2', '10', '8333', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('23', '2', '11', '8333', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('24', '2', '12', '8333', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('25', '3', '1', '6000', '1', '2026-11-22 00:25:18.492+00', 'system', NULL, NULL),
  ('26', '3', '2', '6500', '1', '2026-11-22 00:25:18.492+00', 'system', NULL, NULL),
  ('27', '3', '3', '7500', '1', '2026-11-22 00:25:18.492+00', 'system', NULL, NULL),
  ('28', '3', '4', '8500', '1', '2026-11-22 00:25:18.492+00', 'system', NULL, NULL),
  ('29', '3', '5', '10000', '1', '2026-11-22 00:25:18.492+00', 'system', NULL, NULL),
  ('3', '1', '3', '8334', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('30', '3', '6', '12000', '1', '2026-11-22 00:25:18.492+00', 'system', NULL, NULL),
  ('31', '3', '7', '12500', '1', '2026-11-22 00:25:18.492+00', 'system', NULL, NULL),
  ('32', '3', '8', '11500', '1', '2026-11-22 00:25:18.492+00', 'system', NULL, NULL),
  ('33', '3', '9', '7000', '1', '2026-11-22 00:25:18.492+00', 'system', NULL, NULL),
  ('34', '3', '10', '6500', '1', '2026-11-22 00:25:18.492+00', 'system', NULL, NULL),
  ('35', '3', '11', '6000', '1', '2026-11-22 00:25:18.492+00', 'system', NULL, NULL),
  ('36', '3', '12', '6000', '1', '2026-11-22 00:25:18.492+00', 'system', NULL, NULL),
  ('4', '1', '4', '8334', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('5', '1', '5', '8333', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('6', '1', '6', '8333', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('7', '1', '7', '8333', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('8', '1', '8', '8333', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system'),
  ('9', '1', '9', '8333', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system');

delete from permit_groups;
insert into permit_groups (permit_group_ndx, permit_group_name, permit_tier_ndx, version, created_timestamp, created_by, removed) overriding system value values
  ('1', 'Two Creeks', '2', '1', '2026-11-22 00:25:18.492+00', 'system', 'false');

delete from permit_months;
insert into permit_months (permit_ndx, c_year, c_month, fiscal_year, drought_stage_ndx, reduction, permitted_gal, reduced_gal, metered_gal, has_negative, was_read) overriding system value values
  ('1', '2025', '10', '2026', '2', '0.20000', '999960', '799968', '1599920', 'false', 'true'),
  ('1', '2025', '11', '2026', '4', '0.40000', '999960', '599976', '400000', 'false', 'false'),
  ('1', '2025', '12', '2026', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2025', '9', '2026', NULL, '0.00000', '999960', '999960', '500000', 'false', 'true'),
  ('1', '2026', '1', '2026', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('1', '2026', '10', '2027', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2026', '11', '2027', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2026', '12', '2027', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2026', '2', '2026', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('1', '2026', '3', '2026', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('1', '2026', '4', '2026', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('1', '2026', '5', '2026', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2026', '6', '2026', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2026', '7', '2026', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2026', '8', '2026', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2026', '9', '2027', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2027', '1', '2027', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('1', '2027', '10', '2028', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2027', '11', '2028', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2027', '12', '2028', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2027', '2', '2027', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('1', '2027', '3', '2027', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('1', '2027', '4', '2027', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('1', '2027', '5', '2027', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2027', '6', '2027', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2027', '7', '2027', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2027', '8', '2027', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2027', '9', '2028', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2028', '1', '2028', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('1', '2028', '2', '2028', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('1', '2028', '3', '2028', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('1', '2028', '4', '2028', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('1', '2028', '5', '2028', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2028', '6', '2028', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2028', '7', '2028', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('1', '2028', '8', '2028', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2025', '10', '2026', '2', '0.20000', '999960', '799968', '250000', 'false', 'true'),
  ('2', '2025', '11', '2026', '4', '0.40000', '999960', '599976', '0', 'false', 'false'),
  ('2', '2025', '12', '2026', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2025', '9', '2026', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2026', '1', '2026', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('2', '2026', '10', '2027', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2026', '11', '2027', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2026', '12', '2027', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2026', '2', '2026', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('2', '2026', '3', '2026', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('2', '2026', '4', '2026', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('2', '2026', '5', '2026', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2026', '6', '2026', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2026', '7', '2026', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2026', '8', '2026', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2026', '9', '2027', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2027', '1', '2027', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('2', '2027', '10', '2028', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2027', '11', '2028', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2027', '12', '2028', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2027', '2', '2027', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('2', '2027', '3', '2027', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('2', '2027', '4', '2027', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('2', '2027', '5', '2027', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2027', '6', '2027', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2027', '7', '2027', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2027', '8', '2027', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2027', '9', '2028', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2028', '1', '2028', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('2', '2028', '2', '2028', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('2', '2028', '3', '2028', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('2', '2028', '4', '2028', NULL, '0.00000', '1000080', '1000080', '0', 'false', 'false'),
  ('2', '2028', '5', '2028', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2028', '6', '2028', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2028', '7', '2028', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('2', '2028', '8', '2028', NULL, '0.00000', '999960', '999960', '0', 'false', 'false'),
  ('3', '2025', '10', '2026', '2', '0.50000', '39000', '19500', '0', 'false', 'false'),
  ('3', '2025', '11', '2026', '4', '1.00000', '36000', '0', '250', 'false', 'true'),
  ('3', '2025', '12', '2026', NULL, '0.00000', '36000', '36000', '0', 'false', 'false'),
  ('3', '2025', '9', '2026', NULL, '0.00000', '42000', '42000', '0', 'false', 'false'),
  ('3', '2026', '1', '2026', NULL, '0.00000', '60000', '60000', '0', 'false', 'false'),
  ('3', '2026', '10', '2027', NULL, '0.00000', '65000', '65000', '0', 'false', 'false'),
  ('3', '2026', '11', '2027', NULL, '0.00000', '60000', '60000', '0', 'false', 'false'),
  ('3', '2026', '12', '2027', NULL, '0.00000', '60000', '60000', '0', 'false', 'false'),
  ('3', '2026', '2', '2026', NULL, '0.00000', '65000', '65000', '0', 'false', 'false'),
  ('3', '2026', '3', '2026', NULL, '0.00000', '75000', '75000', '0', 'false', 'false'),
  ('3', '2026', '4', '2026', NULL, '0.00000', '85000', '85000', '0', 'false', 'false'),
  ('3', '2026', '5', '2026', NULL, '0.00000', '100000', '100000', '0', 'false', 'false'),
  ('3', '2026', '6', '2026', NULL, '0.00000', '120000', '120000', '0', 'false', 'false'),
  ('3', '2026', '7', '2026', NULL, '0.00000', '125000', '125000', '0', 'false', 'false'),
  ('3', '2026', '8', '2026', NULL, '0.00000', '115000', '115000', '0', 'false', 'false'),
  ('3', '2026', '9', '2027', NULL, '0.00000', '70000', '70000', '0', 'false', 'false'),
  ('3', '2027', '1', '2027', NULL, '0.00000', '60000', '60000', '0', 'false', 'false'),
  ('3', '2027', '10', '2028', NULL, '0.00000', '65000', '65000', '0', 'false', 'false'),
  ('3', '2027', '11', '2028', NULL, '0.00000', '60000', '60000', '0', 'false', 'false'),
  ('3', '2027', '12', '2028', NULL, '0.00000', '60000', '60000', '0', 'false', 'false'),
  ('3', '2027', '2', '2027', NULL, '0.00000', '65000', '65000', '0', 'false', 'false'),
  ('3', '2027', '3', '2027', NULL, '0.00000', '75000', '75000', '0', 'false', 'false'),
  ('3', '2027', '4', '2027', NULL, '0.00000', '85000', '85000', '0', 'false', 'false'),
  ('3', '2027', '5', '2027', NULL, '0.00000', '100000', '100000', '0', 'false', 'false'),
  ('3', '2027', '6', '2027', NULL, '0.00000', '120000', '120000', '0', 'false', 'false'),
  ('3', '2027', '7', '2027', NULL, '0.00000', '125000', '125000', '0', 'false', 'false'),
  ('3', '2027', '8', '2027', NULL, '0.00000', '115000', '115000', '0', 'false', 'false'),
  ('3', '2027', '9', '2028', NULL, '0.00000', '70000', '70000', '0', 'false', 'false'),
  ('3', '2028', '1', '2028', NULL, '0.00000', '60000', '60000', '0', 'false', 'false'),
  ('3', '2028', '2', '2028', NULL, '0.00000', '65000', '65000', '0', 'false', 'false'),
  ('3', '2028', '3', '2028', NULL, '0.00000', '75000', '75000', '0', 'false', 'false'),
  ('3', '2028', '4', '2028', NULL, '0.00000', '85000', '85000', '0', 'false', 'false'),
  ('3', '2028', '5', '2028', NULL, '0.00000', '100000', '100000', '0', 'false', 'false'),
  ('3', '2028', '6', '2028', NULL, '0.00000', '120000', '120000', '0', 'false', 'false'),
  ('3', '2028', '7', '2028', NULL, '0.00000', '125000', '125000', '0', 'false', 'false'),
  ('3', '2028', '8', '2028', NULL, '0.00000', '115000', '115000', '0', 'false', 'false');

delete from permit_type_reductions;
insert into permit_type_reductions (ndx, permit_type_ndx, holds_from, d1_pump_reduction, d2_pump_reduction, d3_pump_reduction, d4_pump_reduction, version, created_timestamp, created_by) overriding system value values
  ('1', '999', '1900-01-01', '0.00000', '0.00000', '0.00000', '0.00000', '1', '2026-11-22 00:25:02.585+00', 'system'),
  ('2', '1', '1900-01-01', '0.20000', '0.00000', '0.40000', '0.00000', '1', '2026-11-22 00:25:18.492+00', 'system'),
  ('3', '2', '1900-01-01', '0.50000', '0.00000', '1.00000', '0.00000', '1', '2026-11-22 00:25:18.492+00', 'system');

delete from permit_types;
insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix, conditional, version, created_timestamp, created_by) overriding system value values
  ('1', 'Historical', 'H', 'false', '1', '2026-11-22 00:25:18.492+00', 'system'),
  ('2', 'Conditional B', 'B', 'true', '1', '2026-11-22 00:25:18.492+00', 'system'),
  ('999', '', '-', 'false', '1', '2026-11-22 00:25:02.585+00', 'system');

delete from permit_wells;
insert into permit_wells (ndx, permit_ndx, well_ndx, start_date, end_date, version, created_timestamp, created_by) overriding system value values
  ('1', '1', '1', '2025-09-01', NULL, '1', '2026-11-22 00:25:18.492+00', 'system'),
  ('2', '2', '2', '2025-09-01', '2026-03-31', '1', '2026-11-22 00:25:18.492+00', 'system'),
  ('3', '3', '3', '2025-09-01', NULL, '1', '2026-11-22 00:25:18.492+00', 'system');

delete from permit_years;
insert into permit_years (permit_ndx, fiscal_year, permitted_gal, metered_gal, has_negative, last_read) overriding system value values
  ('1', '2026', '12000000', '2499920', 'false', '24309'),
  ('1', '2027', '12000000', '0', 'false', NULL),
  ('1', '2028', '12000000', '0', 'false', NULL),
  ('2', '2026', '12000000', '250000', 'false', '24309'),
  ('2', '2027', '12000000', '0', 'false', NULL),
  ('2', '2028', '12000000', '0', 'false', NULL),
  ('3', '2026', '898000', '250', 'false', '24310'),
  ('3', '2027', '1000000', '0', 'false', NULL),
  ('3', '2028', '1000000', '0', 'false', NULL);

delete from permits;
insert into permits (permit_ndx, permit_number, permit_name, permit_year, authorized_volume_gal, primary_use_ndx, secondary_use_ndx, aquifer_group_ndx, rolo_ndx, version, created_timestamp, created_by, removed, permit_type_ndx, permit_status_ndx, permit_group_ndx, allocation_distribution_ndx, start_date) overriding system value values
  ('1', 'H1-25-1', 'East Creek', '2025', '12000000', '999', '999', '1', '1', '1', '2026-11-22 00:25:18.492+00', 'system', 'false', '1', '1', '1', '2', '2025-09-01'),
  ('2', 'H2-25-1', 'West Creek', '2025', '12000000', '999', '999', '2', '1', '1', '2026-11-22 00:25:18.492+00', 'system', 'false', '1', '1', '1', '2', '2025-09-01'),
  ('3', 'B1-25-1', 'Lone Star', '2025', '1000000', '999', '999', '2', '2', '1', '2026-11-22 00:25:18.492+00', 'system', 'false', '2', '1', NULL, '2', '2025-09-01');

delete from registrations;
insert into registrations (reg_ndx, new_owner, create_new_well, well_class_ndx, well_subclass_ndx, completed, disregard, first_name, last_name, primary_phone, primary_email, mailing_address, mailing_city, mailing_state, mailing_zip, well_address, well_city, county_ndx, well_use_ndx, aquifer_group_ndx, reg_lat_dd, reg_lon_dd, property_well_count, scientific_monitoring_interest, hardcopy_well_records, version, created_timestamp, created_by, removed) overriding system value values
  ('1', 'false', 'false', '999', '999', 'false', 'false', 'Nora', 'New', '512-555-0100', 'nora@example.org', '1 Elm', 'Kyle', 'TX', '78640', '1 Elm', 'Kyle', '1', '1', '1', '30.1', '-97.8', '1', 'true', 'false', '1', '2026-11-22 00:25:18.492+00', 'system', 'false');

delete from report_runs;
insert into report_runs (report, last_run) overriding system value values
  ('drought-compliance', '2026-11-22 00:25:16.003+00'),
  ('publish-water-levels', '2026-11-22 00:25:18.492+00');

delete from water_levels;
insert into water_levels (ndx, well_ndx, collect_timestamp, dtw_ft, is_pumping, remarks, version, created_timestamp, created_by, wl_meas_method_ndx, wl_meas_from_ndx, aqsci_data_source_ndx, has_eline_access_port, has_conductor_pipe, wl_meas_point_height_in) overriding system value values
  ('1', '1', '2025-10-01 17:00:00+00', '214.13', 'false', 'Steady', '1', '2026-11-22 00:25:18.492+00', 'system', '999', '1', '999', 'false', 'false', '0'),
  ('2', '1', '2025-10-03 17:00:00+00', '230', 'true', NULL, '1', '2026-11-22 00:25:18.492+00', 'system', '999', '1', '999', 'false', 'false', '0');

delete from water_quality_results;
insert into water_quality_results (ndx, sample_ndx, parameter_ndx, result_value, is_nondetect, version, created_timestamp, created_by) overriding system value values
  ('1', '1', '1', '7.1', 'false', '1', '2026-11-22 00:25:18.492+00', 'system');

delete from water_quality_samples;
insert into water_quality_samples (ndx, well_ndx, collect_timestamp, well_purged, version, created_timestamp, created_by, aqsci_data_source_ndx, aqsci_lab_ndx, sampled_by) overriding system value values
  ('1', '1', '2025-10-01 17:00:00+00', 'true', '1', '2026-11-22 00:25:18.492+00', 'system', '999', '999', 'Crew');

delete from well_components;
insert into well_components (ndx, well_ndx, well_component_ndx, top_depth_ft, bottom_depth_ft, casing_material_ndx, version, created_timestamp, created_by) overriding system value values
  ('1', '1', '1', '0', '40', '999', '1', '2026-11-22 00:25:18.492+00', 'system');

delete from well_contacts;
insert into well_contacts (ndx, well_ndx, rolo_type_ndx, rolo_ndx, version, created_timestamp, created_by) overriding system value values
  ('1', '1', '3', '1', '1', '2026-11-22 00:25:18.492+00', 'system');

delete from well_formations;
insert into well_formations (ndx, well_ndx, formation_ndx, ft_to_top, ft_to_bottom, version, created_timestamp, created_by) overriding system value values
  ('1', '1', '1', '10', '250', '1', '2026-11-22 00:25:18.492+00', 'system');

delete from wells;
insert into wells (well_ndx, district_well_id, state_well_num, well_name, primary_use_ndx, well_class_ndx, well_subclass_ndx, contact_ndx, lat_dd, lon_dd, is_published, tx_grid, in_district, district_ndx, county_ndx, index_well, secondary_use_ndx, mgmtzone_ndx, has_geo_log, well_status_ndx, monitoring_status_ndx, aq_completion_ndx, aquifer_ndx, aq_setting_ndx, formation_ndx, watershed_ndx, available_logs_list, driller_ndx, well_depth_ft, version, created_timestamp, created_by, updated_timestamp, updated_by, removed, import_ndx, import_row_hash, gate_code, is_wellhouse, is_metered, system_type_ndx, pump_type_ndx, is_pumpsaver, sampling_spigot_ndx, other_treatments_ndx, casing_type_ndx, is_slab, is_steel_sleeve) overriding system value values
  ('1', '58-50-4-0001', '5850411', 'Mill', '4', '2', '999', '1', '30.16823', '-97.85184', 'true', '58-50-4', 'false', '999', '999', 'false', '999', '999', 'false', '999', '999', '999', '1', '999', '999', '1', '{}', '999', '420.5', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system', 'false', '1', 'row 1', 'Ring twice', 'false', 'false', '999', '999', 'false', '999', '999', '999', 'false', 'false'),
  ('2', '58-50-4-0002', NULL, 'Past', '4', '2', '999', '2', '30.17', '-97.86', 'true', '58-50-4', 'false', '999', '999', 'false', '999', '999', 'false', '999', '999', '999', '1', '999', '999', '1', '{}', '999', NULL, '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system', 'false', '1', 'row 2', NULL, 'false', 'false', '999', '999', 'false', '999', '999', '999', 'false', 'false'),
  ('3', '58-50-4-0003', NULL, 'Lone Star''s', '3', '2', '999', NULL, '30.18', '-97.87', 'false', '58-50-4', 'false', '999', '999', 'false', '999', '999', 'false', '999', '999', '999', '1', '999', '999', '1', '{}', '999', '300', '2', '2026-11-22 00:25:18.492+00', 'system', '2026-11-22 00:25:18.492+00', 'system', 'false', '1', 'row 3', NULL, 'false', 'false', '999', '999', 'false', '999', '999', '999', 'false', 'false');

select setval('history.changes_change_ndx_seq', 273);
select setval('public.aqsci_parameter_akas_ndx_seq', 6);
select setval('public.aqsci_parameters_aqsci_parameter_ndx_seq', 20);
select setval('public.attachments_att_ndx_seq', 2);
select setval('public.contacts_rolo_ndx_seq', 2);
select setval('public.drought_stage_history_ndx_seq', 26);
select setval('public.drought_triggers_drought_trigger_ndx_seq', 1);
select setval('public.imports_import_ndx_seq', 1);
select setval('public.inspections_ir_ndx_seq', 1);
select setval('public.logger_uploads_upload_ndx_seq', 1);
select setval('public.map_features_feature_ndx_seq', 1);
select setval('public.meter_numbers', 3);
select setval('public.meter_readings_meter_reading_ndx_seq', 5);
select setval('public.meter_wells_ndx_seq', 1);
select setval('public.meters_meter_ndx_seq', 3);
select setval('public.permit_amendments_pamend_ndx_seq', 1);
select setval('public.permit_distributions_ndx_seq', 36);
select setval('public.permit_groups_permit_group_ndx_seq', 1);
select setval('public.permit_type_reductions_ndx_seq', 3);
select setval('public.permit_types_permit_type_ndx_seq', 2);
select setval('public.permit_wells_ndx_seq', 3);
select setval('public.permits_permit_ndx_seq', 3);
select setval('public.registrations_reg_ndx_seq', 1);
select setval('public.water_levels_ndx_seq', 2);
select setval('public.water_quality_results_ndx_seq', 1);
select setval('public.water_quality_samples_ndx_seq', 1);
select setval('public.well_components_ndx_seq', 1);
select setval('public.well_contacts_ndx_seq', 1);
select setval('public.well_formations_ndx_seq', 1);
select setval('public.wells_well_ndx_seq', 3);
