-- What stages take away from permits of a type, a use and an area in place of what they take from the type, and the months that it holds in:
-- what was decided last for their use, or else for their type, or else for their area. For every such three that some permits have or ever
-- had; null for all permits. With a path of its own it stays a function, of which PostgreSQL expects many rows: merged into a query it would expect
-- one, and go through all of them for each month of each permit.
create function special_reductions(only_permits integer[])
returns table (
  permit_type_ndx integer,
  primary_use_ndx integer,
  drought_area_ndx integer,
  drought_stage_ndx integer,
  holds_from date,
  holds_until date,
  reduction numeric
)
language sql stable rows 1000 set search_path = public, pg_temp
begin atomic
  with
  scopes as (
    select distinct facts.permit_type_ndx, facts.primary_use_ndx, areas.drought_area_ndx
    from public.permit_facts as facts
    join areas_of_groups as areas using (aquifer_group_ndx)
    where (only_permits is null or facts.permit_ndx = any (only_permits))
      and exists (select from public.drought_reductions)
  ),
  -- Each month from which something was decided that fits, with all that fits and was decided by then.
  fitting as (
    select
      scopes.*,
      turns.drought_stage_ndx,
      turns.holds_from,
      decided.reduction,
      4 * (decided.primary_use_ndx <> 999)::integer
        + 2 * (decided.permit_type_ndx <> 999)::integer
        + (decided.drought_area_ndx <> 999)::integer as precedence,
      row_number() over (
        partition by scopes.permit_type_ndx, scopes.primary_use_ndx, scopes.drought_area_ndx, turns.drought_stage_ndx, turns.holds_from,
          decided.primary_use_ndx, decided.permit_type_ndx, decided.drought_area_ndx
        order by decided.holds_from desc
      ) as latest_first
    from scopes
    cross join (select distinct drought_stage_ndx, holds_from from public.drought_reductions) as turns
    join public.drought_reductions as decided
      on decided.drought_stage_ndx = turns.drought_stage_ndx
      and decided.holds_from <= turns.holds_from
      and decided.primary_use_ndx in (scopes.primary_use_ndx, 999)
      and decided.permit_type_ndx in (scopes.permit_type_ndx, 999)
      and decided.drought_area_ndx in (scopes.drought_area_ndx, 999)
  )
  select
    fitting.permit_type_ndx,
    fitting.primary_use_ndx,
    fitting.drought_area_ndx,
    fitting.drought_stage_ndx,
    fitting.holds_from,
    coalesce(lead(fitting.holds_from) over (
      partition by fitting.permit_type_ndx, fitting.primary_use_ndx, fitting.drought_area_ndx, fitting.drought_stage_ndx
      order by fitting.holds_from
    ), 'infinity'),
    -- A row without a reduction leaves it to the next.
    (array_agg(fitting.reduction order by fitting.precedence desc) filter (where fitting.reduction is not null))[1]
  from fitting
  where fitting.latest_first = 1
  group by 1, 2, 3, 4, 5;
end;
