-- Brings the kept rows up to what they are now: with null for both, of all permits and months.
create function keep_permit_months(only_permits integer[], only_months date[]) returns void
language plpgsql
-- The arguments decide what is read: a plan for all of them would read every reading for one permit.
set plan_cache_mode = force_custom_plan
as $$
declare
  only_years constant integer[] := array(select distinct extract(year from month)::integer from unnest(only_months) as month);
begin
  with
  refreshed as materialized (
    select * from api.compute_permit_months(only_permits, only_months)
  ),
  -- Subtracted as sets: PostgreSQL expects a dozen refreshed months, and would look for each kept one among all of them.
  gone as (
    delete from public.permit_months
    where (permit_ndx, c_year, c_month) in (
      select permit_ndx, c_year, c_month
      from public.permit_months
      where (only_permits is null or permit_ndx = any (only_permits))
        and (only_months is null or (c_year = any (only_years) and make_date(c_year, c_month, 1) = any (only_months)))
      except
      select permit_ndx, c_year, c_month from refreshed
    )
  )
  insert into public.permit_months as kept
  select * from refreshed
  on conflict (permit_ndx, c_year, c_month) do update set
    fiscal_year = excluded.fiscal_year,
    drought_stage_ndx = excluded.drought_stage_ndx,
    reduction = excluded.reduction,
    permitted_gal = excluded.permitted_gal,
    reduced_gal = excluded.reduced_gal,
    metered_gal = excluded.metered_gal,
    has_negative = excluded.has_negative,
    was_read = excluded.was_read
  where kept is distinct from excluded;
end $$;

-- The same of what is allowed alone. The months that these permits have stay the same ones; a permit that is new has none yet.
create function keep_allowances(some_permits integer[], some_months date[]) returns void
language plpgsql
set plan_cache_mode = force_custom_plan
as $$
declare
  new_permits constant integer[] := array(
    select asked.permit_ndx
    from unnest(some_permits) as asked (permit_ndx)
    where not exists (select from public.permit_months where permit_months.permit_ndx = asked.permit_ndx)
  );
begin
  update public.permit_months as kept set
    drought_stage_ndx = allowed.drought_stage_ndx,
    reduction = allowed.reduction,
    permitted_gal = allowed.permitted_gal,
    reduced_gal = allowed.reduced_gal
  from api.compute_allowances(some_permits, some_months) as allowed
  where kept.permit_ndx = allowed.permit_ndx
    and kept.c_year = allowed.c_year
    and kept.c_month = allowed.c_month
    and (kept.drought_stage_ndx, kept.reduction, kept.permitted_gal, kept.reduced_gal)
      is distinct from (allowed.drought_stage_ndx, allowed.reduction, allowed.permitted_gal, allowed.reduced_gal);
  if new_permits <> '{}' then
    perform api.keep_permit_months(new_permits, null);
  end if;
end $$;
