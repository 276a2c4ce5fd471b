-- Sums of `permit_months` by permit and fiscal year, of some permits and years or of all: the one definition of what `permit_years`
-- keeps.
create function sum_permit_years(some_permits integer[], some_years smallint[]) returns setof public.permit_years
language sql stable
begin atomic
  select
    permit_ndx,
    fiscal_year,
    case when count(permitted_gal) = count(*) then sum(permitted_gal)::bigint end,
    sum(metered_gal)::bigint,
    bool_or(has_negative),
    max(c_year * 12 + c_month - 1) filter (where was_read),
    case when count(reduced_gal) = count(*) then sum(reduced_gal)::bigint end,
    (count(*) - count(permitted_gal))::smallint
  from public.permit_months
  where (some_permits is null or permit_ndx = any (some_permits))
    and (some_years is null or fiscal_year = any (some_years))
  group by permit_ndx, fiscal_year;
end;

-- Brings the kept sums of some permits and years, or of all, up to their months.
create function keep_permit_years(some_permits integer[], some_years smallint[]) returns void
language plpgsql
-- Here as below the arguments decide what is read, so that a plan for all of them would be a poor one.
set plan_cache_mode = force_custom_plan
as $$
begin
  with
  summed as materialized (
    select * from api.sum_permit_years(some_permits, some_years)
  ),
  gone as (
    delete from public.permit_years
    where (permit_ndx, fiscal_year) in (
      select permit_ndx, fiscal_year
      from public.permit_years
      where (some_permits is null or permit_ndx = any (some_permits))
        and (some_years is null or fiscal_year = any (some_years))
      except
      select permit_ndx, fiscal_year from summed
    )
  )
  insert into public.permit_years as kept
  select * from summed
  on conflict (permit_ndx, fiscal_year) do update set
    permitted_gal = excluded.permitted_gal,
    metered_gal = excluded.metered_gal,
    has_negative = excluded.has_negative,
    last_read = excluded.last_read,
    reduced_gal = excluded.reduced_gal,
    unknown_months = excluded.unknown_months
  where kept is distinct from excluded;
end $$;
