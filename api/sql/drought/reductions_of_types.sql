-- What drought stages take away from permits of each type, and the months that it holds in: from its first through the last
-- before the next change.
create view reductions_of_types as
select
  reductions.*,
  lead(holds_from) over (partition by permit_type_ndx order by holds_from) as holds_until
from public.permit_type_reductions as reductions;

-- The same with a row for each stage that takes something away.
create view stage_reductions_of_types as
select permit_type_ndx, holds_from, holds_until, drought_stage_ndx, reduction
from reductions_of_types
cross join lateral (
  values (2, d1_pump_reduction), (3, d2_pump_reduction), (4, d3_pump_reduction), (5, d4_pump_reduction)
) as stages (drought_stage_ndx, reduction)
where reduction > 0;

-- The factors of a type are of stages that the district has and that restrict.
create function refuse_factors_without_restriction() returns trigger
language plpgsql
as $$
begin
  if exists (
    select from api.stage_reductions_of_types as kept
    where kept.permit_type_ndx = new.permit_type_ndx and kept.holds_from = new.holds_from
      and kept.drought_stage_ndx not in (select drought_stage_ndx from public.drought_stages where restricts)
  ) then
    raise exception 'A factor is of a stage that restricts.'
      using errcode = 'check_violation', constraint = 'permit_type_reductions_of_restriction', table = 'permit_type_reductions';
  end if;
  return null;
end $$;
create trigger refuse_factors_without_restriction after insert or update on permit_type_reductions
  for each row execute function refuse_factors_without_restriction();
