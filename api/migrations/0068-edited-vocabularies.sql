-- Staff edit the lists to choose from: words have an order, can be retired, and carry versions as records do.

create procedure edit_vocabulary(target regclass)
language plpgsql
as $$
begin
  execute format(
    'alter table %s
       add column word_place integer,
       add column word_retired boolean not null default false,
       add column version integer not null default 1,
       add column created_timestamp timestamptz not null default now(),
       add column created_by text not null default acting_user(),
       add column updated_timestamp timestamptz,
       add column updated_by text', target);
  execute format(
    'create trigger stamp_record before insert or update on %s for each row execute function stamp_record()', target);
end $$;

do $$
declare
  target text;
begin
  foreach target in array array[
    'well_classes', 'well_subclasses', 'well_uses', 'well_statuses', 'monitoring_statuses', 'districts', 'counties',
    'management_zones', 'watersheds', 'precincts', 'aquifers', 'aquifer_groups', 'aquifer_completions',
    'aquifer_settings', 'formations', 'drillers', 'well_log_types', 'well_component_types', 'casing_materials',
    'casing_types', 'system_types', 'pump_types', 'sampling_spigots', 'other_treatments', 'rolo_types',
    'permit_statuses', 'approval_bodies', 'mr_adjustment_reasons', 'mr_report_statuses', 'inspection_types',
    'wl_meas_methods', 'aqsci_data_sources', 'aqsci_labs', 'attachment_tags']
  loop
    call edit_vocabulary(target::regclass);
  end loop;
end $$;
