-- The triggers of an area that are not removed, each until the next one of the same stage, indicator and number of days.
create view held_drought_triggers as
select
  triggers.drought_trigger_ndx,
  triggers.drought_area_ndx,
  triggers.drought_stage_ndx,
  stages.severity,
  triggers.indicator_ndx,
  triggers.window_days,
  triggers.comparison,
  triggers.threshold,
  triggers.valid_from,
  coalesce(lead(triggers.valid_from) over of_one, 'infinity') as valid_until
from public.drought_triggers as triggers
join ui_list_drought_stages as stages using (drought_stage_ndx)
where not triggers.removed
window of_one as (
  partition by triggers.drought_area_ndx, triggers.drought_stage_ndx, triggers.indicator_ndx, triggers.window_days
  order by triggers.valid_from
);

-- Of two stages at the same time, the more severe one is never reached first: their triggers would contradict each other.
create function keep_triggers_in_order() returns trigger
language plpgsql
as $$
begin
  if exists (
    select from api.held_drought_triggers as milder
    join api.held_drought_triggers as worse
      on worse.drought_area_ndx = milder.drought_area_ndx
      and worse.indicator_ndx = milder.indicator_ndx
      and worse.window_days = milder.window_days
      and worse.severity > milder.severity
      and worse.valid_from < milder.valid_until
      and milder.valid_from < worse.valid_until
    where new.drought_trigger_ndx in (milder.drought_trigger_ndx, worse.drought_trigger_ndx)
      and case
        when milder.comparison like '%Below' and worse.comparison like '%Below' then worse.threshold > milder.threshold
        when milder.comparison like '%Above' and worse.comparison like '%Above' then worse.threshold < milder.threshold
        else milder.threshold is not null and worse.threshold is not null
      end
  ) then
    raise exception 'The trigger contradicts that of another stage.'
      using errcode = 'check_violation', constraint = 'drought_triggers_in_order', table = 'drought_triggers';
  end if;
  return null;
end $$;
create trigger keep_triggers_in_order after insert or update on drought_triggers
  for each row execute function keep_triggers_in_order();
