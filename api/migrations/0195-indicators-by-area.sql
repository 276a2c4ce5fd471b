-- Each area of drought stages has indicators and triggers of its own; those that there are, are of the first one.
alter table drought_triggers
  add column drought_area_ndx integer not null default 1 constraint drought_triggers_area_exists references drought_areas,
  add constraint drought_triggers_area_named check (drought_area_ndx <> 999),
  drop constraint drought_triggers_once,
  add constraint drought_triggers_once
    exclude using btree (drought_area_ndx with =, drought_stage_ndx with =, valid_from with =) where (not removed);

alter table drought_indicators
  add column drought_area_ndx integer not null default 1 constraint drought_indicators_area_exists references drought_areas,
  add constraint drought_indicators_area_named check (drought_area_ndx <> 999),
  drop constraint drought_indicators_once_a_day,
  add constraint drought_indicators_once_a_day unique (drought_area_ndx, read_on);
