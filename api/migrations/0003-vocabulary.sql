-- Lists to choose from. Each has a row 999, which stands for 'unset': shown blank, left out of counts.
-- The other rows are a vocabulary that a Texas district can start with; a district changes them as it needs.

create procedure make_lookup(target text, key_column text, label_column text, entries text[])
language plpgsql
as $$
begin
  execute format(
    'create table %1$I (
       %2$I integer not null constraint %4$I primary key,
       %3$I text not null constraint %5$I unique
     )', target, key_column, label_column, target || '_key', target || '_named_once');
  execute format(
    'insert into %I select number, entry from unnest($1) with ordinality as list (entry, number) union all select 999, ''''',
    target) using entries;
  call keep_table(target::regclass, key_column);
end $$;

call make_lookup('well_uses', 'well_use_ndx', 'well_use_name', array[
  'Domestic', 'Livestock', 'Irrigation', 'Public Supply', 'Commercial', 'Industrial', 'Monitoring', 'Recreation',
  'Institutional', 'Unused']);
call make_lookup('well_classes', 'well_class_ndx', 'well_class_name', array[
  'Exempt', 'Nonexempt', 'Limited Production', 'Monitoring', 'Spring', 'Dewatering']);
call make_lookup('well_subclasses', 'well_subclass_ndx', 'well_subclass_name', array[
  'Individual Production Permit', 'Limited Production Permit', 'Exempt Domestic', 'Exempt Livestock',
  'Westbay Multiport', 'Observation', 'Test Well', 'Aquifer Storage and Recovery']);
call make_lookup('well_statuses', 'well_status_ndx', 'well_status_name', array[
  'Active', 'Inactive', 'Capped', 'Abandoned', 'Plugged', 'Proposed']);
call make_lookup('monitoring_statuses', 'monitoring_status_ndx', 'monitoring_status_desc', array[
  'Continuous Recorder', 'Monthly', 'Quarterly', 'Annual', 'Historical']);
call make_lookup('districts', 'district_ndx', 'district_name', array[
  'Barton Springs/Edwards Aquifer CD', 'Hays Trinity GCD', 'Plum Creek CD', 'Southwestern Travis County GCD',
  'Blanco-Pedernales GCD', 'Lost Pines GCD', 'Edwards Aquifer Authority']);
call make_lookup('counties', 'county_ndx', 'county_name', array['Travis', 'Hays', 'Caldwell', 'Bastrop', 'Blanco', 'Comal']);
call make_lookup('management_zones', 'mgmtzone_ndx', 'mgmtzone_name', array[
  'Western Edwards', 'Eastern Edwards', 'Saline Edwards', 'Upper Trinity', 'Middle Trinity', 'Lower Trinity']);
call make_lookup('aquifer_completions', 'aq_completion_ndx', 'aq_completion_desc', array[
  'Edwards', 'Upper Trinity', 'Middle Trinity', 'Lower Trinity', 'Edwards and Trinity', 'Austin Chalk', 'Alluvial', 'Trinity']);
call make_lookup('aquifer_settings', 'aq_setting_ndx', 'aq_setting_desc', array[
  'Unconfined', 'Confined', 'Recharge Zone', 'Contributing Zone', 'Saline Zone']);
call make_lookup('aquifer_groups', 'aquifer_group_ndx', 'aquifer_group_name', array['Edwards', 'Trinity', 'Other']);
call make_lookup('watersheds', 'watershed_ndx', 'watershed_name', array[
  'Barton Creek', 'Onion Creek', 'Bear Creek', 'Slaughter Creek', 'Williamson Creek', 'Blanco River', 'Plum Creek']);
call make_lookup('formations', 'formation_ndx', 'formation_name', array[
  'Alluvium', 'Austin Group', 'Eagle Ford', 'Buda Limestone', 'Del Rio Clay', 'Georgetown', 'Edwards Group', 'Walnut',
  'Upper Glen Rose', 'Lower Glen Rose', 'Hensel', 'Cow Creek', 'Hammett Shale', 'Sligo', 'Hosston']);
call make_lookup('well_log_types', 'well_log_type_ndx', 'well_log_type_desc', array[
  'Driller''s Log', 'Gamma', 'Resistivity', 'Caliper', 'Camera', 'Temperature']);
call make_lookup('drillers', 'driller_ndx', 'driller_name', array[]::text[]);
call make_lookup('mr_adjustment_reasons', 'mr_adjustment_reason_ndx', 'mr_adjustment_reason_desc', array[
  'Meter rollover', 'Meter replaced', 'Meter malfunction', 'Reading corrected', 'Leak', 'Other']);
call make_lookup('mr_report_statuses', 'mr_report_status_ndx', 'mr_report_status_desc', array[
  'Reported', 'Estimated', 'Read by staff', 'Not in use', 'Missing']);

-- The precincts that directors are elected from.

call make_lookup('precincts', 'precinct_ndx', 'precinct_label', array[
  'Precinct 1', 'Precinct 2', 'Precinct 3', 'Precinct 4', 'Precinct 5']);

-- The producing part of an aquifer, and the group that reports sum it under. Inventories of the state often name only
-- the Trinity as a whole.
call make_lookup('aquifers', 'aquifer_ndx', 'aquifer_desc', array[
  'Edwards (Balcones Fault Zone)', 'Edwards, saline', 'Upper Trinity', 'Middle Trinity', 'Lower Trinity',
  'Austin Chalk', 'Alluvium', 'Trinity']);
alter table aquifers
  add column aquifer_group_ndx integer not null default 999
    constraint aquifers_group_exists references aquifer_groups;
update aquifers set aquifer_group_ndx = case
  when aquifer_desc like 'Edwards%' then 1
  when aquifer_desc like '%Trinity' then 2
  when aquifer_ndx = 999 then 999
  else 3 end;
