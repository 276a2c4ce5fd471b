-- The drought stages of the district, the mildest first. Declarations compare their severity: 0 of those that restrict nothing.
create view ui_list_drought_stages as
select
  drought_stage_ndx,
  drought_stage_name,
  restricts,
  stage_color,
  word_retired as is_retired,
  place,
  case when restricts then place else 0 end as severity
from (
  select *, row_number() over (order by word_place, drought_stage_ndx)::integer as place
  from public.drought_stages
  where drought_stage_ndx <> 999
) as stages;

-- A stage that nobody put in its place is the most severe. The order of the alphabet means nothing.
create function keep_stages_in_order() returns trigger
language plpgsql
as $$
begin
  if new.word_place is null then
    new.word_place := case
      when tg_op = 'UPDATE' then old.word_place
      else (select coalesce(max(word_place), 0) + 1 from public.drought_stages)
    end;
  end if;
  return new;
end $$;
create trigger keep_stages_in_order before insert or update on drought_stages
  for each row execute function keep_stages_in_order();

-- Months without drought have the first stage: it may be renamed, but it stays and restricts nothing.
create trigger keep_stage_without_drought before delete on drought_stages for each row
  when (old.drought_stage_ndx = 0) execute function refuse_row('drought_stages_one_without_drought', 'The stage without drought stays.');
create trigger let_stage_without_drought_restrict_nothing before insert or update on drought_stages for each row
  when (new.drought_stage_ndx = 0 and new.restricts) execute function refuse_row('drought_stages_one_without_drought', 'The stage without drought restricts nothing.');

-- Triggers and reductions are of stages that restrict: such a stage goes on to restrict, and stays.
create function let_stage_restrict_while_used() returns trigger
language plpgsql
as $$
begin
  if exists (select from public.drought_triggers where drought_stage_ndx = old.drought_stage_ndx and not removed)
    or exists (select from public.drought_reductions where drought_stage_ndx = old.drought_stage_ndx)
    or exists (select from api.stage_reductions_of_types where drought_stage_ndx = old.drought_stage_ndx)
  then
    raise exception 'Triggers or reductions of the stage are kept.'
      using errcode = 'check_violation', constraint = 'drought_stages_restriction_in_use', table = 'drought_stages';
  end if;
  return coalesce(new, old);
end $$;
create trigger let_stage_restrict_while_used before update on drought_stages for each row
  when (old.restricts and not new.restricts) execute function let_stage_restrict_while_used();
create trigger keep_stage_while_used before delete on drought_stages for each row
  execute function let_stage_restrict_while_used();

create function refuse_stage_without_restriction() returns trigger
language plpgsql
as $$
begin
  if exists (select from public.drought_stages where drought_stage_ndx = new.drought_stage_ndx and not restricts) then
    raise exception 'Triggers and reductions are of stages that restrict.'
      using errcode = 'check_violation', constraint = tg_table_name || '_of_restriction', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger refuse_stage_without_restriction before insert or update of drought_stage_ndx on drought_triggers
  for each row execute function refuse_stage_without_restriction();
create trigger refuse_stage_without_restriction before insert or update of drought_stage_ndx on drought_reductions
  for each row execute function refuse_stage_without_restriction();
