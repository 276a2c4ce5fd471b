-- Triggers are entered by staff, each from a day on with its source, and are corrected, removed and restored as other records are.
alter table drought_triggers
  add column removed boolean not null default false,
  add column removed_timestamp timestamptz,
  add column removed_by text,
  drop constraint drought_triggers_once,
  -- What was removed leaves its day to another.
  add constraint drought_triggers_once
    exclude using btree (drought_stage_ndx with =, valid_from with =) where (not removed),
  add constraint drought_triggers_flow_not_negative check (flow_cfs >= 0),
  add constraint drought_triggers_of_restriction check (drought_stage_ndx between 2 and 5);
create trigger stamp_removal before insert or update on drought_triggers for each row execute function stamp_removal();
